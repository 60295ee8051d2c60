import type { FilledForm } from './quoteRequestSchema';
import { FieldsRejected, type Send } from './useDelivery';

/** A request that has no answer by then has failed, in milliseconds. */
const timeoutMs = 10_000;

const tabKey = 'enquiry-tab';

/**
 * The transport to a service that takes enquiries as JSON. A request that the network lost is sent once more with the
 * same id, so that the service stores it once.
 *
 * @param endpoint a path of this site or an https address
 */
export function sendEnquiryTo(endpoint: string): Send {
  return async (form) => {
    if (!navigator.onLine) throw new Error('Offline');
    const body = JSON.stringify({
      ...form,
      id: await idOf(form),
      // Since the document was opened, which is no later than the form.
      openForMs: String(Math.round(performance.now())),
    });
    const { status, ok, content } = await post(endpoint, body).catch(() => post(endpoint, body));
    if (status === 422) throw new FieldsRejected(messagesIn(content, form));
    if (!ok) throw new Error(`The service answered ${status}`);
  };
}

async function post(endpoint: string, body: string) {
  const late = new AbortController();
  const timer = setTimeout(() => {
    late.abort();
  }, timeoutMs);
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      // Some form services answer with a page unless they are asked for JSON.
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      credentials: 'omit',
      body,
      signal: late.signal,
    });
    // Within the time-out: an answer may stop halfway.
    const content: unknown = answer.status === 422 ? await answer.json().catch(() => undefined) : undefined;
    late.signal.throwIfAborted();
    return { status: answer.status, ok: answer.ok, content };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The same in this tab for the same answers, so that neither a reload nor Back makes a second enquiry of one form: a
 * UUID out of the hash of the answers and a number of the tab.
 */
async function idOf(form: FilledForm): Promise<string> {
  const written = new TextEncoder().encode(JSON.stringify([tabNumber(), form]));
  const hash = Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', written)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

function tabNumber(): string {
  try {
    const known = sessionStorage.getItem(tabKey);
    if (known) return known;
    const number = String(crypto.getRandomValues(new Uint32Array(2)));
    sessionStorage.setItem(tabKey, number);
    return number;
  } catch {
    // Storage is switched off: the answers alone make the id.
    return '';
  }
}

/** What the service says about fields of this form. Throws where that is nothing: the visitor would see no message. */
function messagesIn(content: unknown, form: FilledForm): FieldsRejected['messages'] {
  const errors: unknown = content instanceof Object ? Reflect.get(content, 'errors') : undefined;
  const named = Object.entries(errors instanceof Object ? errors : {}).filter(
    ([name, message]) => name in form && typeof message === 'string',
  );
  if (named.length === 0) throw new Error('The service rejected fields without naming them');
  return Object.fromEntries(named);
}
