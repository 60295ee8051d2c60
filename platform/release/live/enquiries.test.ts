import { endpointFindings, serviceFindings } from './enquiries';

const site = 'https://www.firm.co.uk';
const service = 'https://forms.firm.co.uk/f/1';
const allowed = { 'Access-Control-Allow-Origin': site, 'Access-Control-Allow-Headers': 'Content-Type' };

/** What a service answers to an empty form, and to the question of a browser whether it may send one. */
interface Answers {
  posted?: number;
  asked?: number;
  headers?: Record<string, string>;
}

let fetched: jest.SpyInstance;
beforeEach(() => {
  fetched = jest.spyOn(globalThis, 'fetch');
});
afterEach(() => {
  jest.restoreAllMocks();
});

function answering({ posted = 422, asked = 204, headers = allowed }: Answers): void {
  fetched.mockImplementation((_, { method }: RequestInit) =>
    Promise.resolve(new Response(null, { status: method === 'OPTIONS' ? asked : posted, headers })),
  );
}

const cors = `does not let pages of ${site} send JSON to it (CORS)`;

const origin = 'Access-Control-Allow-Origin';
const takesEmpty = (status: number) => `answers ${status} to an empty form, where 400 or 422 is due`;

test.each<[string, Answers, string | undefined]>([
  ['that is sound', {}, undefined],
  ['for any site', { headers: { ...allowed, [origin]: '*' } }, undefined],
  ['that takes an empty form', { posted: 200 }, takesEmpty(200)],
  ['for no other origin', { headers: {} }, cors],
  ['for another site', { headers: { ...allowed, [origin]: 'https://www.other.co.uk' } }, cors],
  ['for forms, and no JSON', { headers: { [origin]: site } }, cors],
  ['that refuses the question', { asked: 404 }, cors],
])('a form service %s', async (_, answers, what) => {
  answering(answers);
  expect(await endpointFindings(service, site)).toEqual(what ? [{ where: service, what }] : []);
});

test('a path is requested at the live site alone, and has no other origin', async () => {
  answering({ posted: 404, headers: {} });
  expect(await endpointFindings('/api/enquiries', site)).toEqual([]);
  expect(await endpointFindings('/api/enquiries', site, site)).toEqual([
    { where: `${site}/api/enquiries`, what: takesEmpty(404) },
  ]);
});

test('no other address is requested', async () => {
  expect(await endpointFindings('api/enquiries', site)).toEqual([]);
  expect(await endpointFindings('http://forms.firm.co.uk', site, site)).toEqual([
    {
      where: site,
      what: "sends enquiries to 'http://forms.firm.co.uk': it must be a path or an https address",
    },
  ]);
});

test('the reason of a missing answer is told', async () => {
  fetched.mockRestore();
  expect(await endpointFindings('/api/enquiries', site, 'http://127.0.0.1:1')).toEqual([
    {
      where: 'http://127.0.0.1:1/api/enquiries',
      what: expect.stringMatching(
        /^does not answer \((?!fetch failed).+\): is the service for enquiries up\?$/,
      ) as string,
    },
  ]);
});

test.each([
  [200, []],
  [502, ['does not answer: is the service for enquiries up?']],
])('a service for enquiries that answers %d', async (status, whats) => {
  fetched.mockResolvedValue(new Response(null, { status }));
  const form = '<form action="/api/enquiries" method="post"><input name="email"></form>';
  expect((await serviceFindings(site, `<h1>Contact</h1>${form}`)).map(({ what }) => what)).toEqual(whats);
});

test.each(['<form method="post"></form>', '<form action="/portfolio"><input name="category"></form>'])(
  'a simulated form and a filter have no service: %s',
  async (form) => {
    expect(await serviceFindings(site, form)).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  },
);
