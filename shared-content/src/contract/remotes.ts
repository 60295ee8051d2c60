/** The table of remotes. Builds, dev servers, routes, tests and the release all read it from here. */
export interface Remote {
  /** The part's folder and package name. */
  name: string;
  /** The route whose page this remote is. */
  route: string;
  /** The highlights that its page may place: a name of the place, and the remote that lends what stands there. */
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
 * The port of a part's development server. The composed site is seen at the shell's; a part without a row, in a
 * repository of its own, has one from its name, so that two of them can run at once.
 */
export function devPort(part: string): number {
  const position = ['shell', ...remotes.map(({ name }) => name as string)].indexOf(part);
  if (position >= 0) return firstDevPort + position;
  const sum = Array.from(part).reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 900, 0);
  return firstDevPort + 100 + sum;
}
