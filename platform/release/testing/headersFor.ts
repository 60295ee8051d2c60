/** What a static host sends for an address: it joins what every matching rule of its `_headers` file says. */
export function headersFor(address: string, text: string): Record<string, string> {
  const found: Record<string, string> = {};
  let matches = false;
  for (const line of text.split('\n').filter((each) => !each.startsWith('#'))) {
    const [, name, value] = /^ {2}([^:]+): (.+)$/.exec(line) ?? [];
    if (!name || !value) {
      matches = line.endsWith('*') ? address.startsWith(line.slice(0, -1)) : address === line;
    } else if (matches) {
      found[name] = found[name] ? `${found[name]}, ${value}` : value;
    }
  }
  return found;
}
