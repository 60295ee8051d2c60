import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { endpointFindings } from './endpoint';

const siteOrigin = 'https://www.firm.co.uk';
const file = 'shared-content/src/content/site.ts';

let server: Server;
let url: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** As the project's own service answers. */
const sound = (request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('Access-Control-Allow-Origin', siteOrigin);
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  response.writeHead(request.method === 'OPTIONS' ? 204 : 400).end();
};
const whats = async (endpoint: string, site?: string) =>
  (await endpointFindings(endpoint, siteOrigin, site)).map(({ what }) => what);

/** Requests to https addresses go to the server of the test: a certificate is not what is tried here. */
const overTls = async (endpoint: string) => {
  const real = fetch;
  const spy = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((address, init) =>
      real(new Request(address).url.replace('https://forms.firm.co.uk', url), init),
    );
  try {
    return await whats(endpoint);
  } finally {
    spy.mockRestore();
  }
};

test('an endpoint that is not set, or no address, is found in the content', async () => {
  await expect(endpointFindings('', siteOrigin, undefined)).resolves.toEqual([
    { where: file, what: expect.stringContaining('only simulated') as string },
  ]);
  await expect(endpointFindings('http://forms.firm.co.uk', siteOrigin, undefined)).resolves.toEqual([
    { where: file, what: expect.stringContaining('must be a path or an https address') as string },
  ]);
});

test('a path is asked for at the live site only', async () => {
  answer = sound;
  await expect(whats('/api/enquiries')).resolves.toEqual([]);
  await expect(whats('/api/enquiries', url)).resolves.toEqual([]);
  answer = (_, response) => response.writeHead(404).end();
  await expect(whats('/api/enquiries', url)).resolves.toEqual([
    'answers 404 to an empty form, where 400 or 422 is due',
  ]);
});

test('a refused connection and one that is dropped are said with their reason', async () => {
  await expect(whats('/api/enquiries', 'http://127.0.0.1:1')).resolves.toEqual([
    expect.stringMatching(/^does not answer \(.+\)/),
  ]);
  answer = (request) => request.socket.destroy();
  await expect(whats('/api/enquiries', url)).resolves.toEqual([
    expect.stringMatching(/^does not answer \(other side closed\)/),
  ]);
});

test('a form service that is sound has no finding', async () => {
  answer = sound;
  await expect(overTls('https://forms.firm.co.uk/f/1')).resolves.toEqual([]);
});

test.each<[string, Record<string, string>, number]>([
  ['allows no other origin', {}, 204],
  ['allows another site', { 'Access-Control-Allow-Origin': 'https://www.other.co.uk' }, 204],
  ['allows forms, and no JSON', { 'Access-Control-Allow-Origin': siteOrigin }, 204],
  [
    'refuses the question itself',
    { 'Access-Control-Allow-Origin': siteOrigin, 'Access-Control-Allow-Headers': 'content-type' },
    404,
  ],
])('a form service that %s is found', async (_, headers, status) => {
  answer = (request, response) => {
    response.setHeaders(new Map(Object.entries(headers)));
    response.writeHead(request.method === 'OPTIONS' ? status : 422).end();
  };
  await expect(overTls('https://forms.firm.co.uk/f/1')).resolves.toEqual([
    `does not let pages of ${siteOrigin} send JSON to it (CORS)`,
  ]);
});

test('a form service that takes an empty form is found', async () => {
  answer = (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.writeHead(request.method === 'OPTIONS' ? 204 : 200).end();
  };
  await expect(overTls('https://forms.firm.co.uk/f/1')).resolves.toEqual([
    'answers 200 to an empty form, where 400 or 422 is due',
  ]);
});

test('a certificate that is not valid is said', async () => {
  // The server of the test speaks no TLS at all.
  await expect(whats(url.replace('http:', 'https:'))).resolves.toEqual([
    expect.stringMatching(/^does not answer \(.*(SSL|ssl|packet|record).*\)/),
  ]);
});
