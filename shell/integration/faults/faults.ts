import type { ServerResponse } from 'node:http';

/** A file that fails: what it should hold, and what its fellow of another remote holds. */
export interface FaultyFile {
  whole: Buffer;
  other: Buffer;
  /** The headers of a good answer; with them a bad one stays in the browser's cache as well. */
  headers: Record<string, string>;
}

type Content = Pick<FaultyFile, 'whole' | 'other'>;
type Answer = (response: ServerResponse, file: FaultyFile) => void;

/** Faults of what a file holds, which a release may have as well. */
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

/** Faults on the way: what becomes of a request. */
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

export const faultsOnTheWay = Object.keys(answers);
export const faultsOfContents = Object.keys(contents);

/** Answers a request for a file as a fault has it. */
export function answer(fault: string, response: ServerResponse, file: FaultyFile): void {
  const found = answers[fault];
  if (!found) throw new Error(`There is no fault '${fault}'`);
  found(response, file);
}

/** What a file with a fault holds. */
export function contentOf(fault: string, file: Content): Buffer {
  const make = contents[fault];
  if (!make) throw new Error(`There is no content that is '${fault}'`);
  return make(file);
}

function answerWith(fault: string): Answer {
  return (response, { headers, ...file }) => response.writeHead(200, headers).end(contentOf(fault, file));
}
