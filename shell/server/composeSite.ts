import { type Remote, type RemoteName, remotes } from 'shared-content/contract/remotes';
import { enquiries, siteOrigin } from 'shared-content/content/site';
import type { LivePart } from 'shared-content/contract/buildRecord';
import { renderEnquiriesAway, renderHighlight, renderPages, renderUnknownPage } from './document/renderPages';
import { robots, sitemap, webManifest } from './document/publicFiles';
import { inlineStyleSources } from './headers';
import { nginxConfiguration } from './nginx';
import {
  enquiriesAwayFile,
  highlightFile,
  nginxFile,
  notFoundFile,
  pageFile,
  staticHostFile,
  staticRedirectsFile,
} from 'shared-content/contract/routes';
import { staticHostHeaders, staticHostRedirects } from './staticHost';

/**
 * Makes every generated file of the site from one set of released parts. The result depends on nothing else. A release
 * runs it from the server bundle of the live shell, so a rollback of the shell takes it back too.
 *
 * @param part makes only the page and highlight of this remote: a release renders each in a process of its own.
 * @returns the text of every generated file, by its path in the site folder.
 * @throws Error that names the part whose page cannot be rendered.
 */
export async function composeSite(
  shell: LivePart,
  live: Record<RemoteName, LivePart>,
  part?: string,
): Promise<Map<string, string>> {
  const own = remotes.find(({ name }) => name === part);
  const rendered = await renderPages(shell, live, own && [own]);
  const pages = [...rendered].map(([route, text]): [string, string] => [pageFile(route), text]);
  if (own) {
    const highlight = isLender(own.name) && (await renderHighlight(own.name, live[own.name]));
    return new Map(highlight ? [...pages, [highlightFile, highlight]] : pages);
  }

  const origins = [shell, ...Object.values(live)].flatMap(({ base }) =>
    base.startsWith('/') ? [] : [new URL(base).origin],
  );
  const enquiriesAway: [string, string][] = enquiries.endpoint.startsWith('/')
    ? [[enquiriesAwayFile, await renderEnquiriesAway(shell, live)]]
    : [];
  const documents = [
    ...pages,
    [notFoundFile, await renderUnknownPage(shell, live)] as const,
    ...enquiriesAway,
  ];
  const headerOptions = {
    origins,
    // The other origin may serve the same folder, and must then let this site load its files.
    cors: origins.length > 0,
    stylesOf: new Map(documents.map(([file, text]) => [file, inlineStyleSources(text)])),
  };
  return new Map([
    ...documents,
    ['sitemap.xml', sitemap(remotes.map(({ route }) => siteOrigin + route))],
    ['robots.txt', robots(siteOrigin)],
    ['site.webmanifest', webManifest()],
    [nginxFile, nginxConfiguration(headerOptions)],
    [staticHostFile, staticHostHeaders(headerOptions)],
    [staticRedirectsFile, staticHostRedirects()],
  ]);
}

function isLender(part: RemoteName): boolean {
  return remotes.some(({ borrows }: Remote) => Object.values(borrows ?? {}).includes(part));
}
