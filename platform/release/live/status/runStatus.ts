import { parsedLine } from '../../console/commandLine';
import { Refusal } from '../../console/refusal';
import { readReleased } from '../../store/siteFolder';
import { addressOfSite } from '../preflight/address';
import { withSite } from '../../commands/withSite';
import { statusOf } from './status';

const help = `npm run status -- --at https://www.example.com [--site DIR]
Shows on one screen how a live site is: each part with its build, since when, of which commit, and whether every file
of it is there and whole; pages, headers, and the days left of the certificate.
  --at URL    the live site
  --site DIR  the folder that it is served from: compares its record, which also knows who released
Ends with 1 where anything is off.`;

/** Runs one command line. Throws a Refusal where anything is off. */
export async function runStatus(line: string[]): Promise<void> {
  const { at, site, help: asked } = readLine(line);
  if (asked) {
    console.log(help);
    return;
  }
  if (!at) throw new Refusal('Name the live site: npm run status -- --at https://www.example.com');
  const address = addressOfSite(at);
  const record = site
    ? await withSite(site, async (released) => readReleased(await released.folder()))
    : undefined;
  const { text, findings } = await statusOf(address, { record });
  console.log(text);
  if (findings.length > 0)
    throw new Refusal(`${findings.length} ${findings.length === 1 ? 'thing is' : 'things are'} off`);
  console.log('\nAll is well');
}

function readLine(line: string[]) {
  const text = { type: 'string' } as const;
  return parsedLine({ args: line, options: { at: text, site: text, help: { type: 'boolean' } } }).values;
}
