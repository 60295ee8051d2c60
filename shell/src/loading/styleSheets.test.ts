const reporter = jest.fn();
const folder = '/releases/mf-home/1a2b/browser/';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
});

const links = () => [...document.querySelectorAll('link')];
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A new document with the style sheets of shell and page, both pending. */
async function documentWith(page: string) {
  jest.resetModules();
  const { setReporter } = await import('./failures');
  const { retryStyleSheets } = await import('./styleSheets');
  setReporter(reporter);
  document.head.innerHTML = ['shell.css', page]
    .map(
      (name) =>
        `<link rel="stylesheet" href="${folder}${name}" data-href="${name}" integrity="sha256-${name}">`,
    )
    .join('');
  retryStyleSheets();
  return links().map((link) => link.href);
}

test('a style sheet that hangs is replaced by one at another address, which the browser does not wait for', async () => {
  const [shell, page] = await documentWith('hangs.css');
  links()[0]?.dispatchEvent(new Event('load'));
  await wait(1499);
  expect(links().map(({ href }) => href)).toEqual([shell, page]);
  await wait(1);
  expect(links().map(({ href }) => href)).toEqual([shell, `${page ?? ''}?attempt=1`]);
  expect(links()[1]?.dataset.href).toBe('hangs.css');
  expect(links()[1]?.getAttribute('integrity')).toBe('sha256-hangs.css');
});

test('one that fails is fetched again, after longer and longer pauses, until it loads', async () => {
  const [, page = ''] = await documentWith('fails.css');
  for (const pause of [0, 1000, 2000]) {
    links()[1]?.dispatchEvent(new Event('error'));
    await wait(pause);
  }
  expect(links()[1]?.href).toBe(`${page}?attempt=3`);
  links()[1]?.dispatchEvent(new Event('load'));
  await wait(60_000);
  expect(links()[1]?.href).toBe(`${page}?attempt=3`);
});

test('its failure is reported once, with its part and build', async () => {
  await documentWith('reported.css');
  links()[0]?.dispatchEvent(new Event('load'));
  await wait(60_000);
  expect(reporter.mock.calls).toEqual([
    [{ part: 'mf-home', build: '1a2b', phase: 'load', error: expect.any(Error) as unknown }],
  ]);
});
