import { remotes } from '../contract/remotes';
import { business } from './business';
import { contactProject } from './contactProject';
import { footerQuickLinks, footerServiceLinks, mainNavigation } from './navigation';
import { categories, projects, serviceOf } from './projects';
import { sentencesOf } from './sentencesOf';
import { projectTypes, services } from './services';
import { stats } from './stats';

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

test('facts, services and projects are those of the specification', () => {
  expect(business).toMatchObject({ founded: 1998, copyrightYear: 2024 });
  expect(business.serviceArea).toMatchObject({
    radiusMiles: 30,
    region: 'South East London & Kent',
    detail: 'Greenwich, Dartford, Bexley & within 30 miles',
    sentence: 'Serving all areas within 30 miles',
  });
  expect(
    stats.map(({ number: { prefix = '', value, suffix }, label }) => `${prefix}${value}${suffix} ${label}`),
  ).toEqual([
    '25+ Years Experience',
    '500+ Projects Completed',
    '100% Quality Guaranteed',
    '£10.5M Fully Insured',
  ]);
  expect(services.map(({ title, features }) => `${title}: ${features.join(', ')}`)).toEqual([
    'New Builds South East London: Planning and design, Foundation work, Structural building, Finishing',
    'House Extensions Kent: Single and double story, Kitchen extensions, Conservatories, Garage conversions',
    'Foundations & Groundwork: Strip, Raft, Pile foundations, Underpinning',
    'Roofing Services London: Tile roofing, Slate installation, Flat roofs, Roof repairs',
    'Brickwork Specialists: Brick laying, Pointing and repointing, Restoration, Decorative work',
    'General Building Kent: Renovations, Repairs, Maintenance, Project management',
  ]);
  expect(categories).toEqual(['Extensions', 'New Builds', 'Brickwork', 'Foundations', 'Roofing']);
  expect(
    projects.map((project) => [project.title, project.category, project.location, project.duration]),
  ).toEqual([
    ['Victorian House Extension', 'Extensions', 'Greenwich', '8 weeks'],
    ['New Build Family Home', 'New Builds', 'Dartford', '16 weeks'],
    ['Garden Wall & Driveway', 'Brickwork', 'Bexley', '3 weeks'],
  ]);
});

test('every link calls or writes to what it shows', () => {
  for (const { display, href } of [business.mobile, business.office]) {
    expect(href).toMatch(/^tel:\+44\d{10}$/);
    expect(display.replaceAll(' ', '').replace(/^0/, 'tel:+44')).toBe(href);
  }
  expect(business.email.href).toBe(`mailto:${business.email.display}`);
});

test('people and search engines read the same opening hours', () => {
  expect(business.hours.map(({ days, hours }) => `${days} ${hours}`)).toEqual([
    'Mon-Fri 7:00 AM - 6:00 PM',
    'Sat 8:00 AM - 4:00 PM',
    'Sun emergency calls only',
  ]);
  const regular = business.hours.filter((day) => 'opens' in day);
  expect(regular).toHaveLength(2);
  for (const { hours, opens = '', closes = '' } of regular)
    expect(hours).toBe(`${spoken(opens)} - ${spoken(closes)}`);
});

test('every link of header and footer leads to a page', () => {
  const routes: string[] = remotes.map(({ route }) => route);
  const links = [...mainNavigation, ...footerServiceLinks, ...footerQuickLinks];
  for (const { href } of links) expect(routes).toContain(href.replace(/#.*/, ''));
});

test('no two remotes, services or projects share an address', () => {
  expect(isUnique(remotes.map(({ name }) => name))).toBe(true);
  expect(isUnique(remotes.map(({ route }) => route))).toBe(true);
  expect(isUnique(services.map(({ id }) => id))).toBe(true);
  expect(isUnique(projects.map(({ id }) => id))).toBe(true);
  for (const { id } of projects) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('a quote can be requested for every category', () => {
  for (const category of categories)
    expect(projectTypes.find(({ value }) => value === serviceOf[category])?.label).toBe(category);
});

test('a service leads to work that the portfolio shows, and names no other duration or place', () => {
  for (const { finished } of services) {
    const project = projects.find(
      (each) =>
        each.id === finished.project?.id ||
        [each, ...each.stages].some(({ category }) => category && category === finished.category),
    );
    expect(project).toBeDefined();
    const [duration] = /\d+.weeks/.exec(finished.words) ?? [];
    if (duration) expect(duration.replace('\u00a0', ' ')).toBe(project?.duration);
    const [, place] = /our (\S+) house/.exec(finished.words) ?? [];
    if (place) expect(place).toBe(project?.location);
  }
});

test.each(projects)('the case study $title is complete, and names no person', (project) => {
  for (const list of [project.challenges, project.solutions, project.materials]) {
    expect(list.length).toBeGreaterThanOrEqual(2);
    expect(isUnique(list)).toBe(true);
  }
  expect(project.solutions).toHaveLength(project.challenges.length);
  for (const alt of [
    project.imageAlt,
    ...[project.before ?? [], project.stages].flat().map((view) => view.alt),
  ]) {
    expect(alt.length).toBeGreaterThan(40);
    expect(alt).not.toMatch(/image|picture|photo|rendering/i);
  }
  expect(project.clientAttribution).toBe(`Homeowner, ${project.location}`);
  expect(new URL(project.googleReviewLink).protocol).toBe('https:');
});

/** '07:00' as people write it: '7:00 AM'. */
function spoken(time: string) {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minutes).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

test('the contact page has a sentence of its own to quote', () => {
  expect(sentencesOf(contactProject.clientTestimonial)).toHaveLength(3);
});

test('a testimonial is cut between its sentences', () => {
  expect(sentencesOf('It is straight. Is it level? They swept the road!')).toEqual([
    'It is straight.',
    'Is it level?',
    'They swept the road!',
  ]);
});
