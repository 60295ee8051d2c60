import { setImmediate as realSetImmediate } from 'node:timers/promises';
import { answers as form } from '../../testing/renderQuoteForm';
import { sendEnquiryTo, simulateSending } from './send';

type Body = Record<string, unknown>;
type Answer = { status: number; body?: object } | Error;

const ownService = sendEnquiryTo('/api/enquiries');
const formService = sendEnquiryTo('https://forms.example/f/1');
const lost = new TypeError('Failed to fetch');
/** Stands for a body with the id of the request. */
const sameId = {};
const stored = { status: 201, body: sameId };

/** Stands in for the service, with its answers in turn. Returns the requests. */
function service(...answers: Answer[]) {
  const requests: Body[] = [];
  const fetch = jest.fn((_address: string, { body }: { body: string }) => {
    const request = JSON.parse(body) as Body;
    const answer = answers[requests.push(request) - 1] ?? new Error('Nothing more was expected');
    if (answer instanceof Error) return Promise.reject(answer);
    const content = answer.body === sameId ? { id: request.id } : answer.body;
    const json = () => (content ? Promise.resolve(content) : Promise.reject(new SyntaxError('No JSON')));
    return Promise.resolve({ ok: answer.status < 300, status: answer.status, json });
  });
  Object.assign(globalThis, { fetch });
  return requests;
}

/** How the visitor came to the document. */
let cameBy: string;
beforeEach(() => {
  cameBy = 'navigate';
  // jsdom has no entries.
  Object.assign(performance, { getEntriesByType: () => [{ type: cameBy }] });
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('sends every answer, with an id and how long the form was open', async () => {
  const requests = service(stored);
  jest.spyOn(performance, 'now').mockReturnValue(60_000.4);
  await ownService(form);
  const id = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) as string;
  expect(requests).toEqual([{ ...form, id, openForMs: '60000' }]);
  // Without it Chromium drops the request if the tab is closed before the connection is made.
  expect(fetch).toHaveBeenCalledWith('/api/enquiries', expect.objectContaining({ keepalive: true }));
});

test('a request that the network lost is repeated once, under the same id', async () => {
  const requests = service(lost, stored);
  await ownService(form);
  expect(requests).toHaveLength(2);
  expect(requests[0]).toEqual(requests[1]);

  service(lost, lost);
  await expect(ownService(form)).rejects.toThrow('Failed to fetch');
});

test('the id is the same for the same answers in this tab, also after a reload', async () => {
  const requests = service(stored, stored, stored, stored);
  await ownService(form);
  await ownService({ ...form });
  await ownService({ ...form, phone: '07700 900457' });
  sessionStorage.clear();
  await ownService(form);
  const [first, again, others, inAnotherTab] = requests.map(({ id }) => id);
  expect(again).toBe(first);
  expect(new Set([first, others, inAnotherTab]).size).toBe(3);
});

test('without storage the id is the same until a reload', async () => {
  const denied = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  const requests = service(stored, stored);
  await ownService(form);
  await ownService(form);
  denied.mockRestore();
  expect(requests[1]?.id).toBe(requests[0]?.id);
});

test.each(['reload', 'back_forward'])(
  'after a %s, which restores the answers, no time is sent',
  async (type) => {
    const requests = service(stored);
    cameBy = type;
    await ownService(form);
    expect(requests[0]).not.toHaveProperty('openForMs');
  },
);

test('a service that does not answer has failed after 10 s, twice', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  const requests: string[] = [];
  const silent = (_address: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    requests.push(body);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        reject(new Error('Aborted'));
      });
    });
  };
  Object.assign(globalThis, { fetch: silent });
  const sending = expect(ownService(form)).rejects.toThrow('Aborted');
  for (const count of [1, 2]) {
    while (requests.length < count) await realSetImmediate();
    jest.advanceTimersByTime(9_999);
    await realSetImmediate();
    expect(requests).toHaveLength(count);
    jest.advanceTimersByTime(1);
  }
  await sending;
  jest.useRealTimers();
});

test.each([
  ['the page of a captive portal', { status: 200 }],
  ['nothing', { status: 204 }],
  ['201 and a page', { status: 201 }],
  ['the id of another enquiry', { status: 201, body: { id: 'another' } }],
  ['202 and the id', { ...stored, status: 202 }],
  ...[400, 403, 413, 422, 429, 500, 503].map((status): [string, Answer] => [
    `${status}`,
    { status, body: {} },
  ]),
])('the service of this site that answers %s has not taken the enquiry', async (_, answer) => {
  const requests = service(answer);
  await expect(ownService(form)).rejects.toThrow('has not taken');
  expect(requests).toHaveLength(1);
});

test('a form service has taken the enquiry if it answers 2xx with JSON', async () => {
  service({ status: 200, body: { ok: true } }, { status: 202, body: [] }, { status: 200 }, { status: 204 });
  await formService(form);
  await formService(form);
  for (const status of [200, 204])
    await expect(formService(form)).rejects.toThrow(`answered ${status} and has not taken`);
});

test.each([
  ['production', Object.keys(form)],
  ['development', form],
])('simulated sending takes 1.5 s and logs in %s: %j', async (environment, logged) => {
  jest.useFakeTimers();
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment });
  const log = jest.spyOn(console, 'info').mockImplementation();
  const sending = simulateSending(form);
  await jest.advanceTimersByTimeAsync(1499);
  expect(log).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await sending;
  expect(log.mock.calls).toEqual([['Quote request (simulated):', logged]]);
  jest.useRealTimers();
});
