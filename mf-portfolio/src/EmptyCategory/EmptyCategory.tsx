import styles from './EmptyCategory.module.scss';

interface EmptyCategoryProps {
  category: string;
  /** Where to ask about such work. */
  quoteAddress: string;
}

/** Says that there is no project of a category to show, and offers to talk about one. */
export function EmptyCategory({ category, quoteAddress }: EmptyCategoryProps) {
  return (
    <div className={styles.wall}>
      <div className={styles.band}>
        <p>{`We have no ${category} projects to show here yet.`}</p>
        <a className={styles.ask} href={quoteAddress}>
          {`Ask about ${category.toLowerCase()}`}
        </a>
      </div>
    </div>
  );
}
