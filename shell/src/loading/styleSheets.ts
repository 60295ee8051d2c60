import { reportFailure } from './failures';
import { buildOf, partOf } from './releaseData';
import { addressToTry } from './releasedFiles';
import { untilItWorks } from './untilItWorks';

/** A style sheet that is not here so long after the shell's far larger script, in milliseconds, will not come. */
const patience = 1500;

/** A later try holds nothing up: it may take its time on a slow connection. */
const patienceLater = 10_000;

/**
 * Fetches the style sheets of this document again that failed, and those that hang: for these the browser
 * would go on showing nothing at all.
 */
export function mendStyleSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) void mend(link);
}

async function mend(link: HTMLLinkElement): Promise<void> {
  const address = link.href;
  // The document has asked for it the first time.
  addressToTry(address);
  if (await arrives(link, patience)) return;
  const error = new Error(`${address} did not load`);
  reportFailure({ part: partOf(address), build: buildOf(address), phase: 'load', error });

  let latest = link;
  await untilItWorks(async () => {
    const next = document.createElement('link');
    for (const { name, value } of link.attributes) next.setAttribute(name, value);
    next.href = addressToTry(address);
    // In the same place: style sheets that come later overrule earlier ones.
    latest.replaceWith(next);
    latest = next;
    if (!(await arrives(next, patienceLater))) throw error;
  });
}

function arrives(link: HTMLLinkElement, within: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(hasRules(link));
    }, within);
    const settle = (arrived: boolean) => {
      clearTimeout(timer);
      resolve(arrived);
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

/** Of a style sheet that failed before this script came, browsers say nothing more; some have an empty one. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // An error page of another kind than a style sheet may not be read.
    return false;
  }
}
