/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { business } from './business';
import { projects } from './projects';
import { siteOrigin } from './site';

/**
 * Every placeholder that must be replaced before a real launch, by file and export. Replace one, remove its mark,
 * and remove it here: what is left is what is still to be done.
 */
const placeholders = [
  'business.ts: business',
  'home.ts: about',
  'home.ts: credentials',
  'home.ts: hero',
  'home.ts: stats',
  'project garden-wall',
  'project new-build-family-home',
  'project victorian-extension',
  'quoteForm.ts: budgets',
  'servicePictures.ts: servicePictures',
  'services.ts: services',
  'services.ts: servicesIntro',
  'site.ts: placeholders',
  'site.ts: siteOrigin',
  'whyChoose.ts: whyChoose',
];

test('the list of placeholders is what the content marks as such', () => {
  const files = readdirSync(__dirname).filter((file) => !file.includes('.test.'));
  const content = files.flatMap((file) =>
    // Each mark belongs to the constant that follows it.
    [...readFileSync(path.join(__dirname, file), 'utf8').matchAll(/PLACEHOLDER[^]*?export const (\w+)/g)].map(
      ([, name]) => `${file}: ${name}`,
    ),
  );
  const work = projects.filter(({ placeholder }) => placeholder).map(({ id }) => `project ${id}`);
  expect([...content, ...work].sort()).toEqual(placeholders);
});

test('a placeholder reaches nobody: reserved numbers, domains and review links', () => {
  // Ofcom's ranges for fiction and the domain of RFC 2606.
  expect(business.mobile.display).toMatch(/^07700 900\d{3}$/);
  expect(business.office.display).toMatch(/^020 7946 0\d{3}$/);
  expect(business.email.display).toMatch(/\.example$/);
  expect(siteOrigin).toMatch(/^https:\/\/[\w.-]+\.example$/);
  for (const { googleReviewLink } of projects) expect(googleReviewLink).toContain('placeholder');
});
