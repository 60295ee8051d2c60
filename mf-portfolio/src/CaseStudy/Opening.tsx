import type { ReactNode } from 'react';
import { Clock, MapPin } from 'lucide';
import { Icon } from 'shared-content/ui/Icon';
import type { Project } from 'shared-content/content/projects';
import styles from './Opening.module.scss';

interface OpeningProps {
  project: Project;
  picture: ReactNode;
}

/** What the job was, at a glance. */
export function Opening({ project, picture }: OpeningProps) {
  return (
    <div className={styles.opening}>
      <div className={styles.picture}>
        {picture}
        <p className={styles.badge}>{project.category}</p>
      </div>
      <section className={styles.overview}>
        <h3>Overview</h3>
        <p className={styles.description}>{project.description}</p>
        <p className={styles.brief}>{project.brief}</p>
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt>
              <Icon of={MapPin} size={20} />
              Location
            </dt>
            <dd>{project.location}</dd>
          </div>
          <div className={styles.fact}>
            <dt>
              <Icon of={Clock} size={20} />
              Duration
            </dt>
            <dd>{project.duration}</dd>
          </div>
        </dl>
      </section>
    </div>
  );
}
