import { quoteAddressFor } from 'shared-content/content/navigation';
import {
  categories,
  type Category,
  type Project,
  projects,
  serviceOf,
} from 'shared-content/content/projects';
import type { remotes } from 'shared-content/contract/remotes';

/** What the page shows, as far as a reader would share it. */
export interface PortfolioView {
  /** All projects when absent. */
  category?: Category;
  /** The project whose case study is open. */
  project?: Project;
}

export const route = '/portfolio' satisfies (typeof remotes)[number]['route'];

/** Reads the view from a query string. Unknown values are ignored. */
export function readView(search: string): PortfolioView {
  const query = new URLSearchParams(search);
  return {
    category: categories.find((category) => category === query.get('category')),
    project: projects.find(({ id }) => id === query.get('project')),
  };
}

/** The address of the quote form with a category's project type chosen. */
export function quoteAddressOf(category: Category): string {
  return quoteAddressFor(serviceOf[category]);
}
