import { Misfit } from './fit';
import { Refusal } from '../console/refusal';

/** Rethrows an error of composing. Where only the shell is new, the message blames it: the pages worked before. */
export function blaming(changed: ReadonlySet<string>): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Refusal) || changed.size > 1 || !changed.has('shell')) throw error;
    throw new Refusal(`shell would break the live pages: ${error.message}`, { cause: error });
  };
}

/** Rethrows a refusal with other advice than its own, where there is any. */
export function advising(advice: string | undefined): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Refusal) || advice === undefined) throw error;
    const what = error instanceof Misfit ? error.what : error.message;
    throw new Refusal(`${what}. ${advice}`, { cause: error });
  };
}
