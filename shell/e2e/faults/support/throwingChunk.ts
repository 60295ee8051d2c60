import { containerName } from 'shared-content/contract/addresses';
import type { Build } from 'platform/release/store/build';

/** Set in the page's window by a visitor of the tests, it ends the fault of `throwingChunk`. */
export const faultEndedFlag = 'faultEnded';

/** What the visitor sets in the page's window to say when the page throws; while it is rendered unless set. */
export const throwingAtKey = 'throwingAt';

/** In the browser: a page that throws when it is told to, with the React that all parts share. */
const throwingPage = `(Page) => {
        const [{ lib }] = Object.values(__FEDERATION__.__INSTANCES__[0].shareScopeMap.default.react);
        const { createElement, Fragment, lazy, useEffect, useLayoutEffect } = lib();
        const isAt = (phase) => !self.${faultEndedFlag} && (self.${throwingAtKey} ?? 'render') === phase;
        const fail = () => { throw new RangeError('A brick is missing'); };
        const Lazy = lazy(async () => fail());
        return (props) => {
          if (isAt('render')) fail();
          useLayoutEffect(() => { if (isAt('layout effect')) fail(); }, []);
          useEffect(() => {
            if (isAt('effect')) fail();
            return () => { if (isAt('clean-up')) fail(); };
          }, []);
          if (isAt('lazy')) return createElement(Lazy);
          const page = createElement(Page, props);
          return isAt('event') ? createElement('div', { onClick: fail }, page) : page;
        };
      }`;

/**
 * A page chunk whose page throws, and is otherwise what it was.
 *
 * @throws Error where the entry does not say which module is the page.
 */
export function throwingChunk({ record, files }: Build): Buffer {
  const [entry, chunk] = record.scripts.map((name) => files.get(`browser/${name}`)?.toString('utf8') ?? '');
  const page = /"\.\/Page":\(\)=>\w+\.e\(\d+\)\.then\(\(\)=>\(\)=>\w+\((\d+)\)\)/.exec(entry ?? '')?.[1];
  if (!page) throw new Error(`${record.part}'s entry does not say which module is its page`);
  return Buffer.from(`{
  const chunks = (self.webpackChunk${containerName(record.part)} ??= []);
  const { push } = chunks;
  chunks.push = (chunk) => {
    chunks.push = push;
    const modules = chunk[1];
    const sound = modules[${page}];
    modules[${page}] = (module, exports, require) => {
      sound(module, exports, require);
      module.exports = { meta: exports.meta, default: (${throwingPage})(exports.default) };
    };
    return push.call(chunks, chunk);
  };
}
${chunk ?? ''}`);
}
