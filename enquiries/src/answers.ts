import { fieldNames, quoteForm } from 'shared-content/content/quoteForm';
import type { FieldName } from 'shared-content/contract/enquiry';

/** Answers by field. A page of another version may have sent more fields, or fewer, than this service knows. */
export type Answers = Readonly<Record<string, string>>;

/** The mark of a required field that an older page did not ask, or a newer one does not need. */
const notAnswered = '(not answered)';

/** The fields in these answers that this service does not know. */
export function unknownNames(fields: Answers): string[] {
  const known: readonly string[] = fieldNames;
  return Object.keys(fields).filter((name) => !known.includes(name));
}

/** One answer as people read it: a choice by its label. */
export function inWords(name: FieldName, { [name]: value = '' }: Answers): string {
  const { choices } = quoteForm.fields[name];
  return choices?.find((choice) => choice.value === value)?.label ?? value;
}

/** All answers as plain text, in the order of the form; those to unknown fields stand under their names. */
export function written(fields: Answers): string {
  const known = fieldNames.flatMap((name) => {
    const { label, optional, long } = quoteForm.fields[name];
    const answer = inWords(name, fields);
    if (!answer) return optional ? [] : [`${label}: ${notAnswered}`];
    return long ? [`${label}:\n${answer}`] : [`${label}: ${oneLine(answer)}`];
  });
  const unknown = unknownNames(fields).map((name) => `${oneLine(name)}: ${oneLine(fields[name] ?? '')}`);
  return [...known, ...unknown].join('\n');
}

/** Without what would begin another line or steer a terminal, and no longer than this, in characters as people see them. */
export function oneLine(text: string, longest = Infinity): string {
  const plain = text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ').trim();
  if (plain.length <= longest) return plain;
  const characters = new Intl.Segmenter('en').segment(plain);
  return Array.from(characters, ({ segment }) => segment)
    .slice(0, longest)
    .join('');
}
