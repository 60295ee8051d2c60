import type { Project } from 'shared-content/content/projects';
import styles from './Work.module.scss';

/**
 * Each challenge beside its solution. Screen readers get a table, and so the pairs. It is made of roles, since a phone
 * shows no rows, and Safari drops the semantics of tables that are laid out as blocks.
 */
export function Challenges({ challenges, solutions }: Pick<Project, 'challenges' | 'solutions'>) {
  const longer = challenges.length > solutions.length ? challenges : solutions;

  return (
    <div className={styles.pairs} role="table">
      <div className={styles.headings} role="row">
        <div className={styles.challenge} role="columnheader">
          <h3>Challenges</h3>
        </div>
        <div className={styles.solution} role="columnheader">
          <h3>Solutions</h3>
        </div>
      </div>
      {longer.map((text, row) => (
        <div key={text} className={styles.pair} role="row">
          <div className={styles.challenge} role="cell">
            {challenges[row]}
          </div>
          <div className={styles.solution} role="cell">
            {solutions[row]}
          </div>
        </div>
      ))}
    </div>
  );
}

export function Materials({ materials }: Pick<Project, 'materials'>) {
  return (
    <section className={styles.materials}>
      <h3>Materials Used</h3>
      <ul className={styles.items}>
        {materials.map((item) => (
          <li key={item} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
