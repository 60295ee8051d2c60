import { Phone } from 'lucide';
import type { Telephone } from 'shared-content/business';
import { Icon } from 'shared-content/ui/Icon';
import { revealOnScroll } from 'shared-content/ui/revealOnScroll';
import styles from './CallToAction.module.scss';

interface CallToActionProps {
  telephone: Telephone;
  /** As in 'We reply within 24 hours'. */
  replyTime: string;
}

export function CallToAction({ telephone, replyTime }: CallToActionProps) {
  return (
    <section className={styles.band} aria-labelledby="portfolio-call" ref={revealOnScroll}>
      <div className={styles.text} data-reveal>
        <div>
          <h2 id="portfolio-call">Ready to Start Your Project?</h2>
          <p className={styles.line}>
            Tell us what you have in mind. We reply {replyTime}; the visit and the written price are free.
          </p>
        </div>
        <div className={styles.actions}>
          <a className={styles.action} data-variant="inverse" href={telephone.href}>
            <Icon of={Phone} size={20} />
            Call {telephone.display}
          </a>
          <a className={styles.action} data-variant="inverseOutline" href="/#contact">
            Get Free Quote
          </a>
        </div>
      </div>
    </section>
  );
}
