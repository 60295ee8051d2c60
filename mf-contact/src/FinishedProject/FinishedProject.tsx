import { ArrowRight } from 'lucide';
import { portfolioAddress } from 'shared-content/content/navigation';
import type { Project } from 'shared-content/content/projects';
import { sentencesOf } from 'shared-content/content/sentencesOf';
import type { View } from 'shared-content/content/views';
import { Icon } from 'shared-content/ui/Icon';
import { PictureFiles } from 'shared-content/ui/PictureFiles';
import styles from './FinishedProject.module.scss';

interface FinishedProjectProps {
  project: Omit<Project, 'stages'>;
  /** The project as no other page shows it. */
  view: View;
}

/** A finished project and what its client says, as a reason to send the form. */
export function FinishedProject({ project, view }: FinishedProjectProps) {
  return (
    <figure className={styles.project}>
      <div className={styles.picture}>
        <PictureFiles
          {...view}
          className={styles.image}
          // On large screens 28rem, until the form is sent.
          sizes="(min-width: 64rem) 36rem, (min-width: 48rem) 60vw, 100vw"
          loading="lazy"
          decoding="async"
        />
      </div>
      <figcaption className={styles.words}>
        <blockquote className={styles.quote}>
          {/* The home page shows the first sentence, the portfolio the last. */}
          <p>{sentencesOf(project.clientTestimonial)[1]}</p>
        </blockquote>
        <p className={styles.who}>{project.clientAttribution}</p>
        <a className={styles.more} href={portfolioAddress({ project })}>
          {project.title}
          <Icon of={ArrowRight} size={20} />
        </a>
      </figcaption>
    </figure>
  );
}
