/** The table of remotes. Builds, dev servers, routes, tests and the release all read it from here. */
export interface Remote {
  /** The part's folder and package name. */
  name: string;
  /** The route whose page this remote is. */
  route: string;
  /** The port of its development server. */
  devPort: number;
}

export const remotes = [
  { name: 'mf-home', route: '/', devPort: 3001 },
  { name: 'mf-portfolio', route: '/portfolio', devPort: 3002 },
  { name: 'mf-contact', route: '/contact', devPort: 3003 },
] as const satisfies readonly Remote[];

export type RemoteName = (typeof remotes)[number]['name'];

/** The port of the shell's own development server, where the composed site is seen. */
export const shellDevPort = 3000;
