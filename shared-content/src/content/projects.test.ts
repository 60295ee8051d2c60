import { categories, projects } from './projects';
import { services } from './services';

test('the three projects are those of the specification, in its words', () => {
  expect(
    projects.map(({ title, category, location, duration }) => [title, category, location, duration]),
  ).toEqual([
    ['Victorian House Extension', 'Extensions', 'Greenwich', '8 weeks'],
    ['New Build Family Home', 'New Builds', 'Dartford', '16 weeks'],
    ['Garden Wall & Driveway', 'Brickwork', 'Bexley', '3 weeks'],
  ]);
});

test('the categories are those of the specification, and none is without a place in the filter', () => {
  expect(categories).toEqual(['Extensions', 'New Builds', 'Brickwork', 'Foundations', 'Roofing']);
  for (const { category } of projects) expect(categories).toContain(category);
});

test('a service links only to work that there is', () => {
  const shown = projects.map(({ category }) => category);
  const linked = services.flatMap(({ category }) => (category ? [category] : []));
  expect(linked).toHaveLength(3);
  for (const category of linked) expect(shown).toContain(category);
});

test('no two projects share an address, and each reads well in one', () => {
  const ids = projects.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

describe.each(projects)('$title', (project) => {
  test.each(['challenges', 'solutions', 'materials'] as const)('has two or more %s, none twice', (list) => {
    expect(project[list].length).toBeGreaterThanOrEqual(2);
    expect(new Set(project[list]).size).toBe(project[list].length);
  });

  test('says what its picture shows, and not that it is a picture', () => {
    expect(project.imageAlt.length).toBeGreaterThan(40);
    expect(project.imageAlt).not.toMatch(/image|picture|photo|rendering/i);
  });

  test('names no person', () => {
    expect(project.clientAttribution).toBe(`Homeowner, ${project.location}`);
  });

  test('links to its review by a secure address', () => {
    expect(new URL(project.googleReviewLink).protocol).toBe('https:');
  });
});
