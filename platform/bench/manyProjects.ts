import { type Project, projects } from 'shared-content/content/projects';

/** What a firm that writes hundreds of such entries writes again and again, each time put together anew. */
const phrases = {
  size: [
    'single-storey',
    'two-storey',
    'four-metre',
    'six-metre',
    'half-brick',
    'full-height',
    'curved',
    'small',
  ],
  work: [
    'extension',
    'porch',
    'garden wall',
    'garage',
    'chimney stack',
    'boundary wall',
    'bay',
    'retaining wall',
  ],
  side: [
    'to the rear',
    'to the side',
    'at the front',
    'over the garage',
    'along the drive',
    'beside the lane',
  ],
  house: [
    'a terraced house',
    'a detached house',
    'a bungalow',
    'a coach house',
    'a corner shop',
    'a mews cottage',
  ],
  way: ['built', 'rebuilt', 'raised', 'repointed', 'laid', 'faced'],
  brick: [
    'reclaimed yellow stocks',
    'soft red bricks',
    'blue engineering bricks',
    'handmade multis',
    'grey stocks',
  ],
  purpose: [
    'so that the new wall reads as part of the old one',
    'to match the houses on either side',
    'with a lime mortar that lets the wall dry',
    'and finished before the winter',
    'while the family stayed in the house',
    'on footings taken down past the roots',
    'with the old coping put back on top',
  ],
  town: ['Greenwich', 'Dartford', 'Bexley', 'Bromley', 'Welling', 'Bexleyheath', 'Sidcup', 'Eltham'],
};

/**
 * So many projects: the real ones, and others whose texts are as long and put together from a builder's
 * phrases, so that they repeat as such entries do and hardly two are alike.
 */
export function manyProjects(count: number): Project[] {
  const next = sequence();
  const some = (kind: keyof typeof phrases) => phrases[kind][next() % phrases[kind].length] ?? '';
  const sentence = () =>
    `A ${some('size')} ${some('work')} ${some('side')} of ${some('house')}, ${some('way')} in ${some('brick')} ${some('purpose')}.`;
  return Array.from({ length: count }, (_, position) => {
    const like = projects[position % projects.length];
    if (!like) throw new Error('There is no project to go by');
    if (position < projects.length) return like;
    const location = some('town');
    const work = `${some('size')} ${some('work')}`;
    return {
      ...like,
      id: `${work.replaceAll(' ', '-')}-${position}`,
      title: `${work.charAt(0).toUpperCase()}${work.slice(1)}, ${location}`,
      location,
      duration: `${1 + (next() % 30)} weeks`,
      description: sentence(),
      clientTestimonial: sentence(),
      clientAttribution: `Homeowner, ${location}`,
      challenges: like.challenges.map(sentence),
      solutions: like.solutions.map(sentence),
      materials: like.materials.map(sentence),
    };
  });
}

/** The same numbers in each run: those of a linear congruential generator (Numerical Recipes'), high bits only. */
function sequence(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}
