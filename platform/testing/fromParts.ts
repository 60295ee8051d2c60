import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { folderOfPart, remotesHere } from '../parts';

/** The lists that the pages export under the name of a file in their `e2e/`, each entry with its part. Many have no such file. */
export function fromParts<Entry extends { name: string }>(list: 'states' | 'tabJourneys'): Entry[] {
  return remotesHere.flatMap(({ name: part }) => {
    const file = path.join(folderOfPart(part), 'e2e', `${list}.ts`);
    if (!existsSync(file)) return [];
    const exported = createRequire(import.meta.url)(file) as Record<string, readonly Entry[]>;
    return (exported[list] ?? []).map((entry) => ({ ...entry, name: `${part}: ${entry.name}` }));
  });
}
