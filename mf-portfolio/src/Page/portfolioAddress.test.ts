import { categories, projects } from 'shared-content/content/projects';
import { addressOf, readView } from './portfolioAddress';

const content = { categories, projects };
const [project] = projects;

test('an address without a query shows everything', () => {
  expect(readView('', content)).toEqual({ category: undefined, project: undefined });
  expect(addressOf({})).toBe('/portfolio');
});

test('a view reads the same from the address that was made of it', () => {
  const view = { category: 'New Builds', project } as const;
  expect(addressOf(view)).toBe('/portfolio?category=New+Builds&project=victorian-extension');
  expect(readView('?category=New+Builds&project=victorian-extension', content)).toEqual(view);
});

test.each([
  '?category=Plumbing',
  '?category=new+builds',
  '?category=',
  '?project=nowhere',
  '?project=__proto__',
])('what nobody knows is ignored: %s', (search) => {
  expect(readView(search, content)).toEqual({ category: undefined, project: undefined });
});
