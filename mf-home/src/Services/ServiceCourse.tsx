import { portfolioAddress, quoteAddressFor } from 'shared-content/content/navigation';
import type { Service } from 'shared-content/content/services';
import { PictureFiles } from 'shared-content/ui/PictureFiles';
import styles from './ServiceCourse.module.scss';
import { servicePictures } from './servicePictures';

interface ServiceCourseProps {
  service: Service;
  id: string;
  hidden: boolean;
}

/** More about a service, with a picture of such work once it has been opened. */
export function ServiceCourse({ service, id, hidden }: ServiceCourseProps) {
  return (
    <div id={id} hidden={hidden} className={styles.course}>
      <div className={styles.picture}>
        {!hidden && (
          <PictureFiles
            {...servicePictures[service.icon]}
            className={styles.image}
            // On a large screen wider than it is shown: ladders and meshes are finer than pixels.
            sizes="32rem"
            loading="lazy"
          />
        )}
      </div>
      <div className={styles.text}>
        <h4 className={styles.title}>{service.shortTitle}</h4>
        <p>{service.details}</p>
        <a className={styles.quote} data-variant="outline" href={quoteAddressFor(service.id)}>
          {`Ask for a quote for ${service.shortTitle.toLowerCase()}`}
        </a>
        {service.category && (
          <a className={styles.projects} href={portfolioAddress({ category: service.category })}>
            {`See finished ${service.category.toLowerCase()}`}
          </a>
        )}
      </div>
    </div>
  );
}
