import styles from './Wordmark.module.scss';

interface WordmarkProps {
  name: string;
  /** The first word or words of the name, set large. */
  shortName: string;
}

/** The firm's name as the link home: short name large, the rest of the name under it where there is room. */
export function Wordmark({ name, shortName }: WordmarkProps) {
  return (
    <a className={styles.wordmark} href="/">
      <svg className={styles.mark} viewBox="0 0 14 14" aria-hidden="true">
        <path d="M0 0h4v4H0zM5 0h4v4H5zM10 0h4v4h-4zM0 5h2v4H0zM3 5h8v4H3zM12 5h2v4h-2zM0 10h4v4H0zM5 10h4v4H5zM10 10h4v4h-4z" />
      </svg>
      <span className={styles.name}>
        <span className={styles.short}>{shortName}</span>
        <span className={styles.rest}>{name.replace(shortName, '')}</span>
      </span>
    </a>
  );
}
