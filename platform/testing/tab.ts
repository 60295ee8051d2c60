/** A tab of any browser: what the journeys and the screens need of one. */
export interface Tab {
  open: (address: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page. The page gets its source, and nothing that it imports. */
  evaluate: <A extends unknown[], R>(inPage: (...args: A) => R, ...args: A) => Promise<Awaited<R>>;
  /** Clicks the first visible element of a selector, as a visitor would. Waits for it. */
  click: (selector: string, text?: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  photograph: () => Promise<Uint8Array>;
  /** The errors and warnings in the browser's console. */
  complaints: string[];
  close: () => Promise<void>;
}

/** What a visitor of any browser does on a page. The lists stand in the `e2e/tabJourneys.ts` of the pages. */
export interface TabJourney {
  name: string;
  at: string;
  go: (tab: Tab) => Promise<void>;
}

export function callOf<A extends unknown[]>(inPage: (...args: A) => unknown, args: A): string {
  return `(${String(inPage)})(...${JSON.stringify(args)})`;
}

/** Runs in the page: waits for the first visible element of a selector, with a text if one is given. */
export async function visible(selector: string, text = ''): Promise<Element> {
  const endMs = performance.now() + 10_000;
  for (;;) {
    const found = [...document.querySelectorAll(selector)].find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.textContent.includes(text),
    );
    if (found) return found;
    if (performance.now() > endMs) throw new Error(`No ${selector} with the text '${text}'`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
