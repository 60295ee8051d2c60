import { ArrowRight } from 'lucide';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from 'shared-content/ui/Icon';
import { revealOnScroll } from 'shared-content/ui/revealOnScroll';
import styles from './ProjectGrid.module.scss';

interface CategoryFilterProps {
  /** The address that the browser opens for a choice made before hydration. */
  action: string;
  all: string;
  categories: readonly string[];
  chosen: string;
  onChoose: (choice: string) => void;
}

/** A form: before hydration, a button makes the browser open the same address. */
export function CategoryFilter({ action, all, categories, chosen, onChoose }: CategoryFilterProps) {
  const row = useRef<HTMLFormElement>(null);

  // `scrollIntoView` would scroll the page too.
  useEffect(() => {
    const { current } = row;
    const choice = current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (!current || !choice) return;
    current.scrollLeft = choice.offsetLeft - (current.clientWidth - choice.offsetWidth) / 2;
  }, [chosen]);

  return (
    <form className={styles.filter} action={action} aria-label="Filter projects by category" ref={row}>
      {[all, ...categories].map((choice) => (
        <button
          key={choice}
          className={styles.choice}
          name={choice === all ? undefined : 'category'}
          value={choice}
          aria-pressed={choice === chosen}
          onClick={(event) => {
            event.preventDefault();
            onChoose(choice);
          }}
        >
          {choice}
        </button>
      ))}
    </form>
  );
}

interface ProjectGridProps {
  cards: readonly { id: string; card: ReactNode }[];
  /** Shown where there is no card. */
  empty: ReactNode;
}

/** The projects, and how many of them are shown. */
export function ProjectGrid({ cards, empty }: ProjectGridProps) {
  return (
    <>
      <p className={styles.status} role="status">
        {`${cards.length} ${cards.length === 1 ? 'project' : 'projects'} shown`}
      </p>
      <ul className={styles.grid} data-odd={cards.length % 2 === 1} ref={revealOnScroll}>
        {cards.map(({ id, card }) => (
          <li key={id} className={styles.item} data-reveal>
            {card}
          </li>
        ))}
      </ul>
      {cards.length === 0 && empty}
    </>
  );
}

interface EmptyCategoryProps {
  category: string;
  /** Where to ask about such work. */
  quoteAddress: string;
  /** A project of another category that shows such work, the address of its case study, and a picture of the work. */
  example?: { title: string; href: string; picture: ReactNode };
}

/** Shows such work in another project, offers to talk about some, and says that there is no project to show. */
export function EmptyCategory({ category, quoteAddress, example }: EmptyCategoryProps) {
  const work = category.toLowerCase();
  return (
    <div className={styles.empty}>
      {example && <div>{example.picture}</div>}
      <div className={styles.words}>
        {example && (
          <>
            <p className={styles.where}>
              {`You can see our ${work} in the `}
              <span className={styles.title}>{`${example.title}.`}</span>
            </p>
            <a className={styles.example} href={example.href}>
              View Case Study <span className={styles.said}>{`→ ${example.title}`}</span>
              <Icon of={ArrowRight} size={20} />
            </a>
          </>
        )}
        <a className={styles.ask} data-variant="outline" href={quoteAddress}>
          {`Ask about ${work}`}
        </a>
        <p className={styles.none}>{`We have no ${work} projects on their own to show here yet.`}</p>
      </div>
    </div>
  );
}
