import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import Database from 'libsql';
import { scratchFolder } from 'platform/release/testing/scratch';
import { fields, filledForm } from '../testing/filledForm';
import { enquiryApp } from './app';
import { type EnquiryDatabase, openDatabase } from './database';

const siteOrigin = 'https://www.meridian.example';
const url = '/api/enquiries';
const failure = 'Failed to send message. Please try again.';

let database: EnquiryDatabase;
/** The service's own connection, whose settings make its database fail. */
let connection: Database.Database;
let other: Database.Database;
let app: FastifyInstance;
let origin: string;
beforeEach(async () => {
  const file = path.join(scratchFolder(), 'enquiries.db');
  const exec = jest.spyOn(Database.prototype, 'exec');
  database = openDatabase(file);
  [connection] = exec.mock.contexts as [Database.Database];
  exec.mockRestore();
  other = new Database(file);
  app = await enquiryApp({ database, path: url, siteOrigin, onStored: () => undefined });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  other.close();
  database.close();
});

const request = async (method: string, address: string, init: RequestInit = {}) => {
  const response = await fetch(origin + address, { method, ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
type Answer = Awaited<ReturnType<typeof request>>;
type Headers = Record<string, string>;

const post = (body: object | string, headers: Headers = {}) =>
  request('POST', url, {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
/** Posts as a browser without script. */
const form = (values: Headers, headers: Headers = {}) =>
  post(new URLSearchParams(values).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  });
const json = ({ text }: Answer) => JSON.parse(text) as unknown;
const expectPage = ({ status, headers, text }: Answer, expected: number) => {
  expect([status, headers.get('content-type')]).toEqual([expected, 'text/html; charset=utf-8']);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(text).toContain('07700 900123');
};

test('an enquiry is stored once, however often its id is sent', async () => {
  const filled = filledForm();
  for (const answer of [await post(filled), await post({ ...filled, firstName: 'Bob' })])
    expect([answer.status, json(answer)]).toEqual([201, { id: filled.id }]);
  expect(database.list().map(({ fields: stored }) => stored)).toEqual([fields]);
});

test('says that it is up', async () => {
  expect((await request('GET', url)).status).toBe(200);
});

test.each([
  ['no answer', '{}', {}, 422],
  ['a broken text', '{"id":', {}, 400],
  ['an unknown type', '<a/>', { 'content-type': 'text/xml' }, 415],
  ['1 MB', JSON.stringify(filledForm({ projectDetails: 'x'.repeat(1_000_000) })), {}, 413],
  ['a prototype', '{"__proto__":{"id":"x"}}', {}, 400],
])('a body with %s is refused with a message, and nothing is stored', async (_, body, headers, status) => {
  const answer = await post(body, headers);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    status,
    'application/json; charset=utf-8',
  ]);
  expect(answer.text).toMatch(status === 422 ? /^\{"errors":\{.*"Email is required"/ : /^\{"message":"\w+/);
  expect(database.list()).toEqual([]);
});

test.each([
  ['DELETE', url],
  ['POST', '/'],
])('%s %s is not found', async (method, address) => {
  expect((await request(method, address)).status).toBe(404);
});

test.each([
  ['the site itself', () => ({ origin: siteOrigin }), 201],
  ['the host of the request', () => ({ origin }), 201],
  ['another site', () => ({ origin: 'https://evil.example' }), 403],
  ['a sandboxed page', () => ({ origin: 'null' }), 403],
  [
    'another site that forges its host',
    () => ({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }),
    403,
  ],
])('a post from %s', async (_, headers, status) => {
  expect((await post(filledForm(), headers())).status).toBe(status);
  expectPage(await form(fields, headers()), status);
});

test('allows posts from the site in browsers that ask before, and from nowhere else', async () => {
  const allowed = async (from: string) => {
    const { headers } = await request('OPTIONS', url, { headers: { origin: from } });
    return headers.get('access-control-allow-origin');
  };
  expect(await allowed(siteOrigin)).toBe(siteOrigin);
  expect(await allowed('https://evil.example')).toBeNull();
});

test('many enquiries from one address are marked, a flood is refused', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 32; count += 1) statuses.push((await post(filledForm())).status);
  expect(statuses).toEqual([...Array<number>(30).fill(201), 429, 429]);
  expectPage(await form(fields), 429);
  expect(database.list().filter(({ suspicion }) => suspicion === null)).toHaveLength(5);
});

const setPragma = (text: string) => () => connection.exec(`PRAGMA ${text}`);
const pages = () => (connection.prepare('PRAGMA page_count').get() as { page_count: number }).page_count;

test.each([
  ['full', () => setPragma(`max_page_count = ${pages()}`)(), setPragma('max_page_count = 100000')],
  ['read-only', setPragma('query_only = ON'), setPragma('query_only = OFF')],
  ['locked', () => other.exec('BEGIN IMMEDIATE'), () => other.exec('ROLLBACK')],
])('while the database is %s a visitor is told to send again, later it is stored', async (_, fail, mend) => {
  fail();
  // Long enough to need pages of its own.
  const projectDetails = 'A wall. '.repeat(1200);
  const filled = filledForm({ projectDetails });
  const refused = await post(filled);
  expect([refused.status, json(refused)]).toEqual([503, { message: failure }]);
  const native = await form({ ...fields, projectDetails });
  expectPage(native, 503);
  expect(native.text).toContain(failure);
  expect(native.text).toContain('value="Ann"');

  mend();
  expect((await post(filled)).status).toBe(201);
  // Committed: another connection sees it.
  expect(other.prepare('SELECT id FROM enquiries').all()).toEqual([{ id: filled.id }]);
});

describe('a browser without script', () => {
  test('is thanked with a page, whose reload sends no second enquiry', async () => {
    const capitals = { 'content-type': 'Application/X-WWW-Form-Urlencoded; Charset=UTF-8' };
    for (const answer of [await form(fields), await form(fields), await form(fields, capitals)]) {
      expectPage(answer, 201);
      expect(answer.text).toContain('Thank you. Your message is with us.');
    }
    expect(database.list()).toHaveLength(1);
  });

  test('gets the messages with every answer, and no answer becomes markup', async () => {
    const ofNewerPage = { postcode: 'DA1 1AA', preferredContact: 'text message' };
    const trick = '"><script>alert(1)</script>';
    const wrong = { email: 'nobody', lastName: trick, [trick]: trick };
    const answer = await form({ ...fields, ...ofNewerPage, ...wrong });
    expectPage(answer, 422);
    expect(answer.text).toContain('Invalid email address');
    expect(answer.text).toContain('Two slates have slipped.');
    expect(answer.text).toContain('<input type="hidden" name="postcode" value="DA1 1AA"/>');
    expect(answer.text).toContain('name="preferredContact" value="text message"');
    expect(answer.text).not.toContain('<script');
  });

  test.each([
    ['no answer', {}, {}, 422],
    ['1 MB', { ...fields, projectDetails: 'x'.repeat(1_000_000) }, {}, 413],
    ['another encoding', fields, { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['plain text', fields, { 'content-type': 'text/plain' }, 422],
    ['JSON that is broken', fields, { 'content-type': 'application/json' }, 400],
  ])('gets a page where a form with %s is refused', async (_, values, headers, status) => {
    expectPage(await form(values, { accept: 'text/html,*/*;q=0.8', ...headers }), status);
  });
});
