/** @jest-environment node */
import { enquiryMail } from './mail';
import { fields } from './testing/filledForm';

const mailOf = (changes: Partial<Record<keyof typeof fields, string>>) =>
  enquiryMail({
    id: 'a1',
    receivedAt: '2026-11-22T12:00:00.000Z',
    // In any order, as the rules give them.
    fields: Object.fromEntries(Object.entries({ ...fields, ...changes }).reverse()) as typeof fields,
    suspicion: null,
    mailedAt: null,
  });

test('says who asks for what, and a reply goes to them', () => {
  expect(mailOf({})).toEqual({
    subject: 'Quote request: Roofing, Ann Mason',
    replyTo: 'ann@homes.example',
    text: `First name: Ann
Last name: Mason
Email: ann@homes.example
Phone number: 020 7946 0999
Project type: Roofing
Budget: Not sure yet
How should we contact you?: email

Two slates have slipped.
Can you come on Friday?

Received 2026-11-22T12:00:00.000Z, id a1
`,
  });
});

test.each(['Ann\r\nBcc: all@victims.example', 'Ann\u2028Bcc: x', 'Ann\0'])(
  'a name like %j stays on the one line of the subject',
  (firstName) => {
    expect(mailOf({ firstName }).subject).toMatch(/^Quote request: Roofing, Ann[ \w:@.]* Mason$/);
  },
);

test.each([
  'a@b.example,c@d.example',
  'a@b.example\r\nBcc: c@d.example',
  '"a"@b.example',
  'Ann<a@b.example>',
  'a@b@c.example',
])('the address %j gets no reply', (email) => {
  expect(mailOf({ email }).replyTo).toBeUndefined();
});

test('a subject has an end', () => {
  expect(mailOf({ lastName: 'x'.repeat(500) }).subject).toHaveLength(120);
});
