import postcss, { type Root } from 'postcss';
import { messageOf } from '../store/fileErrors';
import { Refusal } from '../console/refusal';
import type { Build } from '../store/build';

/** Custom properties that a build's style sheets set for the whole document, on `:root` and whatever the media. */
export function tokensSet(build: Build): Set<string> {
  const tokens = new Set<string>();
  for (const sheet of styleSheets(build)) {
    sheet.each((rule) => {
      if (rule.type !== 'rule' || !rule.selectors.includes(':root')) return;
      rule.each((declared) => {
        if (declared.type === 'decl' && declared.prop.startsWith('--')) tokens.add(declared.prop);
      });
    });
  }
  return tokens;
}

/** Custom properties that a build's style sheets use without a fallback, and do not set themselves, sorted. */
export function tokensUsed(build: Build): string[] {
  const used = new Set<string>();
  const own = new Set<string>();
  for (const sheet of styleSheets(build)) {
    sheet.walkDecls(({ prop, value }) => {
      if (prop.startsWith('--')) own.add(prop);
      for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)) used.add(name);
    });
  }
  return [...used].filter((name) => !own.has(name)).sort();
}

/** The style sheets of a build. Throws a Refusal where one cannot be read. */
export function styleSheets({ record, files }: Build): Root[] {
  return [...files]
    .filter(([name]) => name.startsWith('browser/') && name.endsWith('.css'))
    .map(([name, content]) => {
      try {
        return postcss.parse(content.toString());
      } catch (error) {
        throw new Refusal(`${name} of ${record.part} is no style sheet: ${messageOf(error)}`, {
          cause: error,
        });
      }
    });
}
