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

function messages(answers: object): string[] {
  try {
    quoteRequestSchema.validateSync(answers, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

test('a complete request is accepted as it is', () => {
  expect(quoteRequestSchema.validateSync(complete)).toEqual(complete);
});

test.each([
  ['firstName', 'First name is required'],
  ['lastName', 'Last name is required'],
  ['email', 'Email is required'],
  ['phone', 'Phone number is required'],
  ['projectType', 'Project type is required'],
  ['projectDetails', 'Project details are required'],
])('%s is required, and neither nothing nor spaces will do', (field, message) => {
  expect(messages({ ...complete, [field]: undefined })).toEqual([message]);
  expect(messages({ ...complete, [field]: '' })).toEqual([message]);
  expect(messages({ ...complete, [field]: ' \n\t ' })).toEqual([message]);
  expect(messages({ ...complete, [field]: '\u200b \u200b' })[0]).toBe(message);
});

test.each([undefined, null, '', 'post'])('%p is no contact method', (preferredContact) => {
  expect(messages({ ...complete, preferredContact })[0]).toBe('Please select a contact method');
});

test.each(['phone', 'email'])('%s is a contact method', (preferredContact) => {
  expect(messages({ ...complete, preferredContact })).toEqual([]);
});

test.each([undefined, '', '10k-50k'])('a budget of %p is fine', (budget) => {
  expect(messages({ ...complete, budget })).toEqual([]);
});

test.each(['plain', 'ada@', '@example.org', 'ada mason@example.org', 'ada@example .org'])(
  '%p is no email address',
  (email) => {
    expect(messages({ ...complete, email })).toEqual(['Invalid email address']);
  },
);

test.each(['a@b', 'ada+wall@example.org', '"@"@example', 'ada@örtlich.example', ' ada@example.org '])(
  '%p is taken for an email address: nothing stricter than the rule',
  (email) => {
    expect(messages({ ...complete, email })).toEqual([]);
  },
);

test.each(['07700 900456', '+44 (0)20 7946 0123', '900456 ext. 7', 'ask for Sam'])(
  'the phone number %p is accepted: any format will do',
  (phone) => {
    expect(messages({ ...complete, phone })).toEqual([]);
  },
);

test('a budget that was not chosen is not sent', () => {
  expect(quoteRequestSchema.validateSync({ ...complete, budget: '' })).not.toHaveProperty('budget');
});

test('surrounding spaces are not sent', () => {
  const padded = { ...complete, firstName: '  Ada ', projectDetails: '\nA wall.\n' };

  expect(quoteRequestSchema.validateSync(padded)).toMatchObject({
    firstName: 'Ada',
    projectDetails: 'A wall.',
  });
});
