import type { ReactNode } from 'react';
import type { Stage } from 'shared-content/content/projects';
import styles from './Stages.module.scss';

export interface ShownStage extends Pick<Stage, 'caption'> {
  picture: ReactNode;
}

/** The work as it went on, in pictures. */
export function Stages({ stages }: { stages: readonly ShownStage[] }) {
  return (
    <div className={styles.stages}>
      {stages.map(({ caption, picture }) => (
        <figure key={caption} className={styles.stage}>
          {picture}
          <figcaption className={styles.caption}>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}
