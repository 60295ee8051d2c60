import type { Finding } from './placeholders';

/**
 * Checks that enquiries arrive where the contact form sends them: something takes them, over TLS, from the site's
 * origin. It sends an empty form, which is refused and not stored.
 *
 * @param endpoint the setting of the content
 * @param site the address of the live site; undefined: only what the setting itself tells is checked
 */
export async function endpointFindings(
  endpoint: string,
  siteOrigin: string,
  site: string | undefined,
): Promise<Finding[]> {
  const where = 'shared-content/src/content/site.ts';
  if (endpoint === '')
    return [
      { where, what: 'enquiries are only simulated: set enquiries.endpoint (README, Receiving enquiries)' },
    ];
  if (!endpoint.startsWith('/') && !endpoint.startsWith('https://'))
    return [{ where, what: `enquiries.endpoint is '${endpoint}': it must be a path or an https address` }];
  if (endpoint.startsWith('/') && site === undefined) return [];

  const address = new URL(endpoint, site).href;
  const findings: Finding[] = [];
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: siteOrigin },
    body: '{}',
    redirect: 'manual',
  }).catch((error: unknown) => {
    findings.push({
      where: address,
      what: `does not answer (${reasonOf(error)}): is npm run enquiries running?`,
    });
    return undefined;
  });
  if (!answer) return findings;
  if (![400, 422].includes(answer.status))
    findings.push({
      where: address,
      what: `answers ${answer.status} to an empty form, where 400 or 422 is due`,
    });
  const isElsewhere = new URL(address).origin !== siteOrigin;
  const allowed = answer.headers.get('access-control-allow-origin');
  if (isElsewhere && endpoint.startsWith('https://') && ![siteOrigin, '*'].includes(allowed ?? ''))
    findings.push({ where: address, what: `does not let pages of ${siteOrigin} send to it (CORS)` });
  return findings;
}

/** Node puts the cause of a failed request, such as a certificate out of date, below the error. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? cause.message : message;
}
