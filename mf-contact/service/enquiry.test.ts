/** @jest-environment node */
import { idOfNativeForm, readEnquiry } from './enquiry';
import { fields, filledForm } from './testing/filledForm';

test('a filled form is an enquiry', async () => {
  const form = filledForm();
  await expect(readEnquiry(form)).resolves.toEqual({ id: form.id, fields, suspicion: undefined });
});

test.each([
  ['no set of fields', 'text', /no set of fields/],
  ['a list', [], /no set of fields/],
  ['nothing', null, /no set of fields/],
  ['a missing id', filledForm({ id: undefined }), /id is missing/],
  ['an id that is no UUID', filledForm({ id: '../../etc' }), /no UUID/],
  ['an unknown field', filledForm({ isAdmin: 'yes' }), /no field 'isAdmin'/],
  ['a number where a text must be', filledForm({ firstName: 7 }), /'firstName' is no text/],
  ['a list where a text must be', filledForm({ email: ['a@b.c'] }), /'email' is no text/],
])('%s is malformed', async (_, body, message) => {
  await expect(readEnquiry(body)).resolves.toEqual({
    kind: 'malformed',
    message: expect.stringMatching(message) as string,
  });
});

test('every field that does not hold is named with the message of the form', async () => {
  const { id } = filledForm();
  await expect(readEnquiry({ id, email: 'nobody', firstName: '  ' })).resolves.toEqual({
    kind: 'invalid',
    errors: {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Invalid email address',
      phone: 'Phone number is required',
      projectType: 'Project type is required',
      preferredContact: 'Please select a contact method',
      projectDetails: 'Project details are required',
    },
  });
});

test('a field of a book is too long', async () => {
  await expect(readEnquiry(filledForm({ projectDetails: 'x'.repeat(10_001) }))).resolves.toEqual({
    kind: 'invalid',
    errors: { projectDetails: 'This is too long' },
  });
});

test.each([
  ['the hidden field is filled in', { website: 'https://casino.example' }],
  ['sent faster than people type', { openForMs: '400' }],
  ['sent faster than people type', { openForMs: 'soon' }],
])('spam is let through and marked: %s', async (suspicion, changes) => {
  await expect(readEnquiry(filledForm(changes))).resolves.toMatchObject({ fields, suspicion });
});

test('the same native form on the same day is the same enquiry, and another one is another', () => {
  const id = idOfNativeForm(fields, '2026-11-22');
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/);
  expect(idOfNativeForm({ ...fields }, '2026-11-22')).toBe(id);
  expect(idOfNativeForm({ ...fields, firstName: 'Bob' }, '2026-11-22')).not.toBe(id);
  expect(idOfNativeForm(fields, '2026-11-23')).not.toBe(id);
});
