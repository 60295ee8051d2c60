import { useEffect, useRef, type ReactNode } from 'react';
import { revealOnScroll } from 'shared-content/ui/revealOnScroll';
import styles from './Section.module.scss';

interface SectionProps {
  /** The hash that links to this section use. */
  id: string;
  tone: 'lime' | 'mortar';
  heading: string;
  intro?: string;
  children: ReactNode;
}

/** One band of the page. Elements with `data-reveal` fade in and rise when they are scrolled into view. */
export function Section({ id, tone, heading, intro, children }: SectionProps) {
  const section = useRef<HTMLElement>(null);
  const headingId = `${id}-heading`;

  useEffect(() => revealOnScroll(section.current?.querySelectorAll<HTMLElement>('[data-reveal]') ?? []), []);

  return (
    <section ref={section} id={id} aria-labelledby={headingId} className={styles.section} data-tone={tone}>
      <div className={styles.bond} />
      <div className={styles.content}>
        <div className={styles.head} data-reveal>
          <h2 id={headingId}>{heading}</h2>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
