import type { Project } from 'shared-content/content/projects';
import styles from './BuildNotes.module.scss';

export function BuildNotes({ project: { challenges, solutions, materials } }: { project: Project }) {
  const lists = [
    { heading: 'Challenges', items: challenges },
    { heading: 'Solutions', items: solutions },
    { heading: 'Materials Used', items: materials },
  ];

  return (
    <div className={styles.notes}>
      {lists.map(({ heading, items }) => (
        <section key={heading}>
          <h3 className={styles.heading}>{heading}</h3>
          <ul>
            {items.map((item) => (
              <li key={item} className={styles.item}>
                {item}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
