import { useEffect, useRef, type ReactNode } from 'react';
import { revealOnScroll } from 'shared-content/ui/revealOnScroll';
import styles from './ProjectGrid.module.scss';

interface ProjectGridProps {
  cards: readonly { id: string; card: ReactNode }[];
  /** Shown where there is no card. */
  empty: ReactNode;
}

/** The projects, and how many of them are shown. */
export function ProjectGrid({ cards, empty }: ProjectGridProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => revealOnScroll(list.current?.querySelectorAll('li') ?? []), []);

  return (
    <>
      <p className={styles.status} role="status">
        {`${cards.length} ${cards.length === 1 ? 'project' : 'projects'} shown`}
      </p>
      <ul className={styles.grid} data-odd={cards.length % 2 === 1} ref={list}>
        {cards.map(({ id, card }) => (
          <li key={id} className={styles.item}>
            {card}
          </li>
        ))}
      </ul>
      {cards.length === 0 && empty}
    </>
  );
}
