import { Phone } from 'lucide';
import { Icon } from 'shared-content/ui/Icon';

import styles from './ImmediateHelp.module.scss';

interface ImmediateHelpProps {
  heading: string;
  text: string;
  calls: readonly { label: string; href: string }[];
}

/** Both phone numbers as buttons, for visitors who prefer a call. */
export function ImmediateHelp({ heading, text, calls }: ImmediateHelpProps) {
  return (
    <section className={styles.card} aria-labelledby="immediate-help">
      <h2 id="immediate-help" className={styles.heading}>
        {heading}
      </h2>
      <p>{text}</p>
      <ul className={styles.calls}>
        {calls.map(({ label, href }, index) => (
          <li key={href}>
            <a className={styles.call} href={href} data-variant={index === 0 ? 'inverse' : 'inverseOutline'}>
              <Icon of={Phone} size={20} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
