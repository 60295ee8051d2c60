#!/usr/bin/env node
import 'tsx';

/*
 * `npx site COMMAND`: the commands of this package where it is installed in a part's own repository, by the names that
 * they have as scripts of the site's own.
 */
const programs = {
  serve: '../serve/cli.ts',
  status: './live/status/cli.ts',
  preflight: './live/preflight/cli.ts',
};

const [name] = process.argv.slice(2);
if (Object.hasOwn(programs, name ?? '')) {
  process.argv.splice(2, 1);
  await import(programs[name]);
} else await import('./commands/cli.ts');
