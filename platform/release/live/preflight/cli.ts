import { parsedLine } from '../../console/commandLine';
import { exitCodeOf, Refusal } from '../../console/refusal';
import { addressOfSite } from './address';
import { liveSiteFindings } from './liveSite';
import { contentFindings } from './readiness';

const help = `npm run preflight [-- --at https://www.example.com]
Lists all that must not go live: placeholders in the content, and an address for enquiries that does not take any.
  --at URL  checks the live site there too: headers, redirects, compression, caching, and every file of the release
Ends with 1 where it finds anything.`;

process.exitCode = await exitCodeOf(async () => {
  const { at, help: asked } = readLine();
  if (asked) {
    console.log(help);
    return;
  }
  const findings = [...(await contentFindings(at)), ...(at ? await liveSiteFindings(at) : [])];
  for (const { where, what } of findings) console.log(`${where}  ${what}`);
  if (findings.length > 0)
    throw new Refusal(`${findings.length} findings: put them right, then run npm run preflight again`);
  console.log('Ready to open');
});

function readLine(): { at?: string; help?: boolean } {
  const { values } = parsedLine({ options: { at: { type: 'string' }, help: { type: 'boolean' } } });
  const { at } = values;
  return { ...values, ...(at !== undefined && { at: addressOfSite(at) }) };
}
