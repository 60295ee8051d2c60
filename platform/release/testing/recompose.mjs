// Composes a released site with Node alone. Usage: node recompose.mjs SITE; prints the generated files as JSON.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const [, , site] = process.argv;
const releases = JSON.parse(readFileSync(path.join(site, 'releases.json'), 'utf8'));

const parts = Object.fromEntries(
  Object.entries(releases).map(([part, { live }]) => {
    const read = (side, file) => readFileSync(path.join(site, side, part, live, file), 'utf8');
    const served = Object.entries(JSON.parse(read('public/releases', 'browser/integrity.json')))
      .filter(([name]) => name.startsWith('browser/'))
      .map(([name, hash]) => [name.slice('browser/'.length), hash]);
    const record = JSON.parse(read('builds', 'build.json'));
    return [
      part,
      {
        record,
        base: `/releases/${part}/${live}/browser/`,
        integrity: Object.fromEntries(served),
        styles: Object.fromEntries(
          record.styles.map((file) => [file, read('public/releases', `browser/${file}`)]),
        ),
        serverBundle: read('builds', 'server/server.cjs'),
      },
    ];
  }),
);

const { shell, ...remotes } = parts;
const module = { exports: {} };
const code = shell.serverBundle.replaceAll('/@shell@/', shell.base);
new Function('module', 'exports', 'require', code)(module, module.exports, createRequire(import.meta.url));
const pages = await module.exports.composeSite(shell, remotes);
process.stdout.write(JSON.stringify(Object.fromEntries(pages)));
