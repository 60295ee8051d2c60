import { internalLink } from './internalLinks';

afterEach(() => {
  document.body.innerHTML = '';
});

/** What becomes of a click on the element with the text 'Go' in this HTML. */
function clicked(html: string, init?: MouseEventInit, prepare?: (event: MouseEvent) => void) {
  document.body.innerHTML = html;
  let followed: URL | undefined;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  prepare?.(event);
  const read = (heard: MouseEvent) => {
    followed = internalLink(heard);
    heard.preventDefault();
  };
  document.addEventListener('click', read, { once: true });
  [...document.body.querySelectorAll('*')].find(({ innerHTML }) => innerHTML === 'Go')?.dispatchEvent(event);
  return followed && followed.pathname + followed.search + followed.hash;
}

test.each([
  ['<a href="/portfolio">Go</a>', '/portfolio'],
  ['<a href="/portfolio?category=Roofing">Go</a>', '/portfolio?category=Roofing'],
  ['<a href="/#services">Go</a>', '/#services'],
  ['<a href="#main">Go</a>', '/#main'],
  ['<a href="/portfolio" target="_self">Go</a>', '/portfolio'],
  ['<a href="/portfolio"><span>Go</span></a>', '/portfolio'],
  [`<a href="${location.origin}/contact">Go</a>`, '/contact'],
])('follows %s', (html, address) => {
  expect(clicked(html)).toBe(address);
});

test.each([
  ['another site', '<a href="https://www.google.com/search?q=review">Go</a>'],
  ['another protocol', '<a href="https://localhost/portfolio">Go</a>'],
  ['a telephone number', '<a href="tel:+447700900123">Go</a>'],
  ['a mail address', '<a href="mailto:enquiries@meridian-brickwork.example">Go</a>'],
  ['a script', '<a href="javascript:void 0">Go</a>'],
  ['a new tab', '<a href="/portfolio" target="_blank">Go</a>'],
  ['a named window', '<a href="/portfolio" target="other">Go</a>'],
  ['a download', '<a href="/portfolio" download>Go</a>'],
  ['a file', '<a href="/releases/mf-home/1/browser/hero-800.jpg">Go</a>'],
  ['a path that names a host to the History API', `<a href="${location.origin}//evil.example">Go</a>`],
  ['a link without an address', '<a>Go</a>'],
  ['no link at all', '<button type="button">Go</button>'],
])('leaves %s to the browser', (_, html) => {
  expect(clicked(html)).toBeUndefined();
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %o to the browser',
  (init) => {
    expect(clicked('<a href="/portfolio">Go</a>', init)).toBeUndefined();
  },
);

test('leaves a click that a page has handled itself alone', () => {
  const html = '<a href="/portfolio?project=garden-wall">Go</a>';
  const handle = (event: MouseEvent) => {
    document.body.addEventListener(
      'click',
      () => {
        event.preventDefault();
      },
      { once: true },
    );
  };
  expect(clicked(html, {}, handle)).toBeUndefined();
});
