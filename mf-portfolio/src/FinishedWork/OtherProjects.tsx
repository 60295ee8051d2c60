import { ArrowRight } from 'lucide';
import { portfolioAddress } from 'shared-content/content/navigation';
import type { Project } from 'shared-content/content/projects';
import { Icon } from 'shared-content/ui/Icon';
import { ProjectPicture } from '../ProjectPicture/ProjectPicture';
import styles from './OtherProjects.module.scss';

/** Small cards, each of which leads to a case study. */
export function OtherProjects({ projects }: { projects: readonly Project[] }) {
  return (
    <ul className={styles.others}>
      {projects.map((project) => (
        <li key={project.id} className={styles.other} data-reveal>
          <ProjectPicture
            picture={project.image}
            alt={project.imageAlt}
            sizes="(min-width: 72rem) 35.75rem, 46vw"
          />
          <div className={styles.text}>
            <h3>
              <a className={styles.title} href={portfolioAddress({ project })}>
                {project.title.replace('& ', '&\u00a0')}
                <Icon of={ArrowRight} size={20} className={styles.arrow} />
              </a>
            </h3>
            <p className={styles.teaser}>{project.description}</p>
            <p className={styles.facts}>
              <span>{project.location}</span> <span>{project.duration}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
