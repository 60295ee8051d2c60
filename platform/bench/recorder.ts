/** What a page records of itself, in milliseconds since its navigation started. */
export interface Recorded {
  largestPaint: number;
  /** The element of the largest paint, as in `img` or `h1`. */
  largest: string;
  /** Layout shift without recent input, summed up: never less than CLS, which counts the worst window. */
  shift: number;
  longTasks: { start: number; duration: number }[];
  /** When the drawer first opened. */
  menu?: number;
  /** When a filter was first marked as chosen. */
  filter?: number;
  /** When the last click started, and when the page that it led to was painted. */
  clicked?: number;
  painted?: number;
}

declare global {
  interface Window {
    recorded: Recorded;
  }
}

/** Runs in each document before its own scripts. Sent as text, so it may use nothing from outside itself. `pageHeading` finds the heading. */
export function record(pageHeading: string) {
  const recorded: Recorded = { largestPaint: 0, largest: '', shift: 0, longTasks: [] };
  window.recorded = recorded;

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.entryType === 'largest-contentful-paint') {
        recorded.largestPaint = entry.startTime;
        if ('element' in entry && entry.element instanceof Element)
          recorded.largest = entry.element.localName;
      } else if (entry.entryType === 'longtask') {
        recorded.longTasks.push({ start: entry.startTime, duration: entry.duration });
      } else if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
        recorded.shift += Number(entry.value);
      }
    }
  }).observe({ entryTypes: ['largest-contentful-paint', 'longtask', 'layout-shift'] });

  document.addEventListener(
    'beforetoggle',
    () => {
      recorded.menu ??= performance.now();
    },
    true,
  );
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      recorded.clicked = timeStamp;
    },
    true,
  );

  let heading: Element | null = null;
  new MutationObserver((changes) => {
    const chosen = changes.some(
      ({ attributeName, target }) =>
        attributeName && target instanceof Element && target.getAttribute(attributeName) === 'true',
    );
    if (chosen) recorded.filter ??= performance.now();

    const present = document.querySelector(pageHeading);
    if (present && present !== heading) {
      heading = present;
      requestAnimationFrame(() => {
        setTimeout(() => {
          recorded.painted = performance.now();
        });
      });
    }
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['aria-pressed'] });
}

/** Drops what is submitted before hydration, so that the first tap answered without a new document is found. */
export function loseEarlySubmits() {
  window.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
    },
    true,
  );
}
