import styles from './CategoryFilter.module.scss';

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
  return (
    <form className={styles.filter} action={action} aria-label="Filter projects by category">
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
