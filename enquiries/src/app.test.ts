import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import Database from 'libsql';
import { fields, filledForm } from '../testing/filledForm';
import { scratchFolder } from '../testing/scratchFolder';
import { enquiryApp } from './app';
import { type EnquiryDatabase, openDatabase } from './database';

const siteOrigin = 'https://www.meridian.example';
const url = '/api/enquiries';

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

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

const ask = async (method: string, path: string, init: RequestInit = {}): Promise<Answer> => {
  const response = await fetch(origin + path, { method, ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const post = (payload: object | string, headers: Record<string, string> = {}) =>
  ask('POST', url, {
    body: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  });
const form = (values: Record<string, string>, headers: Record<string, string> = {}) =>
  post(new URLSearchParams(values).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  });
const expectPage = ({ status, headers, text }: Answer, due: number) => {
  expect([status, headers.get('content-type')]).toEqual([due, 'text/html; charset=utf-8']);
  expect(text).toContain('07700 900123');
};
const json = ({ text }: Answer) => JSON.parse(text) as unknown;

test('an enquiry is stored, and the same id again is the same answer and no second row', async () => {
  const filled = filledForm();
  for (const answer of [await post(filled), await post({ ...filled, firstName: 'Bob' })]) {
    expect([answer.status, json(answer)]).toEqual([201, { id: filled.id }]);
  }
  expect(database.list().map(({ fields: stored }) => stored)).toEqual([fields]);
});

test('a form without any answer is refused by field', async () => {
  const answer = await post({});
  expect(answer.status).toBe(422);
  expect(json(answer)).toMatchObject({ errors: { email: 'Email is required' } });
});

test('says which fields it knows', async () => {
  expect(json(await ask('GET', url))).toEqual({
    fields: expect.arrayContaining(Object.keys(fields)) as string[],
  });
});

test.each([
  ['a broken text', '{"id":', {}, 400],
  ['an unknown type', '<a/>', { 'content-type': 'text/xml' }, 415],
  ['a body of 1 MB', JSON.stringify(filledForm({ projectDetails: 'x'.repeat(1_000_000) })), {}, 413],
  ['a prototype', '{"__proto__":{"id":"x"}}', {}, 400],
])('%s is refused with a message, and nothing is stored', async (_, body, headers, status) => {
  const answer = await post(body, headers);
  expect(answer.status).toBe(status);
  expect(json(answer)).toEqual({ message: expect.stringMatching(/\w+/) as string });
  expect(database.list()).toEqual([]);
});

test('other methods and addresses are none of this service', async () => {
  expect((await ask('DELETE', url)).status).toBe(404);
  expect((await ask('POST', '/')).status).toBe(404);
});

test.each([
  ['the site itself', () => ({ origin: siteOrigin }), 201],
  ['the host that it is reached by', () => ({ origin }), 201],
  ['another site', () => ({ origin: 'https://evil.example' }), 403],
  [
    'another site that names its host',
    () => ({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }),
    403,
  ],
  ['a sandboxed page', () => ({ origin: 'null' }), 403],
])('a post from %s', async (_, headers, status) => {
  expect((await post(filledForm(), headers())).status).toBe(status);
  expectPage(await form(fields, headers()), status);
});

test('a browser on another origin may post from the site, and from nowhere else', async () => {
  const allowed = async (from: string) => {
    const { headers } = await ask('OPTIONS', url, { headers: { origin: from } });
    return headers.get('access-control-allow-origin');
  };
  expect(await allowed(siteOrigin)).toBe(siteOrigin);
  expect(await allowed('https://evil.example')).toBeNull();
});

test('many from one address are marked, not refused; a flood is refused', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 32; count += 1) statuses.push((await post(filledForm())).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  expect(statuses.slice(30)).toEqual([429, 429]);
  expectPage(await form(fields), 429);
  expect(database.list().filter(({ suspicion }) => suspicion === null)).toHaveLength(5);
});

const pages = () => (connection.prepare('PRAGMA page_count').get() as { page_count: number }).page_count;

test.each([
  [
    'full',
    () => connection.exec(`PRAGMA max_page_count = ${pages()}`),
    () => connection.exec('PRAGMA max_page_count = 100000'),
  ],
  [
    'read-only',
    () => connection.exec('PRAGMA query_only = ON'),
    () => connection.exec('PRAGMA query_only = OFF'),
  ],
  ['locked', () => other.exec('BEGIN IMMEDIATE'), () => other.exec('ROLLBACK')],
])(
  'while the database is %s a visitor is told to try again, and then all is well',
  async (_, fail, recover) => {
    fail();
    // Long enough to need pages of its own.
    const filled = filledForm({ projectDetails: 'A wall. '.repeat(1200) });
    const refused = await post(filled);
    const failure = 'Failed to send message. Please try again.';
    expect([refused.status, json(refused)]).toEqual([503, { message: failure }]);
    const native = await form({ ...fields, projectDetails: 'A wall. '.repeat(1200) });
    expectPage(native, 503);
    expect(native.text).toContain(failure);
    expect(native.text).toContain('value="Ann"');

    recover();
    expect((await post(filled)).status).toBe(201);
    expect(database.list().map(({ id }) => id)).toEqual([filled.id]);
  },
);

describe('a form sent without script', () => {
  test('is thanked with a whole page, and a reload sends no second enquiry', async () => {
    for (const answer of [await form(fields), await form(fields)]) {
      expectPage(answer, 201);
      expect(answer.text).toContain('Thank you. Your message is with us.');
    }
    expect(database.list()).toHaveLength(1);
  });

  test('gets the messages back with what was typed, and nothing typed is markup', async () => {
    const ofNewerPage = { postcode: 'DA1 1AA', preferredContact: 'text message' };
    const trick = '"><script>alert(1)</script>';
    const answer = await form({
      ...fields,
      ...ofNewerPage,
      email: 'nobody',
      lastName: trick,
      [trick]: trick,
    });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Invalid email address');
    expect(answer.text).toContain('Two slates have slipped.');
    expect(answer.text).toContain('<input type="hidden" name="postcode" value="DA1 1AA"/>');
    expect(answer.text).toContain('name="preferredContact" value="text message"');
    expect(answer.text).not.toContain('<script');
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  test('gets a page also where it writes its content type in capitals', async () => {
    const headers = { 'content-type': 'Application/X-WWW-Form-Urlencoded; Charset=UTF-8' };
    expectPage(await form(fields, headers), 201);
    expect(database.list()).toHaveLength(1);
  });

  test('gets a page for every refusal', async () => {
    expectPage(await form({ ...fields, projectDetails: 'x'.repeat(1_000_000) }), 413);
    expectPage(await form({}), 422);
  });
});
