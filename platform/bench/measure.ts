import { remotes } from 'shared-content/contract/remotes';
import { filterAnswers, filterTappedEarly, menuAnswers, navigation, placeOf } from './inputs';
import type { Phones } from './slowPhone';
import { type Variant, variants } from './variants';
import { type Figures, firstVisit, returnVisit } from './visits';

/** One kind of visit that is measured again and again, for each of several sites in turn. */
export interface Series {
  title: string;
  visit: (site: Variant) => Promise<Figures>;
  /** The sites that can be visited like this; all of them unless told. */
  sites?: readonly Variant[];
}

/** The median of several runs, with the smallest and the largest. */
export interface Summary {
  median: number;
  min: number;
  max: number;
}

/** Figures by name and site. */
export type Measured = Record<string, Partial<Record<Variant, Summary>>>;

const scripted = ['composed', 'monolith'] as const;

/** Everything that is measured in a browser, by the names that `--only` takes. */
export async function allSeries(phones: Phones, urls: Record<Variant, string>) {
  const menu = await placeOf(phones, `${urls.composed}/`, 'Open menu');
  const filter = await placeOf(phones, `${urls.composed}/portfolio`, 'Extensions');
  const routes = remotes.map(({ route }) => route);
  const at = (site: Variant, route = '/') => urls[site] + route;
  const still = { reducedMotion: true };
  return {
    first: routes.flatMap((route): Series[] => [
      {
        title: `First visit to ${route}`,
        visit: (site) => firstVisit(phones, at(site, route), site !== 'static'),
      },
      { title: `First visit to ${route}`, visit: (site) => menuAnswers(phones, at(site, route), menu) },
    ]),
    filter: [filterAnswers, filterTappedEarly].map((visit): Series => ({
      title: 'First visit to /portfolio',
      visit: (site) => visit(phones, at(site, '/portfolio'), filter),
      sites: scripted,
    })),
    navigation: [
      { title: 'From / to /portfolio, cold', options: {} },
      { title: 'From / to /portfolio, after hover', options: { hover: true } },
      {
        title: 'From / to /portfolio, after hover, reduced motion (no view transition)',
        options: { hover: true, ...still },
      },
    ].map(({ title, options }): Series => ({
      title,
      visit: (site) => navigation(phones, urls[site], options),
      sites: scripted,
    })),
    return: [
      {
        title: 'Return to /, warm cache',
        visit: (site: Variant) => returnVisit(phones, at(site), site !== 'static'),
      },
    ],
  } satisfies Record<string, Series[]>;
}

/** Runs all series in turn, the sites of each in a changing order, so that other work of the machine affects all alike. */
export async function measure(series: readonly Series[], runs: number): Promise<Record<string, Measured>> {
  const values = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const { title, visit, sites = variants } of series) {
      for (const position of sites.keys()) {
        const site = sites[(position + run) % sites.length] ?? 'composed';
        for (const [name, value] of Object.entries(await visit(site))) {
          const key = JSON.stringify([title, name, site]);
          values.set(key, [...(values.get(key) ?? []), value]);
        }
      }
    }
    console.error(`run ${run + 1} of ${runs} done`);
  }
  const measured: Record<string, Measured> = {};
  for (const [key, seen] of values) {
    const [title, name, site] = JSON.parse(key) as [string, string, Variant];
    const figures = ((measured[title] ??= {})[name] ??= {});
    figures[site] = summaryOf(seen);
  }
  return measured;
}

function summaryOf(values: readonly number[]): Summary {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = NaN, high = NaN] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return { median: (low + high) / 2, min: sorted[0] ?? NaN, max: sorted.at(-1) ?? NaN };
}
