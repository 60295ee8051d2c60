/**
 * What a document does before its scripts are there, in a small script of its own that imports nothing.
 *
 * - Once all is there that the first screen shows, or with the first frame if that is sooner, it asks for the
 *   scripts, which stand in a template: until then they would take their share of the line.
 * - Where the browser restores scroll, it has all of the page laid out, so that positions are as they were.
 * - It notes what is tapped before the page answers, and taps it again once it does.
 */
(() => {
  /** A tap waits so many milliseconds for the scripts; then the browser alone does what it can. */
  const patience = 5000;

  /**
   * All there sooner than so many milliseconds after the visitor set out: scripts would come before the first
   * paint, and hold it up. When it is later, they take longer than the paint.
   */
  const soon = 500;

  /** The scripts stand in their template no longer than so many milliseconds. */
  const longestWait = 2000;

  /** The name of the mark that the page sets when it answers. */
  const answering = document.currentScript?.dataset.until ?? '';
  const tapped = new Set<HTMLElement>();
  let failed = false;

  const [{ type } = {}] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (type === 'reload' || type === 'back_forward') document.documentElement.dataset.whole = '';

  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByType('paint').length > 0) bringScripts();
    if (list.getEntriesByName(answering).length === 0) return;
    observer.disconnect();
    document.removeEventListener('click', note, true);
    for (const control of tapped) if (control.isConnected) control.click();
    tapped.clear();
  });
  observer.observe({ type: 'mark', buffered: true });
  document.addEventListener('click', note, true);
  awaitAll(
    document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
    ({ sheet }) => !sheet,
    () => {
      awaitAll(
        document.querySelectorAll('img'),
        ({ loading, complete }) => loading !== 'lazy' && !complete,
        onReady,
      );
    },
  );
  requestAnimationFrame(onReady);
  // A page that nobody looks at has no frame, nor has one whose style sheet hangs.
  setTimeout(bringScripts, document.hidden ? 0 : longestWait);
  document.addEventListener('error', onError, true);

  /** Runs `then` once those that are missing have come. */
  function awaitAll<T extends HTMLElement>(
    elements: Iterable<T>,
    missing: (element: T) => boolean,
    then: () => void,
  ) {
    const waiting = new Set([...elements].filter(missing));
    for (const element of waiting)
      element.addEventListener('load', () => {
        waiting.delete(element);
        if (waiting.size === 0) then();
      });
    if (waiting.size === 0) then();
  }

  function onReady() {
    if (performance.now() < soon) observer.observe({ type: 'paint', buffered: true });
    else bringScripts();
  }

  function bringScripts() {
    const waiting = document.querySelector<HTMLTemplateElement>('template#scripts');
    waiting?.replaceWith(waiting.content);
  }

  function note(event: MouseEvent) {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return;
    const control = target.closest<HTMLElement>('main :is(button, a[aria-haspopup])');
    if (!control || (failed && leadsOn(control))) return;
    event.preventDefault();
    event.stopPropagation();
    // Once, however often it was tapped, and in the order of the last taps.
    tapped.delete(control);
    tapped.add(control);
    setTimeout(giveUp, patience);
  }

  function onError({ target }: Event) {
    if (!(target instanceof HTMLScriptElement)) return;
    failed = true;
    giveUp();
  }

  function giveUp() {
    const last = [...tapped].findLast(leadsOn);
    if (!last) return;
    document.removeEventListener('click', note, true);
    last.click();
  }

  /** Does the browser go somewhere without any script? */
  function leadsOn(control: HTMLElement) {
    return control.localName === 'a' || (control instanceof HTMLButtonElement && control.type === 'submit');
  }
})();
