/** The sentences of a text. Pages share out those of a testimonial, so that who goes on to the next finds something new. */
export function sentencesOf(text: string): string[] {
  return text.match(/\S[^.!?]*[.!?]*/g) ?? [];
}
