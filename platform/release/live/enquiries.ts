import { type Finding, reasonOf, request } from './look';

/**
 * Checks that something takes the enquiries of a form from pages of this origin. It sends an empty form, which is refused
 * and not stored.
 *
 * @param endpoint a path or an https address; nothing is requested at any other, or if it is empty and sending simulated
 * @param origin of the pages with the form
 * @param site the address of the live site; undefined: a path is not requested
 */
export async function endpointFindings(endpoint: string, origin: string, site?: string): Promise<Finding[]> {
  if (endpoint === '' || (endpoint.startsWith('/') && site === undefined)) return [];
  if (!/^(\/|https:\/\/)/.test(endpoint))
    return site === undefined
      ? []
      : [{ where: site, what: `sends enquiries to '${endpoint}': it must be a path or an https address` }];
  const address = new URL(endpoint, site).href;
  try {
    const whats = await Promise.all([
      emptyFormFinding(address, origin),
      new URL(address).origin === (site ?? origin) ? undefined : crossOriginFinding(address, origin),
    ]);
    return whats.flatMap((what) => (what === undefined ? [] : [{ where: address, what }]));
  } catch (error) {
    const what = `does not answer (${reasonOf(error)}): is the service for enquiries up?`;
    return [{ where: address, what }];
  }
}

async function emptyFormFinding(address: string, origin: string): Promise<string | undefined> {
  const { status } = await request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: '{}',
  });
  if ([400, 422].includes(status)) return undefined;
  return `answers ${status} to an empty form, where 400 or 422 is due`;
}

/** A browser asks another origin whether the page may send JSON there. */
async function crossOriginFinding(address: string, origin: string): Promise<string | undefined> {
  const { ok, headers } = await request(address, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  });
  const isAllowed =
    ok &&
    [origin, '*'].includes(headers.get('access-control-allow-origin') ?? '') &&
    /\*|content-type/i.test(headers.get('access-control-allow-headers') ?? '');
  return isAllowed ? undefined : `does not let pages of ${origin} send JSON to it (CORS)`;
}

/** Where the form of a page posts enquiries to; empty if it only simulates sending. Other forms use GET. */
export function addressOfForm(html: string): string {
  const [, action = ''] = /<form\b(?=[^>]*\smethod="post")[^>]*\saction="([^"]+)"/.exec(html) ?? [];
  return action;
}

/** Finds a page whose form posts to a service that is away. */
export async function serviceFindings(site: string, html: string): Promise<Finding[]> {
  const action = addressOfForm(html);
  if (!action.startsWith('/')) return [];
  const where = site + action;
  const isUp = await request(where).then(
    ({ ok }) => ok,
    () => false,
  );
  return isUp ? [] : [{ where, what: 'does not answer: is the service for enquiries up?' }];
}
