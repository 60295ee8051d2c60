/** A row of the table of remotes, which builds, dev servers, routes, tests and releases read. */
export interface Remote {
  /** The part's folder and package name. */
  name: string;
  /** The route of its page. */
  route: string;
  /** The highlights on its page: the lending remote, by the name of the place. */
  borrows?: Readonly<Record<string, string>>;
}

export const remotes = [
  { name: 'mf-home', route: '/', borrows: { finishedWork: 'mf-portfolio' } },
  { name: 'mf-portfolio', route: '/portfolio' },
  { name: 'mf-contact', route: '/contact' },
] as const satisfies readonly Remote[];

export type RemoteName = (typeof remotes)[number]['name'];

const firstDevPort = 3000;

/**
 * The port of a part's development server; the shell's shows the composed site. A part without a row, in another
 * repository, has a port from its name, so that two of them can run at once.
 */
export function devPort(part: string): number {
  const position = ['shell', ...remotes.map(({ name }) => name as string)].indexOf(part);
  if (position >= 0) return firstDevPort + position;
  const sum = Array.from(part).reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 900, 0);
  return firstDevPort + 100 + sum;
}
