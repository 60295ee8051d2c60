import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The budgets that size-limit checks in the released site of SITE, after brotli: the scripts of each part, and those that
 * each document loads. A new page has the default budgets until its team writes its own.
 */
const folder = path.resolve(process.env.SITE ?? 'site', 'public');
const live = JSON.parse(readFileSync(path.join(folder, 'status.json'), 'utf8'));
const documents = readdirSync(folder).filter((name) => name.endsWith('.html'));

const ofParts = { shell: '101 kB', 'mf-home': '17 kB', 'mf-portfolio': '19 kB', 'mf-contact': '34 kB' };
// The contact page's form comes with its rules, so that a tab of an older release can still send it.
const ofFirstVisits = { 'index.html': '104 kB', 'contact.html': '124 kB' };

export default [
  ...Object.entries(live).map(([part, { build }]) => ({
    name: `scripts of ${part}`,
    path: path.join(folder, 'releases', part, build, 'browser/*.js'),
    limit: ofParts[part] ?? '35 kB',
  })),
  ...documents.map((name) => ({
    name: `scripts that ${name} loads`,
    path: scriptsOf(name),
    limit: ofFirstVisits[name] ?? '118 kB',
  })),
  {
    name: 'fonts',
    path: path.join(folder, 'releases/shell', live.shell.build, 'browser/*.woff2'),
    brotli: false,
    limit: '30 kB',
  },
];

function scriptsOf(name) {
  const text = readFileSync(path.join(folder, name), 'utf8');
  const addresses = [...text.matchAll(/ (?:src|href)="(\/releases\/[^"]+\.js)"/g)].map(([, file]) => file);
  return [...new Set(addresses)].map((file) => path.join(folder, file));
}
