import { readFileSync } from 'node:fs';
import { inlineStyleSources } from '../../shell/server/inlineStyles';
import { readOnceReplaced } from './readOnceReplaced';

/** Gives the style sheets that stand in a page, as its policy names them; a page is read again once it is replaced. */
export function pageStyles(): (file: string) => readonly string[] {
  const readers = new Map<string, () => readonly string[]>();
  return (file) => {
    const read =
      readers.get(file) ?? readOnceReplaced(file, () => inlineStyleSources(readFileSync(file, 'utf8')), []);
    readers.set(file, read);
    return read();
  };
}
