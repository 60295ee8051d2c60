import type { Ref } from 'react';
import { ArrowLeft } from 'lucide';
import { quoteAddress } from 'shared-content/content/navigation';
import { projectsCompleted } from 'shared-content/content/stats';
import { Icon } from 'shared-content/ui/Icon';
import styles from './PageHeader.module.scss';

const completed = `${projectsCompleted.value}${projectsCompleted.suffix}`;

export function PageHeader({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) {
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        <a className={styles.back} href="/">
          <Icon of={ArrowLeft} size={20} />
          Back to Home
        </a>
        <h1 ref={headingRef} className={styles.heading} tabIndex={-1}>
          Our Portfolio
        </h1>
        <p className={styles.intro}>
          A few of our {completed} projects: what each was up against, and how we built it.
        </p>
        <a className={styles.quote} data-variant="outline" href={quoteAddress}>
          Request a Quote
        </a>
      </div>
      <div className={styles.bond} />
    </header>
  );
}
