import { containerName } from 'shared-content/contract/addresses';
import type { Build } from 'platform/release/store/build';

/** Set in the page's window by a visitor of the tests, it ends the fault of `throwingChunk`. */
export const faultEndedFlag = 'faultEnded';

/** When a page throws: as React calls it. */
export type ThrowingMoment = keyof typeof pages;

// Without React at hand: what it takes for an element, and for a class of its own.
const throwingIn = (method: string) => `class {
          constructor(props) { this.props = props; }
          ${method}() { if (!self.${faultEndedFlag}) throw new RangeError('A brick is missing'); }
          render() {
            const type = exports.default;
            return { $$typeof: Symbol.for('react.transitional.element'), type, key: null, ref: null, props: this.props };
          }
        }`;

const pages = {
  render: `function (props) {
          if (!self.${faultEndedFlag}) throw new RangeError('A brick is missing');
          return exports.default(props);
        }`,
  'layout effect': throwingIn('componentDidMount'),
  'clean-up': throwingIn('componentWillUnmount'),
};

/**
 * A page chunk whose page throws, while it is rendered unless told otherwise, and is otherwise what it was.
 *
 * @throws Error where the entry does not say which module is the page.
 */
export function throwingChunk({ record, files }: Build, moment: ThrowingMoment = 'render'): Buffer {
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
        default: ${pages[moment]},
      };
      const { prototype } = module.exports.default;
      if (prototype.render) prototype.isReactComponent = true;
    };
    return push.call(chunks, chunk);
  };
}
${chunk ?? ''}`);
}
