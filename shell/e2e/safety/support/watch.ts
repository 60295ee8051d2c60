import type { Visitor } from 'platform/testing/visit';

/** Chromium's messages about a policy, a hash or a header that it refuses. */
const ofSafety = /polic|trusted|integrity|refused|header/i;

/** Records violations of the policy. The returned function resolves to those so far. */
export async function watchPolicy({ page, complaints }: Visitor): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`Policy violated: ${effectiveDirective} by ${blockedURI}`);
    });
  });
  return async () => {
    // The browser reports in a task of its own.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return complaints.console.filter((text) => ofSafety.test(text));
  };
}

/** The scripts and style sheets of a visitor's pages. */
interface FilesSeen {
  /** Every element that requests one, as `address hash CORS-mode`. */
  requested: Set<string>;
  /** The style sheets that apply now: the addresses of files, and the names of those that stand in the page. */
  sheets: () => Promise<string[]>;
  /** The addresses of all scripts that ran; ends the watching. */
  scripts: () => Promise<string[]>;
}

const mark = 'Requests ';

/** Watches which scripts and style sheets a visitor's pages request, with which hash, and which of them run. */
export async function watchFiles({ page }: Visitor): Promise<FilesSeen> {
  const requested = new Set<string>();
  page.on('console', (message) => {
    const [, element] = message.text().split(mark);
    if (element) requested.add(element);
  });
  await page.addInitScript(tellOfElements, mark);
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  return {
    requested,
    sheets: () =>
      page.evaluate(() =>
        [...document.styleSheets].map(({ href, ownerNode }) => {
          if (href !== null) return new URL(href).pathname;
          const name = ownerNode instanceof HTMLStyleElement ? ownerNode.dataset.href : undefined;
          return name ?? 'without a name';
        }),
      ),
    async scripts() {
      const ran = await page.coverage.stopJSCoverage();
      return ran.map(({ url }) => new URL(url).pathname);
    },
  };
}

/** Runs in the page before its scripts: logs every script, style sheet and preload of one. */
function tellOfElements(prefix: string) {
  new MutationObserver((mutations) => {
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
      const script = node instanceof HTMLScriptElement && node.src ? node : undefined;
      const link =
        node instanceof HTMLLinkElement && /^(stylesheet|preload)$/.test(node.rel) ? node : undefined;
      const address = script?.src ?? (link && !/^(font|image)$/.test(link.as) ? link.href : undefined);
      const element = script ?? link;
      if (!element || !address) continue;
      const { pathname } = new URL(address);
      console.debug(
        `${prefix}${pathname} ${element.integrity || 'no hash'} ${element.crossOrigin ?? 'no CORS'}`,
      );
    }
  }).observe(document, { childList: true, subtree: true });
}
