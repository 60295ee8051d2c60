import { copyFile, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { browserFolder } from 'shared-content/contract/addresses';
import { rootId } from 'shared-content/contract/document';
import { partNames } from '../release/commands/buildParts';
import { integrityOf } from '../release/store/files';
import { nginxFile } from 'shared-content/contract/routes';
import { sitePaths } from '../release/store/sitePaths';
import { buildVariant } from './buildVariant';
import { copyPictures, documents, scripts, serveFolder, writeServed } from './siteFiles';

/** Where the single-page app's files stand: as a release, so that they are served as one. */
export const monolithFiles = browserFolder('monolith', 'only');

/** Where a part's files stand in the composed site. */
const released = /\/releases\/[\w-]+\/\w+\/browser\//g;

/** Builds the single-page app: the heads of the composed documents, with its own script and style sheet, and an empty root. */
export async function makeMonolith(composed: string, site: string): Promise<void> {
  const dist = `${site}-dist`;
  await buildVariant({ variant: 'monolith', dist });
  const browser = path.join(dist, 'browser');
  const links = await Promise.all([
    linkTo(browser, 'monolith.css', (file) => `<link rel="stylesheet" href="${file}>`),
    linkTo(browser, 'monolith.js', (file) => `<script defer src="${file}></script>`),
  ]);
  for (const part of partNames) await copyPictures(composed, part, site, monolithFiles);
  await serveFolder(browser, site, monolithFiles);
  for (const name of documents) {
    const text = await readFile(sitePaths(composed).file(name), 'utf8');
    await writeServed(site, name, emptied(text, links).replaceAll(released, monolithFiles));
  }
  await copyFile(sitePaths(composed).file(nginxFile), sitePaths(site).file(nginxFile));
  await rm(dist, { recursive: true });
}

function emptied(text: string, links: string[]): string {
  const head = text
    .slice(0, text.indexOf('</head>'))
    .replaceAll(scripts, '')
    .replaceAll(/<style.*?<\/style>\n?|<template id="styles">.*?<\/template>\n?/gs, '')
    .replaceAll(/<noscript>.*?<\/noscript>\n?/g, '')
    .replaceAll(/<link rel="preload" as="image"[^>]*>\n?/g, '')
    .replace(/(<meta name="viewport"[^>]*>)/, `$1\n${links.join('\n')}`);
  return `${head}</head>\n<body>\n<div id="${rootId}"></div>\n</body>\n</html>\n`;
}

async function linkTo(folder: string, file: string, link: (address: string) => string): Promise<string> {
  const integrity = integrityOf(await readFile(path.join(folder, file)));
  return link(`${monolithFiles}${file}" integrity="${integrity}" crossorigin="anonymous"`);
}
