import { useEffect, useRef, type ReactNode } from 'react';
import { revealOnScroll } from 'shared-content/ui/revealOnScroll';
import styles from './ProjectGrid.module.scss';

interface ProjectGridProps {
  items: readonly { id: string; shown: boolean; card: ReactNode }[];
  /** Shown when no project matches. */
  empty: ReactNode;
}

/** The number of cards that rise when scrolled into view: observing hundreds would take time in every frame. */
const revealedCards = 12;

/**
 * The projects and how many of them are shown. Cards that are filtered out stay mounted but hidden: mounting
 * hundreds of them again would cost a phone more than the 100 ms that filtering may take.
 */
export function ProjectGrid({ items, empty }: ProjectGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const count = items.filter(({ shown }) => shown).length;

  useEffect(
    () => revealOnScroll([...(list.current?.querySelectorAll('li') ?? [])].slice(0, revealedCards)),
    [],
  );

  return (
    <>
      <p className={styles.status} role="status">
        {`${count} ${count === 1 ? 'project' : 'projects'} shown`}
      </p>
      <ul className={styles.grid} data-single={count === 1} data-lead={count === items.length} ref={list}>
        {items.map(({ id, shown, card }) => (
          <li key={id} className={styles.item} hidden={!shown}>
            {card}
          </li>
        ))}
      </ul>
      {count === 0 && empty}
    </>
  );
}
