import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { serveSite } from '../serve/server';
import { siteWithProjects, siteWithRemotes } from './growth';
import { portfolioCost } from './portfolioCost';
import { figure, table } from './tables';
import { type Figures, firstVisit } from './visits';

/** Figures by how many there are of something. */
export type Growth = Record<number, Figures>;

/** What a first visit to the home page costs when so many remotes are registered. */
export function growthOfRemotes(browser: Browser, composed: string, folder: string): Promise<Growth> {
  return grown([3, 30, 100], folder, async (count, site) => {
    await siteWithRemotes(composed, site, count);
    const figures = await visited(site, (url) => firstVisit(browser, `${url}/`, true));
    const { 'JS kB': script = NaN, requests = NaN } = figures;
    return { 'HTML of / kB': await brotliOf(site, 'index.html'), 'JS of / kB': script, requests };
  });
}

/** What the portfolio costs with so many projects. */
export function growthOfProjects(browser: Browser, composed: string, folder: string): Promise<Growth> {
  return grown([3, 30, 300], folder, async (count, site) => {
    await siteWithProjects(composed, site, count);
    const figures = await visited(site, (url) => portfolioCost(browser, `${url}/portfolio`));
    return { 'HTML of /portfolio kB': await brotliOf(site, 'portfolio.html'), ...figures };
  });
}

export function growthTable(what: string, growth: Growth): string {
  const counts = Object.keys(growth);
  const names = Object.keys(Object.values(growth)[0] ?? {});
  return table([
    [what, ...counts],
    ...names.map((name) => [
      `  ${name}`,
      ...Object.values(growth).map((figures) => figure(name, figures[name] ?? NaN)),
    ]),
  ]);
}

async function grown(
  counts: number[],
  folder: string,
  measured: (count: number, site: string) => Promise<Figures>,
): Promise<Growth> {
  const growth: Growth = {};
  for (const count of counts) {
    const site = path.join(folder, `grown-${count}`);
    growth[count] = await measured(count, site);
    await rm(site, { recursive: true });
  }
  return growth;
}

async function visited(site: string, visit: (url: string) => Promise<Figures>): Promise<Figures> {
  const server = await serveSite({ site, port: 0 });
  try {
    return await visit(server.url);
  } finally {
    await server.close();
  }
}

async function brotliOf(site: string, file: string): Promise<number> {
  return (await readFile(path.join(site, `${file}.br`))).length / 1000;
}
