import { Award, Clock, MapPin } from 'lucide';
import { Icon } from 'shared-content/ui/Icon';
import type { Reason } from './reasons';
import styles from './WhyChoose.module.scss';

interface WhyChooseProps {
  heading: string;
  reasons: readonly Reason[];
}

const icons = { clock: Clock, award: Award, map: MapPin };

/** The band that other pages link to as `/contact#why-choose`. */
export function WhyChoose({ heading, reasons }: WhyChooseProps) {
  return (
    <section id="why-choose" aria-labelledby="why-choose-heading">
      <div className={styles.wall} />
      <div className={styles.band}>
        <h2 id="why-choose-heading">{heading}</h2>
        <ul className={styles.reasons}>
          {reasons.map(({ icon, title, description }) => (
            <li key={title} className={styles.reason} data-reveal="">
              <Icon of={icons[icon]} className={styles.icon} size={32} />
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
