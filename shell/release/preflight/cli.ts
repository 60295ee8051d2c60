import path from 'node:path';
import { parseArgs } from 'node:util';
import { enquiries, siteOrigin } from 'shared-content/content/site';
import { exitCodeOf, Refusal } from '../../site/refusal';
import { isOrigin } from '../../site/headers';
import { endpointFindings } from './endpoint';
import { liveSiteFindings } from './liveSite';
import { type Finding, placeholdersIn } from './placeholders';

const help = `npm run preflight [-- --at https://www.example.com]
Lists all that must not go live: placeholders in the content, and an address for enquiries that does not take any.
  --at URL  checks the live site there too: headers, redirects, compression, caching, and every file of the release
Ends with 1 where it finds anything.`;

const root = path.join(import.meta.dirname, '../../..');

process.exitCode = await exitCodeOf(async () => {
  const { at, help: asked } = readLine();
  if (asked) {
    console.log(help);
    return;
  }
  const findings: Finding[] = [
    ...(await placeholdersIn(path.join(root, 'shared-content/src/content'), root)),
    ...(await endpointFindings(enquiries.endpoint, siteOrigin, at)),
    ...(at ? await liveSiteFindings(at) : []),
  ];
  for (const { where, what } of findings) console.log(`${where}  ${what}`);
  if (findings.length > 0)
    throw new Refusal(`${findings.length} findings: put them right, then run npm run preflight again`);
  console.log('Ready to open');
});

function readLine(): { at?: string; help?: boolean } {
  let values: { at?: string; help?: boolean };
  try {
    ({ values } = parseArgs({ options: { at: { type: 'string' }, help: { type: 'boolean' } } }));
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}. See --help`, {
      cause: error,
    });
  }
  const { at } = values;
  if (at !== undefined && !isOrigin(at.replace(/\/$/, '')))
    throw new Refusal(`--at takes scheme and host of the live site, not '${at}'`);
  return { ...values, ...(at && { at: at.replace(/\/$/, '') }) };
}
