/* global document, location */
/*
 * Shows a page's builds on it if its address has `?builds`. In previews and in
 * development it is a script of its own, which imports nothing; a released site has no byte of it.
 */
if (new URLSearchParams(location.search).has('builds')) showBuilds();

function showBuilds() {
  const panel = document.createElement('section');
  panel.setAttribute('aria-label', 'Builds of this page');
  // The policy of a page lets a script set styles, and refuses a style attribute.
  Object.assign(panel.style, {
    position: 'fixed',
    inset: 'auto auto 0 0',
    zIndex: 1000,
    padding: '8px 16px',
    background: '#1f2529',
    color: '#fbf8f3',
    font: '14px / 1.5 monospace',
    whiteSpace: 'pre',
  });
  panel.textContent = builds()
    .map(([part, build]) => `${part} ${build}`)
    .join('\n');
  document.body.append(panel);
}

/** The part's name and its build, or the address of its entry: the shell and the page's remote, then all others. */
function builds() {
  const said = document.querySelector('meta[name="builds"]')?.getAttribute('content') ?? '';
  const data = JSON.parse(document.getElementById('release')?.textContent ?? '{}');
  const own = said ? said.split(', ').map((one) => one.split(' ')) : [];
  const remotes = Object.entries(data.remotes ?? {}).map(([part, entry]) => [
    part,
    /^\/releases\/[^/]+\/([^/]+)/.exec(entry)?.[1] ?? entry,
  ]);
  return Object.entries(Object.fromEntries([...own, ...remotes]));
}
