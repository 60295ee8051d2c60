import { ChevronDown } from 'lucide';
import { useEffect, useState } from 'react';
import { Icon } from 'shared-content/ui/Icon';
import type { Service } from 'shared-content/content/services';
import { PictureFiles } from 'shared-content/ui/PictureFiles';
import { useDisclosure } from '../useDisclosure';
import { drawings } from './drawings/drawings';
import type { ServicePicture } from './servicePictures';
import styles from './ServiceCard.module.scss';

/** A card, and the course that 'Learn More' opens: as wide as the grid, below the card's row. */
export function ServiceCard({ service }: { service: Service }) {
  const { open, button, panel } = useDisclosure();
  const { address, alt } = drawings[service.icon];
  return (
    <li className={styles.service}>
      <div className={styles.card} data-reveal>
        <div className={styles.drawing}>
          <img src={address} alt={alt} width={400} height={280} loading="lazy" />
        </div>
        <h3 className={styles.title}>
          <Title of={service} />
        </h3>
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
            Learn More <span className={styles.about}>{`about ${service.title}`}</span>
          </span>
          <Icon of={ChevronDown} className={styles.chevron} size={20} />
        </button>
      </div>
      <div {...panel} className={styles.course}>
        <div className={styles.picture}>{open && <LazyPicture service={service} />}</div>
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
    </li>
  );
}

/** Where a line is too short for it, the title breaks after its short form. */
function Title({ of: { title, shortTitle } }: { of: Service }) {
  const start = `${shortTitle} `;
  if (!title.startsWith(start)) return title;
  return (
    <>
      {start}
      <span className={styles.end}>{title.slice(start.length)}</span>
    </>
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
