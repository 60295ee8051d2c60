/** The sentences of a testimonial. Pages share them out, so that who goes on to the next finds something new. */
export function sentencesOf(testimonial: string): string[] {
  return testimonial.match(/\S[^.!?]*[.!?]*/g) ?? [];
}
