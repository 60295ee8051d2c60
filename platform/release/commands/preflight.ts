import { enquiries, siteOrigin } from 'shared-content/content/site';
import type { Command, Options, Site } from '../console/commandLine';
import { Refusal } from '../console/refusal';
import { contentFindings } from '../live/content';
import { endpointFindings } from '../live/enquiries';
import { addressOfSite, lookAtLiveSite } from '../live/liveSite';

export const preflightCommand: Command = {
  help: `npm run preflight [-- --at https://www.example.com]
Lists all that must not go live: placeholders in the content, and an address for enquiries that takes none. Ends with 1
if it finds anything.
  --at URL  checks the live site there too: all that npm run status does, and that its form's enquiries arrive`,
  takes: { names: 0, options: ['at'] },
  run: runPreflight,
};

async function runPreflight(_site: Site, _names: string[], { at }: Options): Promise<void> {
  const address = at === undefined ? undefined : addressOfSite(at);
  const live = address === undefined ? undefined : await lookAtLiveSite(address);
  const endpoint = live?.endpoint ?? enquiries.endpoint;
  const findings = [
    ...(await contentFindings()),
    ...(live?.findings ?? []),
    ...(await endpointFindings(endpoint, address ?? siteOrigin, address)),
  ];
  if (address !== undefined && endpoint === '' && enquiries.endpoint !== '')
    findings.push({ where: address, what: 'only simulates sending: release the page with the form again' });
  for (const { where, what } of findings) console.log(`${where}  ${what}`);
  if (findings.length > 0)
    throw new Refusal(`${findings.length} findings: put them right, then run npm run preflight again`);
  console.log('Ready to open');
}
