import { fields, filledForm } from '../testing/filledForm';
import { readEnquiry } from './enquiry';

const noon = new Date('2026-11-22T12:00:00Z');
const read = (body: unknown) => readEnquiry(body, false, noon);
const readNative = (body: unknown, now = noon) => readEnquiry(body, true, now);

test('a filled form is an enquiry', () => {
  const form = filledForm();
  expect(read(form)).toEqual({ id: form.id, fields, suspicion: null });
});

test.each([['text'], [[]], [null], [7], [{}], [{ firstName: '  ', id: 'x' }], [{ isAdmin: 'yes' }]])(
  '%j is no enquiry: it gets every message of the form',
  (body) => {
    expect(read(body)).toEqual({
      errors: {
        firstName: 'First name is required',
        lastName: 'Last name is required',
        email: 'Email is required',
        phone: 'Phone number is required',
        projectType: 'Project type is required',
        preferredContact: 'Please select a contact method',
        projectDetails: 'Project details are required',
      },
    });
  },
);

/** Other versions of the page, as changes to the fields of this one; `undefined`: a field that it does not have. */
const otherPages: [string, Record<string, unknown>][] = [
  ['three versions older', { budget: undefined, preferredContact: undefined, projectType: undefined }],
  ['two versions older', { budget: undefined, preferredContact: undefined }],
  ['one version older', { preferredContact: undefined }],
  ['one version newer', { postcode: 'DA1 1AA' }],
  ['two versions newer', { postcode: 'DA1 1AA', preferredContact: 'text message', budget: '1m' }],
  [
    'three versions newer',
    { postcode: '', preferredContact: 'text message', phone: undefined, rooms: 2, days: ['Mon', 'Tue'] },
  ],
];

test.each(otherPages)('every answer of a page %s is taken, with and without script', (_, changes) => {
  const asked = Object.entries<unknown>({ ...fields, ...changes }).filter(
    ([, answer]) => answer !== undefined,
  );
  const texts = asked.map(([name, answer]) => [
    name,
    typeof answer === 'string' ? answer : JSON.stringify(answer),
  ]);
  const expected = { fields: Object.fromEntries(texts) as object, suspicion: null };
  expect(read(filledForm(changes))).toMatchObject(expected);
  expect(readNative(Object.fromEntries(texts))).toMatchObject(expected);
});

test('a newer page may have weaker rules', () => {
  const looser = { email: 'on WhatsApp', lastName: '' };
  expect(read(filledForm(looser))).toMatchObject({ fields: { ...fields, ...looser }, suspicion: null });
});

test('a browser without script gets the messages of the fields that it sent', () => {
  expect(readNative({ ...fields, firstName: ' ', email: 'nobody', budget: '' })).toEqual({
    errors: { firstName: 'First name is required', email: 'Invalid email address' },
  });
});

test.each([
  ['the hidden field is filled in', { website: 'https://casino.example' }],
  ['sent faster than people type', { openForMs: '400' }],
  ['sent faster than people type', { openForMs: 'soon' }],
  ['no email address and no phone number', { email: '', phone: null }],
])('spam is taken and marked: %s', (suspicion, changes) => {
  expect(read(filledForm(changes))).toMatchObject({ fields: { firstName: 'Ann' }, suspicion });
});

test('forms without an id are one enquiry if answers and day are the same', () => {
  const idOf = (form: object, now = noon) => {
    const enquiry = readNative(form, now);
    return 'id' in enquiry ? enquiry.id : undefined;
  };
  const id = idOf(fields);
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(idOf({ ...fields, id: '../../etc' })).toBe(id);
  expect(idOf({ ...fields, firstName: 'Bob' })).not.toBe(id);
  expect(idOf(fields, new Date('2026-11-23T12:00:00Z'))).not.toBe(id);
});
