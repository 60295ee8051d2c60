import { fields } from '../testing/filledForm';
import type { Answers } from './enquiry';
import { enquiryMail } from './mail';

const mailOf = (changes: Record<string, string | undefined>) => {
  // In any order, as pages send them.
  const answers = Object.entries<string | undefined>({ ...fields, ...changes }).reverse();
  return enquiryMail({
    id: 'a1',
    receivedAt: '2026-11-22T12:00:00.000Z',
    fields: Object.fromEntries(answers.filter(([, answer]) => answer !== undefined)) as Answers,
    suspicion: null,
    mailedAt: null,
    attempts: 0,
  });
};

test('names the visitor and the project, and a reply goes to the visitor', () => {
  expect(mailOf({})).toEqual({
    subject: 'Quote request: Roofing, Ann Mason',
    replyTo: 'ann@homes.example',
    text: `Project type: Roofing
First name: Ann
Last name: Mason
Email: ann@homes.example
Phone number: 020 7946 0999
How should we contact you?: Email
Budget: Not sure yet
Project details:
Two slates have slipped.
Can you come on Friday?

Received 2026-11-22T12:00:00.000Z, id a1
`,
  });
});

test('shows the fields of a newer page by their names, and marks the missing ones of an older page', () => {
  const missing = { firstName: undefined, email: undefined, projectType: undefined, budget: undefined };
  const { subject, text, replyTo } = mailOf({
    ...missing,
    preferredContact: 'text message',
    postcode: 'DA1 1AA',
  });
  expect([subject, replyTo]).toEqual(['Quote request: Mason', undefined]);
  for (const line of [
    'Project type: (not answered)',
    'First name: (not answered)',
    'How should we contact you?: text message',
    'postcode: DA1 1AA',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).not.toContain('Budget');
});

test.each(['Ann\r\nBcc: all@victims.example', 'Ann\u2028Bcc: x', 'Ann\0'])(
  'a name like %j adds no line to subject and text',
  (firstName) => {
    const { subject, text } = mailOf({ firstName, 'post\ncode': 'DA1\r\n1AA' });
    expect(subject).toMatch(/^Quote request: Roofing, Ann[ \w:@.]* Mason$/);
    expect(text).toMatch(/^First name: Ann[ \w:@.]*$/m);
    expect(text).toContain('post code: DA1 1AA\n');
  },
);

test.each([
  'a@b.example,c@d.example',
  'a@b.example\r\nBcc: c@d.example',
  '"a"@b.example',
  'Ann<a@b.example>',
  'a@b@c.example',
])('no reply goes to the address %j', (email) => {
  expect(mailOf({ email }).replyTo).toBeUndefined();
});

test('a long subject ends after a whole character', () => {
  const { subject } = mailOf({ lastName: '🧱'.repeat(500) });
  expect(Array.from(subject)).toHaveLength(120);
  expect(subject.endsWith('🧱')).toBe(true);
});
