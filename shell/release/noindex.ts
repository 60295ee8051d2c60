import { readdir, readFile } from 'node:fs/promises';
import { replaceFile, withVariants } from '../site/files';
import { nginxFile, staticHostFile } from '../site/routes';
import { sitePaths } from '../site/sitePaths';

/**
 * Asks search engines to keep a composed site out of their results: each page by a meta element, for hosts that read
 * neither file of headers, and every response by a header, for all other files. robots.txt stays as it is: a crawler
 * that may not read a page does not see that it must not list it.
 */
export async function addNoindex(site: string): Promise<void> {
  const paths = sitePaths(site);
  const names = await readdir(paths.public);
  const edits = [
    ...names.filter((name) => name.endsWith('.html')).map((name) => [name, withMeta] as const),
    [nginxFile, withNginxHeader] as const,
    [staticHostFile, withStaticHostHeader] as const,
  ];
  for (const [name, edit] of edits) {
    const text = edit(await readFile(paths.file(name), 'utf8'));
    for (const [file, content] of await withVariants(name, Buffer.from(text)))
      await replaceFile(paths.file(file), content);
  }
}

const meta = '<meta name="robots" content="noindex">';

/** Every page has a title: the release checks it. 404.html has the element already. */
function withMeta(html: string): string {
  return html.includes(meta) ? html : html.replace('<title>', `${meta}<title>`);
}

/** nginx lets a location that adds a header drop those around it, so each list of headers gets its own line. */
function withNginxHeader(text: string): string {
  return text.replaceAll(
    /^( *)add_header X-Content-Type-Options .*$/gm,
    '$&\n$1add_header X-Robots-Tag "noindex" always;',
  );
}

/** In the rule that is there already: some hosts let the last of two rules for one address win. */
function withStaticHostHeader(text: string): string {
  return text.replace(/^\/\*$/m, '/*\n  X-Robots-Tag: noindex');
}
