import { Award, Clock, MapPin } from 'lucide';
import { business } from 'shared-content/business';
import { quoteAddress } from 'shared-content/content/navigation';
import { Icon } from 'shared-content/ui/Icon';
import styles from './WhyChoose.module.scss';

/** PLACEHOLDER: the descriptions, until the firm has written its own. */
const reasons = [
  {
    icon: Clock,
    title: business.claims.emergency,
    description:
      'Emergency calls and urgent consultations, at any hour: an open roof does not wait for\u00a0Monday.',
  },
  {
    icon: Award,
    title: business.claims.yearsExperience,
    description: `Bricklaying and building since ${business.founded}, with the same care for a repair as for a whole house.`,
  },
  {
    icon: MapPin,
    title: 'Local Experts',
    description:
      'We work with the local building regulations every week, and know the clay, the stock bricks and the inspectors.',
  },
];

/** The band that other pages link to as `/contact#why-choose`. */
export function WhyChoose() {
  return (
    <section id="why-choose" aria-labelledby="why-choose-heading">
      <div className={styles.wall} />
      <div className={styles.band}>
        <h2 id="why-choose-heading">
          Why Choose <span className={styles.name}>{business.name}</span>
        </h2>
        <ul className={styles.reasons}>
          {reasons.map(({ icon, title, description }) => (
            <li key={title} className={styles.reason} data-reveal="">
              <Icon of={icon} className={styles.icon} />
              <h3 className={styles.title}>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        <a className={styles.quote} data-variant="outline" href={quoteAddress}>
          Request a Quote
        </a>
      </div>
    </section>
  );
}
