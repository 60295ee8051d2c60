import { Phone, X } from 'lucide';
import type { Telephone } from 'shared-content/business';
import { Icon } from 'shared-content/ui/Icon';
import styles from './Bar.module.scss';

interface BarProps {
  title: string;
  titleId: string;
  /** The address of the quote form for such a project. */
  quoteAddress: string;
  telephone: Telephone;
  onClose: () => void;
}

/** What stays in view: title and close, the call and, but on a phone held sideways, the way to a quote. */
export function Bar({ title, titleId, quoteAddress, telephone, onClose }: BarProps) {
  return (
    <div className={styles.bar}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.ways}>
        <a className={styles.way} href={telephone.href}>
          <span>
            <Icon of={Phone} size={20} />
            Call Now <span className={styles.number}>{telephone.display}</span>
          </span>
        </a>
        <a className={styles.way} data-variant="outline" href={quoteAddress}>
          <span>Request a Quote</span>
        </a>
      </div>
      <button className={styles.close} onClick={onClose} aria-label="Close case study">
        <Icon of={X} size={24} />
      </button>
    </div>
  );
}
