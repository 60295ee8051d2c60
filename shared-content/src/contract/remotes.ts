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

/**
 * The table's column that browsers do not need: the ports of the development servers. The composed site is seen
 * at the shell's.
 */
export const devPorts = {
  shell: 3000,
  'mf-home': 3001,
  'mf-portfolio': 3002,
  'mf-contact': 3003,
} as const satisfies Record<RemoteName | 'shell', number>;
