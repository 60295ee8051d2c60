import { ArrowRight } from 'lucide';
import type { Project } from 'shared-content/content/projects';
import { Icon } from 'shared-content/ui/Icon';
import { PictureFiles } from 'shared-content/ui/PictureFiles';

import styles from './FinishedProject.module.scss';

interface FinishedProjectProps {
  project: Project;
  /** The address of its case study. */
  href: string;
}

/** Beside the form it may be higher than wide: it is cut from a picture of one and a half times its height. */
const sizes = '(min-width: 64rem) 60rem, (min-width: 48rem) 60vw, 100vw';

/** A finished project and what its client says, as a reason to send the form. */
export function FinishedProject({ project, href }: FinishedProjectProps) {
  return (
    <figure className={styles.project}>
      <div className={styles.picture}>
        <PictureFiles
          className={styles.image}
          picture={project.image}
          sizes={sizes}
          alt={project.imageAlt}
          loading="lazy"
          decoding="async"
        />
      </div>
      <figcaption className={styles.words}>
        <blockquote className={styles.quote}>
          <p>{project.clientTestimonial}</p>
        </blockquote>
        <p className={styles.who}>{project.clientAttribution}</p>
        <a className={styles.more} href={href}>
          {project.title}
          <Icon of={ArrowRight} size={20} />
        </a>
      </figcaption>
    </figure>
  );
}
