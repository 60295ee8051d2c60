/**
 * What a document does before its other scripts are loaded, in a small script of its own that imports nothing.
 *
 * - It requests the style sheets as files where the browser has refused those in the head: the server's policy is of
 *   another release.
 * - It requests the other scripts, which stand in a template, once the first pictures are loaded. Requested earlier they
 *   would share the bandwidth.
 * - Where the browser restores the scroll position, it has the whole page laid out, so that positions are exact.
 * - It records what is clicked before the page is interactive, and clicks it again once it is.
 * - Below the list of browsers in package.json it requests nothing: the page is its document, and the browser follows its
 *   links by itself.
 */
(() => {
  if ([...document.querySelectorAll('style')].some(({ sheet }) => !sheet)) unpack('styles');

  if (!(
    'PerformanceObserver' in self &&
    'mark' in performance &&
    'timeout' in AbortSignal &&
    'hasOwn' in Object
  ))
    return;

  /** The longest that a click waits for the scripts. Then the browser follows the link or sends the form by itself. */
  const clickTimeoutMs = 5000;

  /**
   * Where all is loaded sooner than this after the start of the navigation, scripts would run before the first paint
   * and delay it, so they wait for it. Later than this, loading them takes longer than the paint.
   */
  const fastLoadMs = 500;

  /** The longest that the scripts stand in their template. */
  const scriptsTimeoutMs = 2000;

  /** The name of the mark that the shell sets when the page is interactive. */
  const interactiveMark = document.currentScript?.dataset.until ?? '';
  const clicked = new Set<HTMLElement>();
  let failed = false;

  const navigation = performance.getEntriesByType('navigation').at(0);
  if (navigation?.type === 'reload' || navigation?.type === 'back_forward')
    document.documentElement.dataset.whole = '';

  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByType('paint').length > 0) requestScripts();
    if (list.getEntriesByName(interactiveMark).length === 0) return;
    observer.disconnect();
    document.removeEventListener('click', onClick, true);
    for (const control of clicked) if (control.isConnected) control.click();
    clicked.clear();
  });
  observer.observe({ type: 'mark', buffered: true });
  document.addEventListener('click', onClick, true);
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', whenParsed);
  else whenParsed();
  // A picture may hang, and a hidden document is not painted.
  setTimeout(requestScripts, document.hidden ? 0 : scriptsTimeoutMs);
  document.addEventListener('error', onError, true);

  function whenParsed() {
    const pending = new Set(
      [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete),
    );
    for (const image of pending)
      for (const type of ['load', 'error'])
        image.addEventListener(type, () => {
          pending.delete(image);
          if (pending.size === 0) onFirstScreenLoaded();
        });
    if (pending.size === 0) onFirstScreenLoaded();
  }

  function onFirstScreenLoaded() {
    if (performance.now() < fastLoadMs) observer.observe({ type: 'paint', buffered: true });
    else requestScripts();
  }

  function requestScripts() {
    unpack('scripts');
  }

  /** Puts what stands in a template into the document. */
  function unpack(id: string) {
    const template = document.querySelector<HTMLTemplateElement>(`template#${id}`);
    template?.replaceWith(template.content);
  }

  function onClick(event: MouseEvent) {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return;
    const control = target.closest<HTMLElement>('main :is(button, a[aria-haspopup])');
    if (!control || (failed && worksWithoutScript(control))) return;
    event.preventDefault();
    event.stopPropagation();
    // Each once, in the order in which they were last clicked.
    clicked.delete(control);
    clicked.add(control);
    setTimeout(leaveToBrowser, clickTimeoutMs);
  }

  function onError({ target }: Event) {
    if (!(target instanceof HTMLScriptElement)) return;
    failed = true;
    leaveToBrowser();
  }

  function leaveToBrowser() {
    const last = [...clicked].findLast(worksWithoutScript);
    if (!last) return;
    document.removeEventListener('click', onClick, true);
    last.click();
  }

  /** Does the browser navigate by itself when this is clicked? */
  function worksWithoutScript(control: HTMLElement) {
    return control.localName === 'a' || (control instanceof HTMLButtonElement && control.type === 'submit');
  }
})();
