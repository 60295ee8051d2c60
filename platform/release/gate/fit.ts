import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';
import semver from 'semver';
import { messageOf, Refusal } from '../console/refusal';
import type { Build } from '../store/build';

/** Builds that cannot be live together. */
class Misfit extends Refusal {
  constructor(
    /** What is missing, without advice. */
    readonly what: string,
    advice: string,
  ) {
    super(`${what}. ${advice}`);
  }
}

/** A need of a remote that the shell does not meet. */
interface Lack {
  part: string;
  what: string;
  /** What to do if the remote is new: release another shell, or rebuild the remote. */
  advice: string;
}

const shellFirst = 'Release the shell first: npm run release -- shell';

/** Refuses builds if a remote needs a version or a brand token that the shell does not have. */
export function checkFit(builds: ReadonlyMap<string, Build>, changed: ReadonlySet<string>): void {
  const shell = builds.get('shell');
  if (!shell) return;
  const offered = { versions: shell.record.provides ?? {}, tokens: tokensSet(shell) };
  const lacks = [...builds.values()]
    // Skip pairs that are already live together.
    .filter(({ record }) => record.part !== 'shell' && (changed.has('shell') || changed.has(record.part)))
    .flatMap(
      (remote) => lackOfVersion(remote, offered.versions) ?? lackOfToken(remote, offered.tokens) ?? [],
    );
  const [first] = lacks;
  if (!first) return;

  if (!changed.has('shell')) throw new Misfit(first.what, first.advice);
  const both = lacks.find(({ part }) => changed.has(part));
  if (both) throw new Misfit(both.what, 'Build the two with what fits, and release them together');
  const parts = lacks.map(({ part }) => part);
  const together = [...[...changed].filter((part) => part !== 'shell'), ...parts];
  throw new Misfit(
    `shell would break the live ${parts.join(', ')}: ${first.what}`,
    `Release them together: npm run release -- shell ${together.join(' ')}`,
  );
}

function lackOfVersion(remote: Build, provided: Record<string, string>): Lack | undefined {
  const { part, requires = {} } = remote.record;
  const missing = Object.entries(requires).find(
    ([module, range]) => !semver.satisfies(provided[module] ?? '', range),
  );
  if (!missing) return undefined;
  const [module, range] = missing;
  const version = provided[module];
  const isPast = version !== undefined && semver.gtr(version, range);
  return {
    part,
    what: `${part} needs ${module} ${range}, and the shell provides ${version ?? 'none'}`,
    advice: isPast
      ? `Build ${part} with ${version}, and a range in its package.json that includes it`
      : shellFirst,
  };
}

function lackOfToken(remote: Build, set: ReadonlySet<string>): Lack | undefined {
  const { part } = remote.record;
  const missing = tokensUsed(remote).find((token) => !set.has(token));
  return missing === undefined
    ? undefined
    : { part, what: `${part} styles with ${missing}, and the shell sets none on :root`, advice: shellFirst };
}

/** Custom properties that a build's style sheets set for the whole document, on `:root` and whatever the media. */
function tokensSet(build: Build): Set<string> {
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
function tokensUsed(build: Build): string[] {
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

/** The style sheets of a build. Throws a Refusal if one cannot be parsed. */
function styleSheets({ record, files }: Build): Root[] {
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

/** Rethrows an error of composing. If the shell alone is new, the message blames it: the pages worked before. */
export function blaming(changed: ReadonlySet<string>): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Refusal) || changed.size > 1 || !changed.has('shell')) throw error;
    throw new Refusal(`shell would break the live pages: ${error.message}`, { cause: error });
  };
}

/** Rethrows a refusal with this advice instead of its own, if there is any. */
export function advising(advice: string | undefined): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Refusal) || advice === undefined) throw error;
    const what = error instanceof Misfit ? error.what : error.message;
    throw new Refusal(`${what}. ${advice}`, { cause: error });
  };
}
