import { containerName } from 'shared-content/contract/addresses';
import type { Build } from 'platform/release/store/build';

/** Set in the page's window by a visitor of the tests, it ends the fault of `throwingChunk`. */
export const faultEndedFlag = 'faultEnded';

/**
 * A page chunk whose page throws while it is rendered, and is otherwise what it was.
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
      module.exports = {
        meta: exports.meta,
        default(props) {
          if (!self.${faultEndedFlag}) throw new RangeError('A brick is missing');
          return exports.default(props);
        },
      };
    };
    return push.call(chunks, chunk);
  };
}
${chunk ?? ''}`);
}
