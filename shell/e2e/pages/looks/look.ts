import type { Page } from 'playwright-core';

/** One thing that must hold for every page state. */
export interface Look {
  /** Completes the name of a state to a sentence. */
  name: string;
  /** What does not hold; an empty list is what a test wants. */
  findings: (page: Page) => Promise<string[]>;
}
