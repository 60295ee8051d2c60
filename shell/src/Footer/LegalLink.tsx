import type { MouseEvent } from 'react';
import styles from './LegalLink.module.scss';

interface LegalLinkProps {
  label: string;
  /** Where the page stands; `#` while it is not written. */
  href: string;
}

/** A link whose page may not be written yet: then following it neither jumps nor adds history. */
export function LegalLink({ label, href }: LegalLinkProps) {
  return (
    <a className={styles.link} href={href} onClick={href === '#' ? stayHere : undefined}>
      {label}
    </a>
  );
}

function stayHere(event: MouseEvent) {
  event.preventDefault();
}
