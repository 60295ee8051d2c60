import { categories, projects, serviceOf } from './projects';
import { projectTypes, services } from './services';

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

test.each(categories)('a quote for %s can be asked for by the address', (category) => {
  expect(projectTypes.find(({ value }) => value === serviceOf[category])?.label).toBe(category);
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

  test('has one solution for each challenge', () => {
    expect(project.solutions).toHaveLength(project.challenges.length);
  });

  test('says what its pictures show, and not that they are pictures', () => {
    for (const alt of [project.imageAlt, ...(project.closeUp ? [project.closeUp.alt] : [])]) {
      expect(alt.length).toBeGreaterThan(40);
      expect(alt).not.toMatch(/image|picture|photo|rendering/i);
    }
  });

  test('names no person', () => {
    expect(project.clientAttribution).toBe(`Homeowner, ${project.location}`);
  });

  test('links to its review by a secure address', () => {
    expect(new URL(project.googleReviewLink).protocol).toBe('https:');
  });
});
