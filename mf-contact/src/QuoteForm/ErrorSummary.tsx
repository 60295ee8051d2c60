import { useEffect, useRef } from 'react';
import type { FieldName } from 'shared-content/contract/enquiry';

import styles from './QuoteForm.module.scss';

export interface Problem {
  name: FieldName;
  /** The id of the field's control. */
  id: string;
  /** What is wrong. */
  message: string;
}

interface ErrorSummaryProps {
  heading: string;
  problems: readonly Problem[];
  /** A corrected problem is crossed out and stays, so that the fields below do not move under the visitor's finger. */
  isCorrected: (name: FieldName) => boolean;
  onChoose: (name: FieldName) => void;
}

/**
 * Lists what is wrong, as it stands at each field. It takes the focus when it mounts: give it a new key for each
 * attempt.
 */
export function ErrorSummary({ heading, problems, isCorrected, onChoose }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <div
      ref={summary}
      className={styles.summary}
      tabIndex={-1}
      role="group"
      aria-labelledby="request-problems"
    >
      <h3 id="request-problems" className={styles.problemsHeading}>
        {heading}
      </h3>
      <ul className={styles.problems}>
        {problems.map(({ name, id, message }) => (
          <li key={name}>
            {isCorrected(name) ? (
              <s className={styles.corrected}>{message}</s>
            ) : (
              <a
                className={styles.problem}
                href={`#${id}`}
                onClick={(event) => {
                  // Following the hash would add a history entry, and in some browsers would not move the focus.
                  event.preventDefault();
                  onChoose(name);
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
