import { ArrowRight } from 'lucide';
import type { Project } from 'shared-content/content/projects';
import { Icon } from 'shared-content/ui/Icon';
import type { Picture } from 'shared-content/ui/picture';
import { PictureFiles } from 'shared-content/ui/PictureFiles';
import styles from './FinishedProject.module.scss';

interface FinishedProjectProps {
  project: Project;
  /** What its client speaks of, closer than the project's own picture. */
  picture: Picture;
  alt: string;
  /** The address of its case study. */
  href: string;
}

/** A finished project and what its client says, as a reason to send the form. */
export function FinishedProject({ project, picture, alt, href }: FinishedProjectProps) {
  return (
    <figure className={styles.project}>
      <div className={styles.picture}>
        <PictureFiles
          className={styles.image}
          picture={picture}
          // On large screens 28rem, until the form is sent.
          sizes="(min-width: 64rem) 44rem, (min-width: 48rem) 60vw, 100vw"
          alt={alt}
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
