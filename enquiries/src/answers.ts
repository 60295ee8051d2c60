import { fieldNames, quoteForm } from 'shared-content/content/quoteForm';
import type { FieldName } from 'shared-content/contract/enquiry';

/** Answers by field. A page of another version has more fields, or fewer. */
export type Answers = Readonly<Record<string, string>>;

/** Stands for a required field that an older page does not have, or a newer one does not require. */
const notAnswered = '(not answered)';

/** The fields in these answers that this service does not know. */
export function unknownNames(fields: Answers): string[] {
  const known: readonly string[] = fieldNames;
  return Object.keys(fields).filter((name) => !known.includes(name));
}

/** An answer as people read it: the label of a choice. */
export function inWords(name: FieldName, { [name]: value = '' }: Answers): string {
  const { choices } = quoteForm.fields[name];
  return choices?.find((choice) => choice.value === value)?.label ?? value;
}

/** All answers as plain text, in the order of the form, then unknown fields by their names. */
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

/** Removes line breaks and control characters, and cuts to a number of characters as people count them. */
export function oneLine(text: string, longest = Infinity): string {
  const plain = text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ').trim();
  if (plain.length <= longest) return plain;
  const characters = new Intl.Segmenter('en').segment(plain);
  return Array.from(characters, ({ segment }) => segment)
    .slice(0, longest)
    .join('');
}
