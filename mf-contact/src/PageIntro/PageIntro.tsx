import { ArrowLeft } from 'lucide';
import { Icon } from 'shared-content/ui/Icon';

import styles from './PageIntro.module.scss';

interface PageIntroProps {
  title: string;
  lead: string;
}

export function PageIntro({ title, lead }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <a className={styles.back} href="/">
        <Icon of={ArrowLeft} size={20} />
        Back to Home
      </a>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}
