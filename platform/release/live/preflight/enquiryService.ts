import type { EnquiryMarks } from 'shared-content/contract/enquiry';
import { isPlainName } from '../../store/record';
import type { Ask } from './endpoint';

/** What every form sends beside its fields. */
const marks = { id: '', openForMs: '', website: '' } satisfies EnquiryMarks;

/** A page and the service for its enquiries are deployed apart: gives the fields that only one of them has. */
export async function serviceDifferences(
  site: string,
  html: string,
  ask: Ask,
): Promise<{ path: string; what: string }[]> {
  const [form, path] = /<form\b[^>]*\saction="(\/[^"]+)".*?<\/form>/s.exec(html) ?? [];
  if (form === undefined || path === undefined) return [];
  const answer = await ask(site + path);
  const known = fieldsIn((await answer?.text()) ?? '');
  if (!known) return [{ path, what: 'does not say which fields it takes: is the service for enquiries up?' }];
  const names = [...form.matchAll(/<(?:input|select|textarea)\b[^>]*\sname="([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  const asked = [...new Set(names)].filter((name) => !Object.hasOwn(marks, name));
  const differ = [
    ...asked
      .filter((name) => !known.includes(name))
      .map((name) => `does not know ${name}, which the page asks`),
    ...known
      .filter((name) => !asked.includes(name))
      .map((name) => `expects ${name}, which the page does not ask`),
  ];
  return differ.map((what) => ({ path, what: `${what}: bring page and service to one version` }));
}

/** What a service for enquiries says that it takes; undefined where the text is no such answer. */
function fieldsIn(text: string): string[] | undefined {
  try {
    const { fields } = { ...(JSON.parse(text) as { fields?: unknown } | null) };
    const isList =
      Array.isArray(fields) && fields.every((name) => typeof name === 'string' && isPlainName(name));
    return isList ? fields : undefined;
  } catch {
    return undefined;
  }
}
