import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Script } from 'node:vm';

/**
 * Changes one byte of a released script, style sheet or list of hashes so that it still is one: only its hash
 * gives it away. The compressed variants go, or a browser would get the old content.
 *
 * @returns a function that puts everything back.
 */
export function flipByte(file: string): () => void {
  const kept = [file, `${file}.br`, `${file}.gz`]
    .filter(existsSync)
    .map((name) => [name, readFileSync(name)] as const);
  const content = readFileSync(file);
  for (const [name] of kept) rmSync(name);
  writeFileSync(file, flipped(file, content));
  return () => {
    for (const [name, bytes] of kept) writeFileSync(name, bytes);
  };
}

/** The case bit of the first letter from the middle on whose other case leaves a script a script. */
function flipped(file: string, content: Buffer): Buffer {
  for (let position = content.length >> 1; position < content.length; position += 1) {
    const changed = Buffer.from(content);
    changed[position] = (content[position] ?? 0) ^ 0x20;
    if (/[a-z]/i.test(String.fromCharCode(content[position] ?? 0)) && isWhole(file, changed.toString()))
      return changed;
  }
  throw new Error(`${file} has no letter to change`);
}

function isWhole(file: string, text: string) {
  try {
    if (file.endsWith('.js')) new Script(text);
    if (file.endsWith('.json')) JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
