import { ChevronDown } from 'lucide';
import { Icon } from 'shared-content/ui/Icon';
import type { Service } from 'shared-content/content/services';
import { useDisclosure } from '../../useDisclosure';
import { drawings } from '../drawings/drawings';
import styles from './ServiceCard.module.scss';

export function ServiceCard({ service }: { service: Service }) {
  const { button, panel } = useDisclosure();
  const { address, alt } = drawings[service.icon];
  return (
    <li className={styles.card} data-reveal>
      <img className={styles.drawing} src={address} alt={alt} width={400} height={280} loading="lazy" />
      <h3 className={styles.title}>{service.title}</h3>
      <p className={styles.description}>{service.description}</p>
      <ul className={styles.features}>
        {service.features.map((feature) => (
          <li key={feature} className={styles.feature}>
            {feature}
          </li>
        ))}
      </ul>
      <button {...button} className={styles.learnMore}>
        <span>
          Learn More <span className={styles.about}>about {service.title}</span>
        </span>
        <Icon of={ChevronDown} className={styles.chevron} size={20} />
      </button>
      <div {...panel} className={styles.panel}>
        <p>{service.details}</p>
        {service.category && (
          <a className={styles.link} href={portfolioOf(service.category)}>
            See our {service.category} projects
          </a>
        )}
        <a className={styles.link} href={`/contact?service=${service.id}`}>
          Ask for a quote for {service.shortTitle}
        </a>
      </div>
    </li>
  );
}

function portfolioOf(category: string) {
  return `/portfolio?${new URLSearchParams({ category }).toString()}`;
}
