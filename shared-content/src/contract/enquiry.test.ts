import { ValidationError } from 'yup';

import { quoteRequestSchema } from './enquiry';

const complete = {
  firstName: 'Ada',
  lastName: 'Mason',
  email: 'ada@example.org',
  phone: '07700 900456',
  projectType: 'brickwork',
  budget: '10k-50k',
  preferredContact: 'phone',
  projectDetails: 'A garden wall, nine metres.',
};

function messages(changes: object): string[] {
  try {
    quoteRequestSchema.validateSync({ ...complete, ...changes }, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

test.each([
  ['firstName', 'First name is required'],
  ['lastName', 'Last name is required'],
  ['email', 'Email is required'],
  ['phone', 'Phone number is required'],
  ['projectType', 'Project type is required'],
  ['preferredContact', 'Please select a contact method'],
  ['projectDetails', 'Project details are required'],
])('%s is required, and spaces are no answer', (field, message) => {
  for (const answer of [undefined, null, '', ' \n\t ', '\u200b \u200b'])
    expect(messages({ [field]: answer })[0]).toBe(message);
});

test.each([
  ['plain', 'Invalid email address'],
  ['ada@', 'Invalid email address'],
  ['@example.org', 'Invalid email address'],
  ['ada mason@example.org', 'Invalid email address'],
  ['ada@example .org', 'Invalid email address'],
])('%p is no email address', (email, message) => {
  expect(messages({ email })).toEqual([message]);
});

test('only phone and email are contact methods', () => {
  expect(messages({ preferredContact: 'post' })).toEqual(['Please select a contact method']);
});

test.each([
  ...['a@b', 'ada+wall@example.org', '"@"@example', 'ada@örtlich.example'].map((email) => ({ email })),
  ...['+44 (0)20 7946 0123', '900456 ext. 7', 'ask for Sam'].map((phone) => ({ phone })),
  { preferredContact: 'email' },
  { budget: undefined },
])('no rule is stricter than the specification: %j', (changes) => {
  expect(messages(changes)).toEqual([]);
});

test('surrounding spaces and an empty budget are not sent', () => {
  const { budget, ...others } = complete;
  expect(quoteRequestSchema.validateSync(complete)).toEqual({ ...others, budget });
  const typed = { ...others, firstName: '  Ada ', email: ' ada@example.org ', budget: '' };
  expect(quoteRequestSchema.validateSync(typed)).toEqual(others);
});
