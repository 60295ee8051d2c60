import { ArrowLeft } from 'lucide';
import { Icon } from 'shared-content/ui/Icon';

import styles from './PageIntro.module.scss';

interface PageIntroProps {
  firm: string;
  lead: string;
}

export function PageIntro({ firm, lead }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <a className={styles.back} href="/">
        <Icon of={ArrowLeft} size={20} />
        Back to Home
      </a>
      <h1 className={styles.title} tabIndex={-1}>
        Contact <span className={styles.firm}>{firm}</span>
      </h1>
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}
