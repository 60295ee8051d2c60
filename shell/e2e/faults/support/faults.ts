import type { ServerResponse } from 'node:http';
import { containerName } from 'shared-content/contract/addresses';
import type { Build } from 'platform/release/store/build';

/** The files of a remote that can fail. */
export type FileKind = 'entry' | 'page chunk' | 'style sheet' | 'integrity list';

/** A file that fails, and the same file of another remote. */
export interface FaultyFile {
  whole: Buffer;
  other: Buffer;
  /** The headers of a good response: the browser then also caches a bad one. */
  headers: Record<string, string>;
}

type Content = Pick<FaultyFile, 'whole' | 'other'>;
type Answer = (response: ServerResponse, file: FaultyFile) => void;

/** Wrong contents of a file, which a response or a release may have. */
const contents: Record<string, (file: Content) => Buffer> = {
  truncated: ({ whole }) => whole.subarray(0, whole.length / 2),
  'HTML with status 200': () => Buffer.from('<!doctype html>\n<title>Meridian</title>\n<h1>Welcome</h1>\n'),
  garbage: () => Buffer.from('\u0007}{ ]) ünd "brick\n'.repeat(40)),
  empty: () => Buffer.alloc(0),
  'wrong container': ({ other }) => other,
  'throws while running': () => Buffer.from("throw new RangeError('The kiln is cold');\n"),
};

const notice = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
const html = { 'Content-Type': 'text/html; charset=utf-8' };

/** Faults of a response. */
const answers: Record<string, Answer> = {
  '404': (response) => response.writeHead(404, notice).end('Not found\n'),
  '500': (response) => response.writeHead(500, notice).end('Internal server error\n'),
  // All files come from one port, so one file's connection is reset instead; the whole host's is refused.
  'connection refused': (response) => response.socket?.resetAndDestroy(),
  hangs: () => undefined,
  ...Object.fromEntries(Object.keys(contents).map((fault) => [fault, answerWith(fault)])),
  truncated: (response, { whole, other, headers }) => {
    response.writeHead(200, { ...headers, 'Content-Length': whole.length });
    response.write(contentOf('truncated', { whole, other }), () => response.destroy());
  },
  'HTML with status 200': (response, { headers, ...file }) =>
    response.writeHead(200, { ...headers, ...html }).end(contentOf('HTML with status 200', file)),
};

/** The names of faults of a response. */
export const responseFaults = Object.keys(answers);
/** The names of faults of a released file. */
export const contentFaults = Object.keys(contents);
/** The fault of a page that loads and then throws. */
export const throwsWhileRendered = 'throws while rendered';

/** Answers a request for a file with a fault. */
export function answer(fault: string, response: ServerResponse, file: FaultyFile): void {
  const found = answers[fault];
  if (!found) throw new Error(`There is no fault '${fault}'`);
  found(response, file);
}

/** The content of a file with a fault. */
export function contentOf(fault: string, file: Content): Buffer {
  const make = contents[fault];
  if (!make) throw new Error(`There is no content that is '${fault}'`);
  return make(file);
}

function answerWith(fault: string): Answer {
  return (response, { headers, ...file }) => response.writeHead(200, headers).end(contentOf(fault, file));
}

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
