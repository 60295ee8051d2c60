import type { FilledForm } from './useQuoteForm';

/** Sends a filled form; rejects if it was not delivered. */
export type Send = (form: FilledForm) => Promise<void>;

const simulatedMs = 1500;

/** After this a request without an answer has failed. */
const timeoutMs = 10_000;

const tabKey = 'enquiry-tab-id';

/**
 * Stands in for a service: waits, then logs the request. Outside development the log has only the names of the fields:
 * the answers are personal.
 */
export async function simulateSending(form: FilledForm): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, simulatedMs));
  const logged = process.env.NODE_ENV === 'development' ? form : Object.keys(form);
  console.info('Quote request (simulated):', logged);
}

/**
 * Sends to a service that takes enquiries as JSON. A request that the network lost is repeated once with the same id, so
 * that the service stores it once.
 *
 * @param endpoint a path of this site or an https address
 */
export function sendEnquiryTo(endpoint: string): Send {
  return async (form) => {
    const id = idOf(form);
    // The document was opened no later than the form. A visitor who finds the answers restored may send them at once.
    const openForMs = isRestored() ? undefined : String(Math.round(performance.now()));
    const body = JSON.stringify({ ...form, id, openForMs });
    const { status, ok, content } = await post(endpoint, body).catch(() => post(endpoint, body));
    // A captive portal answers 200 with a page of its own.
    const isTaken = endpoint.startsWith('/')
      ? status === 201 && content instanceof Object && Reflect.get(content, 'id') === id
      : ok && content !== undefined;
    if (!isTaken) throw new Error(`The service answered ${status} and has not taken the enquiry`);
  };
}

function isRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
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
      // Also when the tab is closed before the connection is made.
      keepalive: true,
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
 * The same id in this tab for the same answers, so that neither a reload nor Back makes a second enquiry: 96 random bits
 * of the tab and the FNV-1a hash of the answers, as a UUID. Plain http has neither `crypto.subtle` nor `randomUUID`.
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
    // Storage is switched off or full: the id lasts until a reload.
    return (idWithoutStorage ||= random());
  }
}

const inHex = (number: number) => number.toString(16).padStart(8, '0');
