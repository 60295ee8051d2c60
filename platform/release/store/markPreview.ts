import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { browserFolder } from 'shared-content/contract/addresses';
import { integrityOf, makeFolder, replaceFile, withVariants } from './files';
import { nginxFile, staticHostFile } from 'shared-content/contract/routes';
import { sitePaths } from './sitePaths';

const require = createRequire(import.meta.url);

/**
 * Makes a composed site a preview. With `?builds` each page shows the builds that it is made of. Search engines are asked
 * not to list the site: by a meta element in each page, for hosts that read neither file of headers, and by a header for
 * all other files. robots.txt stays as it is: a crawler that may not read a page does not see that it must not list it.
 */
export async function markPreview(site: string): Promise<void> {
  const paths = sitePaths(site);
  const script = await addScript(paths.public);
  const names = await readdir(paths.public);
  const edits = [
    ...names
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name, (html: string) => withMeta(withScript(html, script))] as const),
    [nginxFile, withNginxHeader] as const,
    [staticHostFile, withStaticHostHeader] as const,
  ];
  for (const [name, edit] of edits) {
    const text = edit(await readFile(paths.file(name), 'utf8'));
    for (const [file, content] of await withVariants(name, Buffer.from(text)))
      await replaceFile(paths.file(file), content);
  }
}

/** Adds the script where every server has files that pages load, and gives its element. */
async function addScript(root: string): Promise<string> {
  const content = await readFile(require.resolve('../../dev/showBuilds.mjs'));
  const id = createHash('sha256').update(content).digest('hex').slice(0, 20);
  const address = `${browserFolder('preview', id)}showBuilds.js`;
  await makeFolder(path.join(root, path.dirname(address)));
  for (const [file, packed] of await withVariants(address, content))
    await replaceFile(path.join(root, file), packed);
  return `<script defer src="${address}" integrity="${integrityOf(content)}"></script>`;
}

function withScript(html: string, script: string): string {
  return html.replace('<title>', `${script}<title>`);
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
