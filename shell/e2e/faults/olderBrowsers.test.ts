import { another } from 'platform/testing/sitePages';
import { phone, stageOfFile } from 'platform/testing/visit';
import { readerIn } from './support/reader';

const { remote } = another;

const stage = stageOfFile();

/** What browsers below the list in package.json lack, each alone, as a script that takes it away. */
const missing = {
  'AbortSignal.timeout': 'delete AbortSignal.timeout',
  PerformanceObserver: 'delete window.PerformanceObserver',
  'Object.hasOwn': 'delete Object.hasOwn',
  'performance.mark': 'delete Performance.prototype.mark',
};

test.each(Object.entries(missing))(
  'without %s every page is readable, and its links load documents',
  async (_, script) => {
    const { page } = await stage.tab({ viewport: phone });
    await page.addInitScript(script);
    const { documents, follow, sees } = readerIn(page);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/');
    expect(await sees('mf-home')).toBe('page');
    await follow(remote);
    expect(await sees(remote)).toBe('page');
    expect(documents).toHaveLength(2);
    expect(errors).toEqual([]);
    expect(requests.filter((path) => path.endsWith('/shell.js'))).toEqual([]);
  },
);
