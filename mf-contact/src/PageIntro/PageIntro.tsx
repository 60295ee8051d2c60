import { ArrowLeft } from 'lucide-react';

import styles from './PageIntro.module.scss';

interface PageIntroProps {
  title: string;
  lead: string;
}

export function PageIntro({ title, lead }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <a className={styles.back} href="/">
        <ArrowLeft aria-hidden size={20} strokeWidth={1.5} />
        Back to Home
      </a>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}
