import type { Finding } from './placeholders';

/** Asks an address; nothing where it does not answer, which is a finding already. */
export type Ask = (address: string) => Promise<Response | undefined>;

/** An address that has not answered by then does not answer, in milliseconds. */
export const timeoutMs = 10_000;

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
    return [{ where, what: 'enquiries are only simulated: set enquiries.endpoint (docs/enquiries.md)' }];
  if (!endpoint.startsWith('/') && !endpoint.startsWith('https://'))
    return [{ where, what: `enquiries.endpoint is '${endpoint}': it must be a path or an https address` }];
  if (endpoint.startsWith('/') && site === undefined) return [];

  const address = new URL(endpoint, site).href;
  const ask = (init: RequestInit) =>
    fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...init });
  try {
    const answer = await ask({
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: siteOrigin },
      body: '{}',
    });
    const findings: Finding[] = [];
    if (![400, 422].includes(answer.status))
      findings.push({
        where: address,
        what: `answers ${answer.status} to an empty form, where 400 or 422 is due`,
      });
    if (new URL(address).origin === new URL(site ?? siteOrigin).origin) return findings;

    // Elsewhere a browser asks first whether the site may send JSON, and reads only what it is allowed to.
    const asked = await ask({
      method: 'OPTIONS',
      headers: {
        Origin: siteOrigin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    const headers = asked.headers.get('access-control-allow-headers') ?? '';
    const isAllowed = asked.ok && allows(asked) && allows(answer) && /\*|content-type/i.test(headers);
    if (!isAllowed)
      findings.push({ where: address, what: `does not let pages of ${siteOrigin} send JSON to it (CORS)` });
    return findings;
  } catch (error) {
    return [
      { where: address, what: `does not answer (${reasonOf(error)}): is what takes enquiries running?` },
    ];
  }

  function allows({ headers }: Response): boolean {
    return [siteOrigin, '*'].includes(headers.get('access-control-allow-origin') ?? '');
  }
}

/** Node puts the cause of a failed request, such as a certificate out of date, below the error. */
export function reasonOf(error: unknown): string {
  const isError = (value: unknown): value is { message: unknown } =>
    typeof value === 'object' && value !== null && 'message' in value;
  const cause = isError(error) && 'cause' in error ? error.cause : undefined;
  const reason = isError(cause) ? cause : error;
  // OpenSSL's end with a line break.
  return String(isError(reason) ? reason.message : reason).trim();
}
