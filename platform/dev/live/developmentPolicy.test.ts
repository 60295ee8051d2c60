import { developmentPolicy } from './developmentPolicy';

const live =
  "default-src 'none'; script-src 'self' https://cdn.example; connect-src 'self' https://cdn.example https://forms.example; " +
  "form-action 'self' https://forms.example; require-trusted-types-for 'script'; trusted-types default; " +
  'report-uri https://reports.example; report-to reports';

const directives = developmentPolicy(live, 'ws://localhost:3002/ws').split('; ');

test('a page may talk to its dev server, and to where parts are released', () => {
  expect(directives).toContain("connect-src 'self' https://cdn.example ws://localhost:3002/ws");
});

test('what it sends and reports reaches no other address', () => {
  expect(directives.join()).not.toMatch(/forms\.example|report/);
  expect(directives).toContain("form-action 'self'");
});

test('the overlay of the dev server may be shown', () => {
  expect(directives).toContain('trusted-types default webpack-dev-server#overlay');
});

test('all else is as it is live', () => {
  expect(directives).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self' https://cdn.example",
      "require-trusted-types-for 'script'",
    ]),
  );
});
