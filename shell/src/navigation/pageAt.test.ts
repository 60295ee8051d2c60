import { remotes } from 'shared-content/contract/remotes';
import { pageAt, remoteAt } from './pageAt';

test.each(remotes)('$route is the page of $name', ({ route, name }) => {
  expect(remoteAt(route)).toBe(name);
});

test.each([
  ['/portfolio/', 'mf-portfolio'],
  ['/%70ortfolio', 'mf-portfolio'],
])('%s is a page, as the server says too', (path, name) => {
  expect(remoteAt(path)).toBe(name);
  expect(pageAt(path)?.route).toBe('/portfolio');
});

test.each(['/roofs', '/portfolio/1', '//', '//portfolio', '/Portfolio', '/%', '/portfolio%2', '/404', ''])(
  '%s is no page',
  (path) => {
    expect(remoteAt(path)).toBeUndefined();
  },
);
