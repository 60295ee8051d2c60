/**
 * The first script of every document. It is small, and imports nothing.
 *
 * - If the browser has refused the style sheets in the head, it requests them as files. The server then sends the policy
 *   of another release.
 * - It requests the other scripts, which stand in a template, after the first pictures. Earlier they would share the
 *   bandwidth with them.
 * - After a reload or Back it has the whole page laid out, so that the browser restores the exact scroll position.
 * - It records clicks until the page is interactive, and then repeats them. Until then it also keeps what is typed into a
 *   form with `data-draft`, and loads the page that Back leads to.
 * - In a browser that lacks one of the features below it requests no script. The page stays plain HTML, and the browser
 *   itself follows the links.
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

  /** How long a click waits for the scripts. Then the browser follows the link or sends the form. */
  const clickTimeoutMs = 5000;

  /**
   * If the pictures are loaded within this time of the navigation, the scripts wait for the first paint, which they would
   * delay. On a slower line the paint is over before they arrive.
   */
  const fastLoadMs = 500;

  /** The scripts are requested after this time at the latest. */
  const scriptsTimeoutMs = 2000;

  /** The performance mark that the shell sets when the page is interactive. */
  const interactiveMark = document.currentScript?.dataset.until ?? '';
  const clicked = new Set<HTMLElement>();
  const { pathname } = location;
  const { dataset } = document.documentElement;
  let failed = false;

  const navigation = performance.getEntriesByType('navigation').at(0);
  if (navigation?.type === 'reload' || navigation?.type === 'back_forward') dataset.whole = '';

  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByType('paint').length > 0) requestScripts();
    if (list.getEntriesByName(interactiveMark).length === 0) return;
    observer.disconnect();
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('input', onInput, true);
    for (const control of clicked) if (control.isConnected) control.click();
    clicked.clear();
  });
  observer.observe({ type: 'mark', buffered: true });
  document.addEventListener('click', onClick, true);
  // Captured: React stops the events of HTML that it has not hydrated yet.
  document.addEventListener('input', onInput, true);
  addEventListener('popstate', onPopState);
  addEventListener('hashchange', closeDrawer);
  addEventListener('scroll', noteScroll, { once: true, passive: true });
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', whenParsed);
  else whenParsed();
  // A picture may hang. A hidden document is not painted.
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

  /** Replaces a template by its content. */
  function unpack(id: string) {
    const template = document.querySelector<HTMLTemplateElement>(`template#${id}`);
    template?.replaceWith(template.content);
  }

  function onClick(event: MouseEvent) {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return;
    // A link with `aria-haspopup` opens something in place. The browser follows every other link at once.
    const control = target.closest<HTMLElement>('main :is(button, a[aria-haspopup])');
    if (!control || (failed && worksWithoutScript(control))) return;
    event.preventDefault();
    event.stopPropagation();
    // Deleted first, so that the order is that of the last clicks.
    clicked.delete(control);
    clicked.add(control);
    setTimeout(leaveToBrowser, clickTimeoutMs);
  }

  function onInput({ target }: Event) {
    const isControl =
      target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement;
    if (!isControl || !target.form) return;
    // The visitor goes on writing: sent later, the form would be sent in the middle of it.
    for (const control of clicked) if (target.form.contains(control)) clicked.delete(control);
    const { draft } = target.form.dataset;
    if (!draft) return;
    try {
      const answers = JSON.parse(sessionStorage.getItem(draft) ?? '{}') as object;
      sessionStorage.setItem(draft, JSON.stringify({ ...answers, [target.name]: target.value }));
    } catch {
      // Storage is switched off or full.
    }
  }

  /** After a reload the entries before this one may be of other pages, which the shell shows once it has started. */
  function onPopState() {
    if (location.pathname !== pathname && !('started' in dataset)) location.reload();
  }

  /** For a link within the page: the header closes it only after a change of page, and once it is hydrated. */
  function closeDrawer() {
    document.querySelector<HTMLDialogElement>('header dialog[open]')?.close();
  }

  /** By the browser's own restoration or by the visitor: the shell then restores no position. */
  function noteScroll() {
    dataset.scrolled = '';
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

  /** Whether a click on this control makes the browser navigate. */
  function worksWithoutScript(control: HTMLElement) {
    return control.localName === 'a' || (control instanceof HTMLButtonElement && control.type === 'submit');
  }
})();
