import type { Business } from 'shared-content/business';
import { CallLink } from '../ContactWays/ContactWays';
import styles from './CallBar.module.scss';

interface CallBarProps extends Pick<Business, 'mobile'> {
  /** The address of the form; absent on the page that has it. */
  quote: string | undefined;
  /** In the first screen too, where a phone shows no main action of the page. */
  fromStart?: boolean;
}

/** The call and the way to a quote within reach of the thumb, on phones. It needs no script. */
export function CallBar({ mobile, quote, fromStart }: CallBarProps) {
  return (
    <aside className={styles.foot} aria-label="Call or ask for a quote">
      <div className={styles.rail} data-from={fromStart ? 'start' : undefined}>
        <div className={styles.bar}>
          <CallLink mobile={mobile} className={styles.way} withNumber iconSize={20} />
          {quote && (
            <a className={styles.way} data-variant="quote" href={quote}>
              Request a Quote
            </a>
          )}
        </div>
      </div>
    </aside>
  );
}
