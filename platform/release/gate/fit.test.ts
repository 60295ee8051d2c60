import type { Build } from '../store/build';
import { checkFit, checkStyleReach } from './fit';

interface Made {
  react?: string;
  styles?: string;
}

/** A shell's `react` is the version that it provides, a remote's the range that it runs with. */
function made(parts: Record<string, Made>): Map<string, Build> {
  return new Map(
    Object.entries(parts).map(([part, { react, styles = '' }]) => {
      const versions: Record<string, string> = react === undefined ? {} : { react };
      const said = part === 'shell' ? { provides: versions } : { requires: versions };
      const files = new Map([[`browser/${part}.css`, Buffer.from(styles)]]);
      return [part, { id: part, record: { part, scripts: [], styles: [], ...said }, files, integrity: {} }];
    }),
  );
}

function check(parts: Record<string, Made>, ...changed: string[]): void {
  checkFit(made(parts), new Set(changed));
}

test.each([
  ['^19.2.0', '19.3.1', true],
  ['^19.2.0', '19.1.9', false],
  ['^18.2.0 || ^19.0.0', '19.3.1', true],
])('whether a remote of %s runs with %s, whichever is released first: %p', (range, version, fits) => {
  const parts = { shell: { react: version }, 'mf-home': { react: range } };
  for (const changed of [['mf-home'], ['shell'], ['shell', 'mf-home']]) {
    const checked = expect(() => {
      check(parts, ...changed);
    });
    if (fits) checked.not.toThrow();
    else checked.toThrow();
  }
});

const shellFirst = 'Release the shell first: npm run release -- shell';
const older = { react: '^19.2.0' };
const newer = { react: '^20.0.0' };
const old = { react: '19.2.9' };
const major = { react: '20.0.0' };
const needs = 'home needs react ^19.2.0, and the shell provides 20.0.0';

test.each<[message: string, changed: string[], parts: Record<string, Made>]>([
  [
    `home needs react ^20.0.0, and the shell provides 19.2.9. ${shellFirst}`,
    ['home'],
    { shell: old, home: newer },
  ],
  [
    `home needs react ^20.0.0, and the shell provides none. ${shellFirst}`,
    ['home'],
    { shell: {}, home: newer },
  ],
  [
    `${needs}. Build home with 20.0.0, and a range in its package.json that includes it`,
    ['home'],
    { shell: major, home: older },
  ],
  [
    `shell would break the live home, portfolio: ${needs}. Release them together: npm run release -- shell contact home portfolio`,
    ['shell', 'contact'],
    { shell: major, home: older, portfolio: older, contact: newer },
  ],
  [
    `${needs}. Build the two with what fits, and release them together`,
    ['shell', 'portfolio', 'home'],
    { shell: major, portfolio: newer, home: older },
  ],
])('%s', (message, changed, parts) => {
  expect(() => {
    check(parts, ...changed);
  }).toThrow(message);
});

describe('brand tokens', () => {
  const shell = { styles: ':root{--lime:#fff;--unit:8px}@media print{:root{--ink:#000}}.a{--stray:1}' };
  const withStyles = (styles: string) => ({ shell, home: { styles } });

  test.each([
    'a{color:var(--lime);margin:calc(2*var( --unit ))}',
    // Set by itself, or given a fallback.
    'a{--tile:1px;width:var(--tile)}',
    'a{color:var(--tint,red)}',
    '/* var(--nothing) */',
    '',
  ])('%s needs nothing that the shell lacks', (styles) => {
    check(withStyles(styles), 'home');
  });

  test.each(['--tint', '--ink', '--stray'])(
    'a remote that uses %s is refused, unless it is live',
    (token) => {
      const parts = withStyles(`a{color:var(--lime);border-color:var(${token})}`);
      const lacks = `home styles with ${token}, and the shell sets none on :root`;
      expect(() => {
        check(parts, 'home');
      }).toThrow(`${lacks}. ${shellFirst}`);
      expect(() => {
        check(parts, 'shell');
      }).toThrow(
        `shell would break the live home: ${lacks}. Release them together: npm run release -- shell home`,
      );
      check({ ...parts, contact: {} }, 'contact');
    },
  );
});

describe('a style sheet', () => {
  const reach = (styles: string) => {
    checkStyleReach(made({ 'mf-home': { styles } }), new Set(['mf-home']));
  };

  test.each([
    'header{display:none}',
    ':root{--brick:#000}',
    '*{color:red}',
    '.shell-Header-header{display:none}',
    'header:not(.mf-home-Page-page){display:none}',
    ':has(.mf-home-Page-page) header{display:none}',
    'header[title=".mf-home-"]{display:none}',
    '@media screen{header{display:none}}',
    '.mf-home-Page-page{:root:has(&) header{display:none}}',
    '@import "https://elsewhere.example/a.css";',
    '@font-face{font-family:Brick;src:url(a.woff2)}',
    '@keyframes fade{from{opacity:0}}',
  ])('that says %s reaches out of its part and is refused', (styles) => {
    expect(() => {
      reach(styles);
    }).toThrow(/^mf-home styles more than its own part with '/);
  });

  test.each([
    '.mf-home-Page-page:has(header) p{color:red}',
    '@media print{.mf-home-a{&:hover,p{color:red}}}',
    '@keyframes mf-home-fade{from{opacity:0}}',
  ])('that says %s does not', reach);

  test('that is none is refused', () => {
    expect(() => {
      reach('a{color:');
    }).toThrow(/^browser\/mf-home\.css of mf-home is no style sheet: /);
  });
});
