import type { FilledForm } from './quoteRequestSchema';
import { FieldsRejected, type Send } from './useDelivery';

/** A request that has no answer by then has failed, in milliseconds. */
const timeoutMs = 10_000;

const tabKey = 'enquiry-tab-id';

/**
 * The transport to a service that takes enquiries as JSON. A request that the network lost is sent once more with the
 * same id, so that the service stores it once.
 *
 * @param endpoint a path of this site or an https address
 */
export function sendEnquiryTo(endpoint: string): Send {
  return async (form) => {
    if (!navigator.onLine) throw new Error('Offline');
    const id = idOf(form);
    const body = JSON.stringify({
      ...form,
      id,
      // Since the document was opened, which is no later than the form.
      openForMs: String(Math.round(performance.now())),
    });
    const { status, ok, content } = await post(endpoint, body).catch(() => post(endpoint, body));
    if (status === 422) throw new FieldsRejected(messagesIn(content, form));
    // The network of a hotel answers 200 with a page of its own.
    const isTaken = endpoint.startsWith('/')
      ? status === 201 && content instanceof Object && Reflect.get(content, 'id') === id
      : ok && content !== undefined;
    if (!isTaken) throw new Error(`The service answered ${status} and has not taken the enquiry`);
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
    const content: unknown = await answer.json().catch(() => undefined);
    late.signal.throwIfAborted();
    return { status: answer.status, ok: answer.ok, content };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The same in this tab for the same answers, so that neither a reload nor Back makes a second enquiry of one form: 96
 * random bits of the tab and the FNV-1a hash of the answers, written as a UUID. `crypto.subtle` and `randomUUID` are
 * missing over plain http.
 */
function idOf(form: FilledForm): string {
  let hash = 0x811c9dc5;
  for (const unit of JSON.stringify(form).split('')) {
    hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193) >>> 0;
  }
  return `${tabId()}${inHex(hash)}`.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

let idWithoutStorage = '';

function tabId(): string {
  const random = () => Array.from(crypto.getRandomValues(new Uint32Array(3)), inHex).join('');
  try {
    const known = sessionStorage.getItem(tabKey);
    if (known) return known;
    const id = random();
    sessionStorage.setItem(tabKey, id);
    return id;
  } catch {
    // Switched off or full: the document's own, until a reload.
    return (idWithoutStorage ||= random());
  }
}

const inHex = (number: number) => number.toString(16).padStart(8, '0');

/** What the service says about fields of this form. Throws where that is nothing: the visitor would see no message. */
function messagesIn(content: unknown, form: FilledForm): FieldsRejected['messages'] {
  const errors: unknown = content instanceof Object ? Reflect.get(content, 'errors') : undefined;
  const named = Object.entries(errors instanceof Object ? errors : {}).filter(
    ([name, message]) => name in form && typeof message === 'string',
  );
  if (named.length === 0) throw new Error('The service rejected fields without naming them');
  return Object.fromEntries(named);
}
