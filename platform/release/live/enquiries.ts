import type { EnquiryMarks } from 'shared-content/contract/enquiry';
import { isPlainName } from '../store/releaseSets';
import { type Finding, reasonOf, request } from './look';

/** What every form sends beside its fields. */
const marks = { id: '', openForMs: '', website: '' } satisfies EnquiryMarks;

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

/** The form of a page that posts enquiries, and its address; undefined if it only simulates sending. Other forms use GET. */
export function enquiryForm(html: string): { form: string; action: string } | undefined {
  const posting = /<form\b(?=[^>]*\smethod="post")[^>]*\saction="([^"]+)".*?<\/form>/s;
  const [form, action] = posting.exec(html) ?? [];
  return form === undefined || action === undefined ? undefined : { form, action };
}

/** Finds fields that only the page or only the service has: they are deployed apart. */
export async function serviceFindings(site: string, html: string): Promise<Finding[]> {
  const { form = '', action = '' } = enquiryForm(html) ?? {};
  if (!action.startsWith('/')) return [];
  const where = site + action;
  const known = await request(where).then(fieldsIn, () => undefined);
  if (!known)
    return [{ where, what: 'does not say which fields it takes: is the service for enquiries up?' }];
  const names = [...form.matchAll(/<(?:input|select|textarea)\b[^>]*\sname="([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  const sent = [...new Set(names)].filter((name) => !Object.hasOwn(marks, name));
  return [
    ...sent
      .filter((name) => !known.includes(name))
      .map((name) => `does not know ${name}, which the page asks`),
    ...known
      .filter((name) => !sent.includes(name))
      .map((name) => `expects ${name}, which the page does not ask`),
  ].map((what) => ({ where, what: `${what}: bring page and service to one version` }));
}

/** The fields that a service for enquiries takes; undefined if the answer does not list them. */
async function fieldsIn(answer: Response): Promise<string[] | undefined> {
  try {
    const { fields } = { ...((await answer.json()) as { fields?: unknown } | null) };
    const isList =
      Array.isArray(fields) && fields.every((name) => typeof name === 'string' && isPlainName(name));
    return isList ? fields : undefined;
  } catch {
    return undefined;
  }
}
