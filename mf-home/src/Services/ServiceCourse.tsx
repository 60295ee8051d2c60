import { useEffect, useState } from 'react';
import type { Service } from 'shared-content/content/services';
import { PictureFiles } from 'shared-content/ui/PictureFiles';
import styles from './ServiceCourse.module.scss';
import type { ServicePicture } from './servicePictures';

interface ServiceCourseProps {
  service: Service;
  id: string;
  hidden: boolean;
}

/** More about a service, with a picture of such work once it has been opened. */
export function ServiceCourse({ service, id, hidden }: ServiceCourseProps) {
  return (
    <div id={id} hidden={hidden} className={styles.course}>
      <div className={styles.picture}>{!hidden && <LazyPicture service={service} />}</div>
      <div className={styles.text}>
        <h4 className={styles.title}>{service.shortTitle}</h4>
        <p>{service.details}</p>
        <a className={styles.link} href={`/contact?service=${service.id}#quote`}>
          {`Ask for a quote for ${service.shortTitle}`}
        </a>
        {service.category && (
          <a className={styles.link} data-variant="outline" href={portfolioOf(service.category)}>
            {`See our ${service.category} projects`}
          </a>
        )}
      </div>
    </div>
  );
}

/** The pictures' addresses are a chunk of their own: only visitors who open a course download them. */
function LazyPicture({ service }: { service: Service }) {
  const [shown, setShown] = useState<ServicePicture>();

  useEffect(() => {
    import(/* webpackChunkName: 'servicePictures' */ './servicePictures').then(
      ({ servicePictures }) => {
        setShown(servicePictures[service.icon]);
      },
      // Without it the text and the links are complete.
      () => undefined,
    );
  }, [service.icon]);

  return shown && <PictureFiles {...shown} className={styles.image} sizes="(width >= 48rem) 30rem, 100vw" />;
}

function portfolioOf(category: string) {
  return `/portfolio?${new URLSearchParams({ category }).toString()}`;
}
