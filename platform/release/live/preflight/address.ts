import { isOrigin } from 'shared-content/contract/addresses';
import { Refusal } from '../../console/refusal';

/** The address of a live site as `--at` takes it, without a slash at its end. Throws a Refusal for anything else. */
export function addressOfSite(text: string): string {
  const origin = text.replace(/\/$/, '');
  if (!isOrigin(origin)) throw new Refusal(`--at takes scheme and host of the live site, not '${text}'`);
  return origin;
}
