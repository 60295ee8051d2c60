import { ChevronDown } from 'lucide';
import { portfolioAddress } from 'shared-content/content/navigation';
import type { Service } from 'shared-content/content/services';
import { Icon } from 'shared-content/ui/Icon';
import { PictureFiles } from 'shared-content/ui/PictureFiles';
import { useDisclosure } from '../useDisclosure';
import { Drawing } from './Drawing';
import { ServiceCourse } from './ServiceCourse';
import { servicePictures } from './servicePictures';
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

/** A card, and the course that 'Learn More' opens: as wide as the grid, below the card's row. */
function ServiceCard({ service }: { service: Service }) {
  const { button, panel } = useDisclosure();
  return (
    <li className={styles.service}>
      <div className={styles.card} data-reveal>
        <Drawing of={service.icon} className={styles.drawing} />
        <div className={styles.glimpse}>
          <PictureFiles
            {...servicePictures[service.icon]}
            // The width of the whole, of which the card shows a square.
            sizes="10rem"
            loading="lazy"
          />
        </div>
        <h3 className={styles.title}>
          <Title of={service} />
        </h3>
        <p className={styles.description}>
          {service.description}{' '}
          <a className={styles.finished} href={portfolioAddress(service.finished)}>
            {service.finished.words}
          </a>
        </p>
        <ul className={styles.features}>
          {service.features.map((feature) => (
            <li key={feature} className={styles.feature}>
              {feature}
            </li>
          ))}
        </ul>
        <button {...button} className={styles.learnMore}>
          <span>
            Learn More <span className={styles.about}>{`about ${service.title}`}</span>
          </span>
          <Icon of={ChevronDown} size={20} />
        </button>
      </div>
      <ServiceCourse {...panel} service={service} />
    </li>
  );
}

/** Where a line is too short for it, the title breaks after its short form. */
function Title({ of: { title, shortTitle } }: { of: Service }) {
  const end = title.indexOf(shortTitle) + shortTitle.length;
  return (
    <>
      {title.slice(0, end)} <span className={styles.end}>{title.slice(end + 1)}</span>
    </>
  );
}
