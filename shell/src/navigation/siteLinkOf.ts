/** The address of a plain click on a link to a page of this site; undefined for all that the browser should handle. */
export function siteLinkOf(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== location.origin || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const url = new URL(link.href);
  // Files, such as a released picture, are no pages, and to the History API `//name` is another host.
  return /\.\w+$|^\/\//.test(url.pathname) ? undefined : url;
}
