/** Gives the headers of the answer to an address. */
export type HeadersOf = (address: string) => Record<string, string>;

/** Reads the text of a release's `_headers`: an address has the headers of every rule that matches it, as on static hosts. */
export function parseHeaders(text: string): HeadersOf {
  const rules: { pattern: string; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value = ''] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name !== undefined) rules.at(-1)?.headers.push([name, value]);
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] });
  }
  return (address) =>
    Object.fromEntries(
      rules.filter(({ pattern }) => matches(address, pattern)).flatMap(({ headers }) => headers),
    );
}

function matches(address: string, pattern: string): boolean {
  return pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
}
