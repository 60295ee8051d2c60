import { readFileSync, statSync } from 'node:fs';
import { inlineStyleSources } from '../site/inlineStyles';

/** Gives the style sheets that stand in a page, as its policy names them; a page is read again once it is replaced. */
export function pageStyles(): (file: string) => readonly string[] {
  const known = new Map<string, { version: string; styles: readonly string[] }>();
  return (file) => {
    const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
    if (!stats?.isFile()) return [];
    const version = `${stats.ino}-${stats.mtimeNs}`;
    const before = known.get(file);
    if (before?.version === version) return before.styles;
    const styles = inlineStyleSources(readFileSync(file, 'utf8'));
    known.set(file, { version, styles });
    return styles;
  };
}
