import { explained } from './fileErrors';

/** Something the reader of the command must put right; printed as one line, without a stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** Runs a command and gives its exit code: 1, with one line that says what to do, where it is refused. */
export async function exitCodeOf(command: () => Promise<void>): Promise<number> {
  try {
    await command();
    return 0;
  } catch (error) {
    const line = error instanceof Refusal ? error.message : explained(error);
    if (!line) throw error;
    console.error(line);
    return 1;
  }
}
