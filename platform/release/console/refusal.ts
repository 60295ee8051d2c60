import { explained } from '../store/fileErrors';

/** A problem that the user of a command must solve; printed as one line, without a stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** Runs a command and gives its exit code: 1 where it is refused, with one printed line that says what to do. */
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
