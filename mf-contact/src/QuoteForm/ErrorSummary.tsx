import { useEffect, useRef } from 'react';

import styles from './ErrorSummary.module.scss';

export interface FormProblem<Name extends string> {
  name: Name;
  /** The id of the field's control. */
  id: string;
  message: string;
}

interface ErrorSummaryProps<Name extends string> {
  heading: string;
  problems: readonly FormProblem<Name>[];
  onChoose: (name: Name) => void;
}

/** Lists what keeps the form from being sent. Takes focus when it appears: give it a new key per attempt. */
export function ErrorSummary<Name extends string>({ heading, problems, onChoose }: ErrorSummaryProps<Name>) {
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    summary.current?.focus();
  }, []);

  return (
    <div ref={summary} className={styles.summary} tabIndex={-1} role="group" aria-labelledby="quote-problems">
      <h3 id="quote-problems" className={styles.heading}>
        {heading}
      </h3>
      <ul className={styles.list}>
        {problems.map(({ name, id, message }) => (
          <li key={name}>
            <a
              className={styles.link}
              href={`#${id}`}
              onClick={(event) => {
                // A followed hash would add a step to the history and move no focus in some browsers.
                event.preventDefault();
                onChoose(name);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
