import { enquiries, report } from 'shared-content/content/site';
import { nginxConfiguration } from './nginx';

afterEach(() => {
  jest.restoreAllMocks();
});

// How nginx itself reads the file is tested in platform/serve.
it('names no folder and no host, so that a released site can be put anywhere', () => {
  const directives = nginxConfiguration().replace(/^\s*#.*$/gm, '');
  expect(directives).not.toMatch(/^\s*(root|alias|listen|server_name|include)\b/m);
});

it('lets pages load from other origins, and other origins load files of releases', () => {
  const configuration = nginxConfiguration({ origins: ['https://cdn.example.com'], cors: true });
  expect(locationOf('= /portfolio {', configuration)).toContain("script-src 'self' https://cdn.example.com;");
  expect(locationOf('~ "^/releases/', configuration)).toContain(
    'add_header Access-Control-Allow-Origin "*" always;',
  );
});

it.each(['', 'https://forms.example.com/f/1'])(
  'has no answer for forms where enquiries go to "%s"',
  (endpoint) => {
    jest.replaceProperty(enquiries, 'endpoint', '/api/enquiries');
    expect(nginxConfiguration()).toContain('/enquiries-away.html');
    jest.replaceProperty(enquiries, 'endpoint', endpoint);
    expect(nginxConfiguration()).not.toContain('enquiries-away');
  },
);

it('quotes a header that has quotes itself', () => {
  jest.replaceProperty(report, 'endpoint', 'https://reports.example.com/site');
  expect(locationOf('= /portfolio {', nginxConfiguration())).toContain(
    `add_header Reporting-Endpoints 'reports="https://reports.example.com/site"' always;`,
  );
});

/** The lines of the one location whose address begins like this. */
function locationOf(address: string, configuration: string): string {
  const [, ...blocks] = configuration.split(`location ${address}`);
  expect(blocks).toHaveLength(1);
  return blocks[0]?.split('\n}')[0] ?? '';
}
