import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { pageHeading } from 'shared-content/contract/document';
import { type RemoteName, remotes } from 'shared-content/contract/remotes';
import { ended } from '../release/testing/command';
import { freePort } from '../serve/testing/freePort';
import { startNpm } from '../release/console/npm';
import { partNames, remotesHere } from '../parts';
import { edit } from './edit';
import type { Complaints } from './visit';

export const developed = remotesHere.find(({ route }) => route !== '/') ?? remotes[0];

/** Changes sources of a page, and waits until visitors see the change. The mark shows that React has kept the heading. */
export function changesOf(checkout: string) {
  const sources = path.join(checkout, developed.name, 'src');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const change = (file: string | undefined, from: string | RegExp, to: string) => {
    const whole = path.join(sources, file ?? '');
    const text = readFileSync(whole, 'utf8');
    if (text.search(from) < 0) throw new Error(`${whole} has no ${String(from)}`);
    writeFileSync(whole, text.replace(from, to));
  };
  const headings = files.find(
    (file) =>
      /(?<!\.test)\.tsx$/.test(file) && readFileSync(path.join(sources, file), 'utf8').includes('<h1'),
  );
  return {
    mark: (page: Page) =>
      page
        .locator(pageHeading)
        // The notice of a page whose scripts take longer than the shell's timeout gives way to the page.
        .filter({ hasNotText: 'could not be loaded' })
        .evaluate((heading: HTMLElement) => {
          heading.dataset.kept = '';
        }),
    component: async (pages: readonly Page[]) => {
      change(headings, '<h1', '<h1 title="Changed"');
      for (const page of pages) await page.locator(`${pageHeading}[title=Changed]`).waitFor();
    },
    page: async (pages: readonly Page[]) => {
      // At the end, so that React keeps the elements before it.
      change('Page/Page.tsx', /\n( {4}<\/\w*>\n {2}\);)/, '\n      <i title="Changed" />\n$1');
      for (const page of pages) await page.locator('main i[title=Changed]').waitFor({ state: 'attached' });
    },
    style: async (pages: readonly Page[]) => {
      change(headings?.replace('.tsx', '.module.scss'), /^(\.\w+ \{)/m, '$1\n  outline-color: rgb(1, 2, 3);');
      for (const page of pages) await page.waitForFunction(isOutlined);
    },
    isKept: (page: Page) => page.locator(`${pageHeading}[data-kept]`).isVisible(),
  };
}

function isOutlined() {
  return [...document.querySelectorAll('main *')].some(
    (element) => getComputedStyle(element).outlineColor === 'rgb(1, 2, 3)',
  );
}

/** The complaints without failed loads: unminified scripts may take longer than the shell's timeout for a remote. */
export function withoutSlowLoads({ console, foreign }: Complaints): Complaints {
  return { console: console.filter((text) => !text.includes("failed in phase 'load'")), foreign };
}

/** Gives the dev servers of a checkout free ports. Returns the addresses of their pages. */
export async function onFreePorts(checkout: string): Promise<Record<'shell' | RemoteName, string>> {
  const first = await freePort(partNames.length);
  edit(checkout, 'shared-content/src/contract/remotes.ts', 'firstDevPort = 3000', `firstDevPort = ${first}`);
  const addresses = partNames.map((name, position) => [name, `http://localhost:${first + position}`]);
  return Object.fromEntries(addresses) as Record<'shell' | RemoteName, string>;
}

/** Runs a checkout's `npm run dev`. Its output ends when the last process that it has started does. */
export function runDev(checkout: string, ...line: string[]) {
  const command = startNpm('npm', ['run', 'dev', '--silent', '--loglevel=error', ...line], { cwd: checkout });
  return { command, end: ended(command) };
}

/** Resolves when all dev servers have compiled and the command says where to look, rejects if they end before. */
export function compiled({ command, end }: { command: ChildProcess; end: ReturnType<typeof ended> }) {
  const up = new Promise<void>((resolve) => {
    let printed = '';
    command.stdout?.on('data', (text: Buffer) => {
      printed += text.toString();
      if (printed.includes(' at http://localhost:')) resolve();
    });
  });
  const early = end.then(({ output, errors }) => {
    throw new Error(`The dev servers ended:\n${output}\n${errors}`);
  });
  return Promise.race([up, early]);
}
