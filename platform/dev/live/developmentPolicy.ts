/**
 * The content security policy of the live site, as a page under development needs it: it may also talk to the dev
 * server and show its overlay. Whatever it sends or reports goes to no other address, so that none of it is live.
 *
 * @param socket the address of the dev server's web socket.
 */
export function developmentPolicy(policy: string, socket: string): string {
  const directives = new Map(
    policy.split(';').map((directive): [string, string] => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values.join(' ')];
    }),
  );
  // Where scripts come from, the lists of their hashes do as well.
  directives.set('connect-src', `${directives.get('script-src') ?? "'self'"} ${socket}`);
  directives.set('form-action', "'self'");
  const trusted = directives.get('trusted-types');
  if (trusted !== undefined) directives.set('trusted-types', `${trusted} webpack-dev-server#overlay`);
  for (const name of ['report-uri', 'report-to']) directives.delete(name);
  return [...directives].map((directive) => directive.join(' ').trim()).join('; ');
}
