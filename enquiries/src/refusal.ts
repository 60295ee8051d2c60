/** What the reader of a command must put right; the message is one line that says how. */
export class Refusal extends Error {
  override name = 'Refusal';
}
