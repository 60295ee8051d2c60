import { useEffect, useRef } from 'react';
import { Phone } from 'lucide';
import type { Telephone } from 'shared-content/business';
import { Icon } from 'shared-content/ui/Icon';
import { revealOnScroll } from 'shared-content/ui/revealOnScroll';
import styles from './CallToAction.module.scss';

export function CallToAction({ telephone }: { telephone: Telephone }) {
  const text = useRef<HTMLDivElement>(null);

  useEffect(() => revealOnScroll(text.current ? [text.current] : []), []);

  return (
    <section className={styles.band} aria-labelledby="portfolio-call">
      <div className={styles.bond} />
      <div className={styles.text} ref={text}>
        <div>
          <h2 id="portfolio-call">Ready to Start Your Project?</h2>
          <p className={styles.line}>Tell us what you have in mind and we will come and look at it.</p>
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
