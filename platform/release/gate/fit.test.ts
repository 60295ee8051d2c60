import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Build } from '../store/build';
import { checkFit } from './fit';
import { runLine } from '../testing/command';
import { smallBuild, smallSite } from '../testing/smallSite';

interface Made {
  react?: string;
  styles?: string;
}

/** A shell's `react` is the version that it provides, a remote's the range that it runs with. */
function made(parts: Record<string, Made>): Map<string, Build> {
  return new Map(
    Object.entries(parts).map(([part, { react, styles = '' }]) => {
      const versions: Record<string, string> = react === undefined ? {} : { react };
      const record = {
        part,
        scripts: [],
        styles: [],
        ...(part === 'shell' ? { provides: versions } : { requires: versions }),
      };
      const files = new Map([[`browser/${part}.css`, Buffer.from(styles)]]);
      return [part, { id: part, record, files, integrity: {} }];
    }),
  );
}

function check(parts: Record<string, Made>, ...changed: string[]): string {
  try {
    checkFit(made(parts), new Set(changed));
    return 'fits';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

describe('a range decides', () => {
  test.each([
    ['^19.2.0', '19.2.9', true],
    ['^19.2.0', '19.3.1', true],
    ['^19.2.0', '19.1.9', false],
    ['^19.2.0', '20.0.0', false],
    ['^19.2.0', '19.4.0-canary.1', false],
    ['~19.2.1', '19.3.0', false],
    ['^18.2.0 || ^19.0.0', '19.3.1', true],
    // As builds said it that were made when one version fitted.
    ['19.3.1', '19.3.1', true],
    ['19.3.1', '19.3.2', false],
  ])('whether %s is content with %s: %p', (range, version, fits) => {
    const parts = { shell: { react: version }, 'mf-home': { react: range } };
    expect(check(parts, 'mf-home') === 'fits').toBe(fits);
    expect(check(parts, 'shell') === 'fits').toBe(fits);
    expect(check(parts, 'shell', 'mf-home') === 'fits').toBe(fits);
  });
});

describe('whatever is released first', () => {
  const before = { shell: { react: '19.2.9' }, home: { react: '^19.2.0' }, portfolio: { react: '^19.2.0' } };
  const after = { shell: { react: '19.3.1' }, home: { react: '^19.2.4' }, portfolio: { react: '^19.2.4' } };
  const parts = ['shell', 'home', 'portfolio'] as const;

  test.each(permutations(parts))('%s, %s, %s: each step fits', (...order) => {
    const live: Record<string, Made> = { ...before };
    for (const part of order) {
      live[part] = after[part];
      expect(check(live, part)).toBe('fits');
    }
  });
});

describe('a remote that the live shell does not suit', () => {
  test('and that needs a later version waits for the shell', () => {
    expect(check({ shell: { react: '19.2.9' }, 'mf-home': { react: '^19.3.0' } }, 'mf-home')).toBe(
      'mf-home needs react ^19.3.0, and the shell provides 19.2.9. Release the shell first: npm run release -- shell',
    );
  });

  test('and that needs what the shell has never heard of waits for it too', () => {
    expect(check({ shell: {}, 'mf-home': { react: '^19.3.0' } }, 'mf-home')).toBe(
      'mf-home needs react ^19.3.0, and the shell provides none. Release the shell first: npm run release -- shell',
    );
  });

  test('and that needs an earlier one has to go along', () => {
    expect(check({ shell: { react: '20.0.0' }, 'mf-home': { react: '^19.2.0' } }, 'mf-home')).toBe(
      'mf-home needs react ^19.2.0, and the shell provides 20.0.0. Build mf-home with 20.0.0, and a range in its package.json that includes it',
    );
  });
});

describe('a major', () => {
  const shell = { react: '20.0.0' };
  const earlier = { react: '^19.2.0' };
  const later = { react: '^20.0.0' };

  test('is not released alone, and says with which parts it is', () => {
    expect(check({ shell, home: earlier, portfolio: earlier, contact: later }, 'shell', 'contact')).toBe(
      'shell would break the live home, portfolio: home needs react ^19.2.0, and the shell provides 20.0.0. Release them together: npm run release -- shell contact home portfolio',
    );
  });

  test('is released together', () => {
    expect(check({ shell, home: later, portfolio: later }, 'shell', 'home', 'portfolio')).toBe('fits');
  });

  test('of which one of those released together knows nothing is refused', () => {
    expect(check({ shell, home: later, portfolio: earlier }, 'shell', 'home', 'portfolio')).toBe(
      'portfolio needs react ^19.2.0, and the shell provides 20.0.0. Build the two with what fits, and release them together',
    );
  });
});

describe('brand tokens', () => {
  const shell = { styles: ':root{--lime:#fff;--unit:8px}@media print{:root{--ink:#000}}.a{--stray:1}' };
  const withStyles = (styles: string) => ({ shell, 'mf-home': { styles } });

  test.each([
    'a{color:var(--lime);margin:calc(2*var( --unit ))}',
    // Set by itself, or given a fallback.
    'a{--tile:1px;width:var(--tile)}',
    'a{color:var(--tint,red)}',
    '/* var(--nothing) */',
    '',
  ])('%s needs nothing that the shell lacks', (styles) => {
    expect(check(withStyles(styles), 'mf-home')).toBe('fits');
  });

  test.each(['--tint', '--ink', '--stray'])('a remote that uses %s is refused', (token) => {
    expect(check(withStyles(`a{color:var(--lime);border-color:var(${token})}`), 'mf-home')).toBe(
      `mf-home styles with ${token}, and the shell sets none on :root. Release the shell first: npm run release -- shell`,
    );
  });

  test('a shell that drops one that a live remote uses is refused', () => {
    expect(check(withStyles('a{color:var(--tint)}'), 'shell')).toBe(
      'shell would break the live mf-home: mf-home styles with --tint, and the shell sets none on :root. Release them together: npm run release -- shell mf-home',
    );
  });

  test('one that is missing already is not held against others', () => {
    expect(check({ ...withStyles('a{color:var(--tint)}'), 'mf-contact': {} }, 'mf-contact')).toBe('fits');
  });
});

describe('a build that says garbage is refused with one line', () => {
  let site: string;
  beforeAll(async () => {
    site = await smallSite();
  });

  test.each([
    ['mf-home', { requires: { react: 'newest' } }, 'react "newest", which is no range of versions'],
    ['mf-home', { requires: { react: 19 } }, 'react 19, which is no range of versions'],
    ['mf-home', { requires: { react: '' } }, 'react "", which is no range of versions'],
    ['mf-home', { requires: 'react' }, '"react" where versions belong'],
    ['shell', { provides: { react: '^19.0.0' } }, 'react "^19.0.0", which is no version'],
    ['shell', { provides: null }, 'null where versions belong'],
  ])('%s: %j', async (part, versions, what) => {
    const dist = smallBuild(part);
    writeFileSync(
      path.join(dist, 'build.json'),
      JSON.stringify({ part, scripts: [`${part}.js`], styles: [], ...versions }),
    );
    expect(await runLine(['release', part, '--dist', dist, '--site', site])).toEqual({
      code: 1,
      output: '',
      errors: `${dist} is no build of ${part}: its build.json says ${what}`,
    });
  });

  test('a style sheet that is none', async () => {
    const dist = smallBuild('mf-home');
    writeFileSync(path.join(dist, 'browser/mf-home-page.css'), 'a{color:');
    const { code, errors } = await runLine(['release', 'mf-home', '--dist', dist, '--site', site]);
    expect(code).toBe(1);
    expect(errors).toMatch(/^browser\/mf-home-page\.css of mf-home is no style sheet: .+$/);
  });
});

function permutations<T>([...items]: readonly T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}
