import { nginxConfiguration } from './nginx';

// What nginx makes of the file is asserted in serving.test.ts, against nginx itself.
it('names no folder and no host, so that a released site can be put anywhere', () => {
  const directives = nginxConfiguration().replace(/^\s*#.*$/gm, '');
  expect(directives).not.toMatch(/^\s*(root|alias|listen|server_name|include)\b/m);
});

it('is the same text for the same site', () => {
  const options = { cors: true, origins: ['https://cdn.example.com'] };
  expect(nginxConfiguration(options)).toBe(nginxConfiguration(options));
  expect(nginxConfiguration(options)).not.toBe(nginxConfiguration());
});

it('refuses an origin that would end its line', () => {
  expect(() => nginxConfiguration({ origins: ['https://a.example";\nroot /;'] })).toThrow('is not an origin');
});
