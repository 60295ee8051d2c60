import { portfolioAddress, quoteAddressFor } from 'shared-content/content/navigation';
import type { Service } from 'shared-content/content/services';
import { PictureFiles } from 'shared-content/ui/PictureFiles';
import { Drawing } from './Drawing';
import { servicePictures } from './servicePictures';
import styles from './ServiceCourse.module.scss';

interface ServiceCourseProps {
  service: Service;
  id: string;
  hidden: boolean;
}

/** More about a service, and what it leads to. */
export function ServiceCourse({ service, id, hidden }: ServiceCourseProps) {
  return (
    <div id={id} hidden={hidden} className={styles.course}>
      <h4 className={styles.title}>{service.title}</h4>
      <p className={styles.details}>{service.details}</p>
      <p className={styles.price}>
        <strong>The price depends on</strong> {service.price}
      </p>
      <div className={styles.picture}>
        <PictureFiles {...servicePictures[service.icon]} sizes="24rem" loading="lazy" />
      </div>
      <Drawing of={service.icon} className={styles.drawing} />
      <div className={styles.ways}>
        <a className={styles.quote} data-variant="outline" href={quoteAddressFor(service.id)}>
          {`Ask for a quote for ${service.shortTitle.toLowerCase()}`}
        </a>
        <a className={styles.projects} href={portfolioAddress(service.finished)}>
          {`See finished ${service.shortTitle.toLowerCase()}`}
        </a>
      </div>
    </div>
  );
}
