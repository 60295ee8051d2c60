import type { Service } from 'shared-content/content/services';
import { ServiceCard } from './ServiceCard';
import styles from './Services.module.scss';

export function Services({ services }: { services: readonly Service[] }) {
  return (
    <ul className={styles.services}>
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} />
      ))}
    </ul>
  );
}
