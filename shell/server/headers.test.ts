import { enquiries, report } from 'shared-content/content/site';
import { inlineStyleSources, responseHeaders } from './headers';

afterEach(() => {
  jest.restoreAllMocks();
});

const policyOf = (origins?: string[]) => {
  const text = responseHeaders('page', { origins })['Content-Security-Policy'] ?? '';
  return new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
};

it('lets a page load from its own origin what it needs, and nothing else', () => {
  expect(Object.fromEntries(policyOf())).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  });
});

it("lets a page load a remote's files, and only those, from the remote's own origin", () => {
  const before = policyOf();
  const after = policyOf(['https://cdn.example.com', 'https://cdn.example.com']);
  const widened = [...after].filter(([name, sources]) => sources !== before.get(name));
  expect(widened).toEqual(
    ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'].map((name) => [
      name,
      "'self' https://cdn.example.com",
    ]),
  );
});

it.each([
  'cdn.example.com',
  'https://cdn.example.com/',
  'https://cdn.example.com; script-src *',
  "'unsafe-inline'",
  'https://*.example.com',
  'https:',
  'data:',
  '*',
])('refuses %j as an origin', (origin) => {
  expect(() => responseHeaders('page', { origins: [origin] })).toThrow(`'${origin}' is not an origin`);
});

it('lets other sites load files of releases only with cors', () => {
  expect(responseHeaders('release')).not.toHaveProperty('Access-Control-Allow-Origin');
  expect(responseHeaders('release', { cors: true })).toMatchObject({
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
  });
  expect(responseHeaders('page', { cors: true })).toEqual(responseHeaders('page'));
});

it('lets a form be sent to a service on another origin, and to no other', () => {
  const before = responseHeaders('page');
  jest.replaceProperty(enquiries, 'endpoint', 'https://forms.example.com/f/1');
  const policy = responseHeaders('page');
  expect(policy['Content-Security-Policy']).toContain("connect-src 'self' https://forms.example.com;");
  expect(policy['Content-Security-Policy']).toContain("form-action 'self' https://forms.example.com;");
  jest.replaceProperty(enquiries, 'endpoint', '/api/enquiries');
  expect(responseHeaders('page')).toEqual(before);
});

it('tells browsers where to report violations of the policy, if that is set, and lets pages report there', () => {
  const before = responseHeaders('page');
  expect(before).not.toHaveProperty('Reporting-Endpoints');
  expect(before['Content-Security-Policy']).not.toContain('report-');
  jest.replaceProperty(report, 'endpoint', 'https://reports.example.com/site');
  const page = responseHeaders('page');
  expect(page['Reporting-Endpoints']).toBe('reports="https://reports.example.com/site"');
  const policy = page['Content-Security-Policy'];
  expect(policy).toContain("connect-src 'self' https://reports.example.com;");
  expect(policy).toMatch(/; report-uri https:\/\/reports\.example\.com\/site; report-to reports$/);
  expect(policy).toContain("form-action 'self';");
});

it.each([
  '/reports',
  'reports.example.com',
  'https://a.example; script-src *',
  'https://a.example/"',
  'https://a.example,b',
])('refuses %j as an address for reports', (reportsTo) => {
  jest.replaceProperty(report, 'endpoint', reportsTo);
  expect(() => responseHeaders('page')).toThrow(`report.endpoint is '${reportsTo}'`);
});

test('names each style sheet of the head by the hash that browsers compare, and none of the body', () => {
  const page = `<head><style data-href="a.css">a{color:red}</style>\n<style>b{}</style></head><body><style>c{}</style>`;
  expect(inlineStyleSources(page)).toEqual([
    "'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='",
    "'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
  ]);
});
