import { reportFailure } from './failures';
import { buildOf, partOf } from './releaseData';
import { addressOfAttempt, retryWithBackoff } from './retry';

/** Counted from when the shell's script runs: that is far larger, so a style sheet that is later than this hangs. */
const firstTimeoutMs = 1500;

/** Longer than the first: a later attempt does not hold up the page, and the connection may be slow. */
const laterTimeoutMs = 10_000;

/**
 * Fetches the style sheets of this document again that fail, and those that hang: a browser shows nothing of the
 * page while it waits for one.
 */
export function retryStyleSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) void retry(link);
}

async function retry(link: HTMLLinkElement): Promise<void> {
  const address = link.href;
  // Counts the document's own request.
  addressOfAttempt(address);
  if (await loads(link, firstTimeoutMs)) return;
  const error = new Error(`${address} did not load`);
  reportFailure({ part: partOf(address), build: buildOf(address), phase: 'load', error });

  let latest = link;
  await retryWithBackoff(async () => {
    const next = document.createElement('link');
    for (const { name, value } of link.attributes) next.setAttribute(name, value);
    next.href = addressOfAttempt(address);
    // In the same place: a later style sheet overrides an earlier one.
    latest.replaceWith(next);
    latest = next;
    if (!(await loads(next, laterTimeoutMs))) throw error;
  });
}

function loads(link: HTMLLinkElement, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(hasRules(link));
    }, timeoutMs);
    const settle = (loaded: boolean) => {
      clearTimeout(timer);
      resolve(loaded);
    };
    if (hasRules(link)) settle(true);
    link.addEventListener('load', () => {
      settle(true);
    });
    link.addEventListener('error', () => {
      settle(false);
    });
  });
}

/** A style sheet that failed before this script ran fires no event any more, and some browsers give it an empty sheet. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // Its rules may not be read: what came is no style sheet but an error page of another origin.
    return false;
  }
}
