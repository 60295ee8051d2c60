import type { Options } from '../console/commandLine';
import { Refusal } from '../console/refusal';
import { contentFindings } from '../live/content';
import { endpointFindings } from '../live/enquiries';
import { addressOfSite, lookAtLiveSite } from '../live/liveSite';
import type { Command, Site } from './command';

export const preflightCommand: Command = {
  help: `npm run preflight [-- --at https://www.example.com]
Lists all that must not go live: placeholders in the content, and an address for enquiries that takes none. Ends with 1
if it finds anything.
  --at URL  checks the live site there too: all that npm run status does, and that its form's enquiries arrive`,
  takes: { names: 0, options: ['at'] },
  run: runPreflight,
};

async function runPreflight(_site: Site, _names: string[], { at }: Options): Promise<void> {
  const findings = [...(await contentFindings())];
  if (at !== undefined) {
    const address = addressOfSite(at);
    const live = await lookAtLiveSite(address);
    findings.push(...live.findings, ...(await endpointFindings(live.endpoint, address, address)));
  }
  for (const { where, what } of findings) console.log(`${where}  ${what}`);
  if (findings.length > 0)
    throw new Refusal(`${findings.length} findings: put them right, then run npm run preflight again`);
  console.log('Ready to open');
}
