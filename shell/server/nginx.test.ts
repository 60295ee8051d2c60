import { nginxConfiguration } from './nginx';

// serve/nginx.composed.test.ts asserts how nginx itself reads the file.
it('names no folder and no host, so that a released site can be put anywhere', () => {
  const directives = nginxConfiguration().replace(/^\s*#.*$/gm, '');
  expect(directives).not.toMatch(/^\s*(root|alias|listen|server_name|include)\b/m);
});

it('gives a page its own location, with the policy that names the origins', () => {
  const page = locationOf('= /portfolio {', nginxConfiguration({ origins: ['https://cdn.example.com'] }));
  expect(page).toContain('try_files /portfolio.html =404;');
  expect(page).toContain("script-src 'self' https://cdn.example.com;");
  expect(page).toContain('add_header Cache-Control "no-cache" always;');
});

it('names in the policy of each page the style sheets that stand in it', () => {
  const stylesOf = new Map([
    ['portfolio.html', ["'sha256-AAAA'"]],
    ['404.html', ["'sha256-BBBB'"]],
  ]);
  const configuration = nginxConfiguration({ stylesOf });
  expect(locationOf('= /portfolio {', configuration)).toContain("; style-src 'self' 'sha256-AAAA'; ");
  expect(locationOf('= /404.html {', configuration)).toContain("; style-src 'self' 'sha256-BBBB'; ");
  expect(locationOf('= /contact {', configuration)).toContain("; style-src 'self'; ");
});

it('lets browsers keep files of releases, and other origins load them only with cors', () => {
  const release = '~ "^/releases/';
  expect(locationOf(release, nginxConfiguration())).toContain('"public, max-age=31536000, immutable"');
  expect(locationOf(release, nginxConfiguration())).not.toContain('Access-Control-Allow-Origin');
  expect(locationOf(release, nginxConfiguration({ cors: true }))).toContain(
    'add_header Access-Control-Allow-Origin "*" always;',
  );
});

it('answers a form with the page for it while the service for enquiries is away, and only that form', () => {
  const configuration = nginxConfiguration({ endpoint: '/api/enquiries' });
  const awayPage = 'error_page 502 503 504 /enquiries-away.html;';
  expect(locationOf('= /api/enquiries {', configuration)).toContain(awayPage);
  expect(configuration.split(awayPage)).toHaveLength(2);
  const page = locationOf('= /enquiries-away.html {', configuration);
  expect(page).toContain('internal;');
  expect(page).toContain('add_header Cache-Control "no-cache" always;');
  for (const endpoint of ['', 'https://forms.example.com/f/1'])
    expect(nginxConfiguration({ endpoint })).not.toContain('enquiries-away');
});

it('quotes a header that has quotes itself as it is', () => {
  const page = locationOf(
    '= /portfolio {',
    nginxConfiguration({ reportsTo: 'https://reports.example.com/site' }),
  );
  expect(page).toContain(
    `add_header Reporting-Endpoints 'reports="https://reports.example.com/site"' always;`,
  );
});

it('refuses an origin that would end its line', () => {
  expect(() => nginxConfiguration({ origins: ['https://a.example";\nroot /;'] })).toThrow('is not an origin');
});

/** The lines of the one location whose address begins like this. */
function locationOf(address: string, configuration: string): string {
  const [, ...blocks] = configuration.split(`location ${address}`);
  expect(blocks).toHaveLength(1);
  return blocks[0]?.split('\n}')[0] ?? '';
}
