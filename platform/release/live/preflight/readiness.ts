import path from 'node:path';
import { enquiries, report, siteOrigin } from 'shared-content/content/site';
import { Refusal } from '../../console/refusal';
import { endpointFindings } from './endpoint';
import { type Finding, placeholdersIn } from './placeholders';

const root = path.join(import.meta.dirname, '../../../..');

/** All that must not go live in the content of this checkout and, given its address, at the place for enquiries. */
export async function contentFindings(site?: string): Promise<Finding[]> {
  return [
    ...(await placeholdersIn(path.join(root, 'shared-content/src/content'), root)),
    ...(await endpointFindings(enquiries.endpoint, siteOrigin, site)),
    ...reportFindings(),
  ];
}

/**
 * Warns before a release that visitors would see: one to a `siteOrigin` that is not reserved for examples.
 * Throws a Refusal where `strict` is asked for and anything is found, whatever the origin.
 */
export async function warnOfPlaceholders(strict = false, origin = siteOrigin): Promise<void> {
  const isForVisitors = !new URL(origin).hostname.endsWith('.example');
  if (!strict && !isForVisitors) return;
  const { length } = await contentFindings();
  if (length === 0) return;
  if (strict) throw new Refusal(`${length} findings must not go live: npm run preflight lists them`);
  console.warn(`Warning: ${length} findings must not go live at ${origin}.\nnpm run preflight lists them.`);
}

/** Browsers send reports about policies to https addresses alone. */
function reportFindings(): Finding[] {
  if (report.endpoint === '' || report.endpoint.startsWith('https://')) return [];
  const what = `report.endpoint is '${report.endpoint}': it must be an https address`;
  return [{ where: 'shared-content/src/content/site.ts', what }];
}
