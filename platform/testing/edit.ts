import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Replaces a text in a file. Throws if the file does not have it. */
export function edit(checkout: string, file: string, from: string, to: string): void {
  const text = readFileSync(path.join(checkout, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no '${from}'`);
  writeFileSync(path.join(checkout, file), text.replaceAll(from, to));
}
