#!/usr/bin/env node
import 'tsx';

/*
 * `npx site COMMAND`: the commands of this package where it is installed in a part's own repository, by the names that
 * they have as scripts of the site's own.
 */
if (process.argv[2] === 'serve') {
  process.argv.splice(2, 1);
  await import('../serve/cli.ts');
} else await import('./commands/cli.ts');
