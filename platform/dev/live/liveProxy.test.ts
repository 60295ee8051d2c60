import { developmentPolicy } from './liveProxy';

test('a page may talk to its dev server and show its overlay, and sends and reports nothing elsewhere', () => {
  const live =
    "default-src 'none'; script-src 'self' https://cdn.example; connect-src 'self' https://cdn.example https://forms.example; " +
    "form-action 'self' https://forms.example; require-trusted-types-for 'script'; trusted-types default; " +
    'report-uri https://reports.example; report-to reports';
  expect(developmentPolicy(live, 'ws://localhost:3002/ws').split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' https://cdn.example",
    "connect-src 'self' https://cdn.example ws://localhost:3002/ws",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default webpack-dev-server#overlay',
  ]);
});
