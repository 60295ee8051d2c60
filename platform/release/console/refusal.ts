import { explained } from '../store/fileErrors';

/** A problem that the user of a command must solve; printed as one line, without a stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** Ends when nobody reads on, as in `npm run releases | head`. */
function endUnread(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

/** A text without control characters, which a build could use to write anywhere on the terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, ' ');
}

/** Runs a command and gives its exit code: 1 if it is refused, with one printed line that says what to do. */
export async function exitCodeOf(command: () => Promise<void>): Promise<number> {
  for (const stream of [process.stdout, process.stderr])
    if (!stream.listeners('error').includes(endUnread)) stream.on('error', endUnread);
  try {
    await command();
    return 0;
  } catch (error) {
    const line = error instanceof Refusal ? error.message : explained(error);
    if (!line) throw error;
    console.error(printable(line));
    return 1;
  }
}
