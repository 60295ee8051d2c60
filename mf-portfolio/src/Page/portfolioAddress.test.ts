import { categories, projects } from 'shared-content/content/projects';
import { addressOf, quoteAddress, readView } from './portfolioAddress';

const content = { categories, projects };
const [project] = projects;

test('an address without a query shows everything', () => {
  expect(readView('', content)).toEqual({ category: undefined, project: undefined });
  expect(addressOf({})).toBe('/portfolio');
});

test('the address of a view reads back as the same view', () => {
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
])('an unknown category or project is ignored: %s', (search) => {
  expect(readView(search, content)).toEqual({ category: undefined, project: undefined });
});

test('a quote is asked for with the project type chosen', () => {
  expect(quoteAddress('New Builds')).toBe('/contact?service=new-builds#quote');
});
