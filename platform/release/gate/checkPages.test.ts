import { checkPageFiles, checkLinks } from './checkPages';

const page = (text: string) => `<!doctype html><title>A page</title><h1>A page</h1>${text}`;
const routing = {
  remotes: [
    { name: 'mf-home', route: '/' },
    { name: 'mf-work', route: '/work' },
  ],
  redirects: [{ from: '/our-work', to: '/work' }],
  enquiries: { endpoint: '/api/enquiries', servicePort: 8090 },
};

describe('what a part renders', () => {
  const checked = (first: string, second = first, name = 'work.html') =>
    checkPageFiles(
      'mf-work',
      [first, second].map((text) => [[name, text] as const]),
      () => true,
    );

  test('is taken as it is', () => {
    expect(checked(page('<style><h1></style>'))).toEqual([['work.html', page('<style><h1></style>')]]);
  });

  test.each([
    [page('</h1><h1>'), 'with 2 h1 elements, and a page has exactly one'],
    ['<title>A page</title>', 'with 0 h1 elements, and a page has exactly one'],
    ['<title> </title><h1>', 'without a title'],
    [page('brick '.repeat(2e5)), 'with more than 1 MB'],
  ])('is refused: %.40s', (text, message) => {
    expect(() => checked(text)).toThrow(`mf-work renders work.html ${message}`);
  });

  test('is refused if it is another page each time', () => {
    expect(() => checked(page('1'), page('2'))).toThrow('mf-work renders work.html in another way each time');
  });

  test.each(['../outside', 'releases', 'releases.json', 'status.json', '.hidden', 'index.html.br'])(
    'is refused as a file named %s',
    (name) => {
      expect(() => checked('text', 'text', name)).toThrow('mf-work renders something else than files');
    },
  );
});

describe('links of a page', () => {
  const check = (links: string[], changed: string) => {
    const html = page(links.map((to) => `<a class="a" href="${to}">`).join(''));
    const pages = new Map([['work.html', `${html}<form method="post" action="/api/enquiries">`]]);
    checkLinks(pages, routing, new Set([changed]), false);
  };

  test('may lead to pages, redirects, and other sites', () => {
    check(['/', '/work?project=wall', '/#top', '/our-work', 'https://elsewhere.example/gone'], 'mf-work');
  });

  test.each(['mf-work', 'shell'])('to where no page is are refused when %s is new', (changed) => {
    expect(() => {
      check(['/gone?a=1&amp;b=2'], changed);
    }).toThrow(
      'mf-work links in work.html to /gone?a=1&amp;b=2, where no page is: mend it, add a redirect, or release with --allow-dead-links',
    );
  });

  test('of a page that is not new are not looked at', () => {
    check(['/gone'], 'mf-home');
  });
});
