import type { LivePart } from 'shared-content/contract/livePart';
import { element } from './markup';

/** The id of the template that holds the links to the style sheets which stand in the head. */
const linkedId = 'styles';

/**
 * The style sheets of a page, in its head: as files they would come a round trip later, and nothing is painted before.
 * The links beside them are for where a server's policy does not name these sheets yet and so the browser refuses them:
 * for the early script, and for browsers that run none.
 */
export function styleSheets(parts: readonly LivePart[]): string[] {
  const sheets = parts.flatMap((part) => part.record.styles.map((file) => ({ part, file })));
  const links = sheets.map(({ part, file }) => link(part, file)).join('');
  return [
    // mini-css-extract-plugin finds a style sheet by `data-href`, and then does not load it.
    ...sheets.map(({ part, file }) => element('style', { 'data-href': file }, sheetText(part, file))),
    element('template', { id: linkedId }, links),
    element('noscript', {}, links),
  ];
}

function link({ base, integrity }: LivePart, file: string): string {
  const attributes = { href: base + file, 'data-href': file, integrity: integrity[file] };
  return element('link', { rel: 'stylesheet', ...attributes, crossorigin: 'anonymous' });
}

/** Addresses that are neither absolute nor fragments: a style sheet's are relative to its file. */
const relativeAddress = /\burl\((["']?)(?![a-z][a-z\d+.-]*:|[/#])/gi;

/** A style sheet as the document holds it, where nothing in it may end its element. */
function sheetText({ base, styles }: LivePart, file: string): string {
  const text = styles[file];
  if (text === undefined) throw new Error(`the release was not given the style sheet ${file}`);
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(relativeAddress, (start) => start + base)
    .replaceAll('</', '<\\/');
}
