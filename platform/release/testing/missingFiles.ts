import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../store/files';

/** The files of builds that the pages in a folder name, and that are not beside these pages. */
export async function missingFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const pages = (await filesBelow(folder)).filter((name) => name.endsWith('.html'));
  const named = pages.flatMap((page) => {
    const bases = readFileSync(path.join(folder, page), 'utf8').match(/releases\/[\w-]+\/\w+\/browser\//g);
    return (bases ?? []).map((base) => path.join(path.dirname(page), base));
  });
  return [...new Set(named)].flatMap((base) => {
    const list = path.join(folder, base, 'integrity.json');
    if (!existsSync(list)) return [base];
    return Object.keys(JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>)
      .filter((name) => name.startsWith('browser/'))
      .map((name) => path.join(base, name.replace('browser/', '')))
      .flatMap((name) => [name, `${name}.br`, `${name}.gz`])
      .filter((name) => !existsSync(path.join(folder, name)));
  });
}
