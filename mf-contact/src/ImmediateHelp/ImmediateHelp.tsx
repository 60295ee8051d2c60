import { Phone } from 'lucide';
import type { Telephone } from 'shared-content/business';
import { Icon } from 'shared-content/ui/Icon';

import styles from './ImmediateHelp.module.scss';

interface ImmediateHelpProps {
  heading: string;
  text: string;
  calls: readonly { label: string; phone: Telephone }[];
}

/** Both phone numbers, for a visitor who would rather call than fill in the form. */
export function ImmediateHelp({ heading, text, calls }: ImmediateHelpProps) {
  return (
    <section className={styles.card} aria-labelledby="immediate-help">
      <h2 id="immediate-help" className={styles.heading}>
        {heading}
      </h2>
      <p>{text}</p>
      <ul className={styles.calls}>
        {calls.map(({ label, phone }, index) => (
          <li key={phone.href}>
            <a
              className={styles.call}
              href={phone.href}
              data-variant={index === 0 ? 'inverse' : 'inverseOutline'}
            >
              <Icon of={Phone} size={20} />
              <span>
                {label} <span className={styles.number}>{phone.display}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
