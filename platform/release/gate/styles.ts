import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';
import { messageOf, Refusal } from '../console/refusal';
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

/** The style sheets of a build. Throws a Refusal if one cannot be parsed. */
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

/** What a remote's style sheets may say outside of rules. Fonts, tokens and layers are the shell's, for all pages. */
const conditions = ['media', 'supports', 'container', 'starting-style'];

/**
 * Refuses style sheets of remotes that reach out of their part: every rule styles an element that has one of the part's
 * own classes, or one beside or below it.
 */
export function checkStyleReach(builds: ReadonlyMap<string, Build>, changed: ReadonlySet<string>): void {
  for (const part of changed) {
    const build = part === 'shell' ? undefined : builds.get(part);
    for (const sheet of build ? styleSheets(build) : []) checkRules(part, sheet);
  }
}

function checkRules(part: string, rules: Container): void {
  rules.each((node) => {
    if (node.type === 'rule') checkRule(part, node);
    else if (node.type === 'atrule') checkAtRule(part, node);
  });
}

function checkAtRule(part: string, rule: AtRule): void {
  if (conditions.includes(rule.name)) checkRules(part, rule);
  else if (rule.name !== 'keyframes' || !rule.params.startsWith(`${part}-`))
    refuse(part, `@${rule.name} ${rule.params}`);
}

function checkRule(part: string, rule: Rule): void {
  const odd = rule.selectors.find((selector) => !isOwn(part, selector, rule.parent?.type === 'rule'));
  if (odd !== undefined) refuse(part, odd);
  checkRules(part, rule);
}

function isOwn(part: string, selector: string, isNested: boolean): boolean {
  if (isNested && !selector.includes('&')) return true;
  const plain = withoutArguments(selector);
  return (
    plain.includes(`.${part}-`) || plain.startsWith('::view-transition-') || (isNested && plain.includes('&'))
  );
}

/** A selector without attributes and arguments: these select other elements than the styled one. */
function withoutArguments(selector: string): string {
  const shorter = selector.replaceAll(/"[^"]*"|'[^']*'|\[[^[\]]*\]|\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

function refuse(part: string, what: string): never {
  throw new Refusal(
    `${part} styles more than its own part with '${what}': begin with a class of its own, as in a CSS module`,
  );
}
