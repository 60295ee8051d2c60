import { setImmediate as realSetImmediate } from 'node:timers/promises';
import type { FilledForm } from './quoteRequestSchema';
import { sendEnquiryTo } from './sendEnquiry';
import { FieldsRejected } from './useDelivery';

const form: FilledForm = {
  firstName: 'Ada',
  lastName: 'Mason',
  email: 'ada@example.org',
  phone: '07700 900456',
  projectType: 'brickwork',
  preferredContact: 'email',
  projectDetails: 'A garden wall, nine metres.',
};

type Body = Record<string, unknown>;
type Answer = { status: number; body?: ((request: Body) => unknown) | object } | Error;

/** An enquiry that is stored; the service answers with its id. */
const stored = { status: 201, body: ({ id }: Body) => ({ id }) };

/** The service as a test plays it: what it answers to the first request, the second and so on. */
function service(...answers: Answer[]) {
  const requests: Body[] = [];
  const answer = ({ status, body }: Exclude<Answer, Error>, request: Body) => ({
    ok: status < 300,
    status,
    json: () =>
      body === undefined
        ? Promise.reject(new SyntaxError('No JSON'))
        : Promise.resolve(typeof body === 'function' ? body(request) : body),
  });
  Object.assign(globalThis, {
    fetch: (_address: string, { body }: { body: string }) => {
      const request = JSON.parse(body) as Body;
      requests.push(request);
      const next = answers[requests.length - 1];
      return next === undefined || next instanceof Error
        ? Promise.reject(next ?? new Error('Nothing more was expected'))
        : Promise.resolve(answer(next, request));
    },
  });
  return requests;
}

beforeEach(() => {
  sessionStorage.clear();
});

test('sends every answer, with an id and how long the form was open', async () => {
  const requests = service(stored);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(60_000.4);
  await sendEnquiryTo('/api/enquiries')(form);
  clock.mockRestore();
  expect(requests).toEqual([
    {
      ...form,
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/) as string,
      openForMs: '60000',
    },
  ]);
});

test('what the network lost is sent once more under the same id', async () => {
  const requests = service(new TypeError('Failed to fetch'), stored);
  await sendEnquiryTo('/api/enquiries')(form);
  expect(requests).toHaveLength(2);
  expect(requests[0]?.id).toBe(requests[1]?.id);
});

test('a second failure of the network is a failure', async () => {
  const requests = service(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'));
  await expect(sendEnquiryTo('/api/enquiries')(form)).rejects.toThrow('Failed to fetch');
  expect(requests).toHaveLength(2);
});

test('the same answers have the same id after a reload, and others another', async () => {
  const requests = service(stored, stored, stored);
  await sendEnquiryTo('/api/enquiries')(form);
  await sendEnquiryTo('/api/enquiries')({ ...form });
  await sendEnquiryTo('/api/enquiries')({ ...form, phone: '07700 900457' });
  const [first, reloaded, other] = requests.map(({ id }) => id);
  expect(reloaded).toBe(first);
  expect(other).not.toBe(first);
});

test('the same answers in another tab are another enquiry', async () => {
  const requests = service(stored, stored);
  await sendEnquiryTo('/api/enquiries')(form);
  sessionStorage.clear();
  await sendEnquiryTo('/api/enquiries')(form);
  expect(requests[1]?.id).not.toBe(requests[0]?.id);
});

test('offline is said at once, and nothing is sent', async () => {
  const requests = service();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(sendEnquiryTo('/api/enquiries')(form)).rejects.toThrow('Offline');
  expect(requests).toEqual([]);
  online.mockRestore();
});

test("the service's messages are those of their fields", async () => {
  service({ status: 422, body: { errors: { email: 'Invalid email address' } } });
  const sending = sendEnquiryTo('/api/enquiries')(form);
  await expect(sending).rejects.toBeInstanceOf(FieldsRejected);
  await expect(sending).rejects.toMatchObject({ messages: { email: 'Invalid email address' } });
});

test.each([
  ['no JSON', undefined],
  ['a list, as some form services send it', { errors: [{ field: 'email', message: 'is wrong' }] }],
  ['fields that the form does not have', { errors: { fax: 'is missing' } }],
])('rejected fields that are not named are a failure: %s', async (_, body) => {
  service({ status: 422, body });
  await expect(sendEnquiryTo('/api/enquiries')(form)).rejects.toThrow('without naming them');
});

test('a service that does not answer is given up after 10 s, twice', async () => {
  jest.useFakeTimers();
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
  const asked = async (count: number) => {
    while (requests.length < count) await realSetImmediate();
  };
  const sending = expect(sendEnquiryTo('/api/enquiries')(form)).rejects.toThrow('Aborted');
  await asked(1);
  jest.advanceTimersByTime(9_999);
  await realSetImmediate();
  expect(requests).toHaveLength(1);
  jest.advanceTimersByTime(1);
  await asked(2);
  jest.advanceTimersByTime(10_000);
  await sending;
  expect(new Set(requests).size).toBe(1);
  jest.useRealTimers();
});

test.each([
  ['the page of a captive portal', { status: 200 }],
  ['nothing', { status: 204 }],
  ['a page', { status: 201 }],
  ['the id of another enquiry', { status: 201, body: { id: 'another' } }],
  ['the id as something that is not stored', { ...stored, status: 202 }],
])('the service of this site that answers %s has not taken the enquiry', async (_, answer) => {
  const requests = service(answer);
  await expect(sendEnquiryTo('/api/enquiries')(form)).rejects.toThrow('has not taken');
  expect(requests).toHaveLength(1);
});

test.each([
  [200, { ok: true }],
  [202, []],
])('a form service has taken what it answers with %d and JSON', async (status, body) => {
  service({ status, body });
  await expect(sendEnquiryTo('https://forms.example/f/1')(form)).resolves.toBeUndefined();
});

test.each([200, 204])('a form service that answers %d without JSON has not taken it', async (status) => {
  service({ status });
  await expect(sendEnquiryTo('https://forms.example/f/1')(form)).rejects.toThrow('has not taken');
});

test('without storage the id is the same until a reload', async () => {
  const denied = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  const requests = service(stored, stored);
  await sendEnquiryTo('/api/enquiries')(form);
  await sendEnquiryTo('/api/enquiries')(form);
  expect(requests[1]?.id).toBe(requests[0]?.id);
  denied.mockRestore();
});

test.each([400, 403, 413, 429, 500, 503])(
  'an answer %d is a failure, and is not asked for twice',
  async (status) => {
    const requests = service({ status });
    await expect(sendEnquiryTo('/api/enquiries')(form)).rejects.toThrow(`answered ${status}`);
    expect(requests).toHaveLength(1);
  },
);
