import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { highlightAttribute } from 'shared-content/contract/document';
import type { RemoteName } from 'shared-content/contract/remotes';
import { type Failure, reportFailure } from '../loading/failures';
import type { RemotePages } from '../loading/pages';
import { useIsHydrated } from '../navigation/usePageShown';

interface BorrowedHighlightProps {
  /** The remote that lends it. */
  part: RemoteName;
  pages: Pick<RemotePages, 'load'>;
  /** The live build of a remote, for reports. */
  buildOf: (remote: RemoteName) => string;
}

/** How far outside of the viewport a prerendered highlight is brought alive. */
const nearViewport = '50% 0px';

/** How high each remote's highlight was when its page was left, in pixels: what was read is in its place on the way back. */
const heights = new Map<RemoteName, number>();

/**
 * The place of another remote's highlight in a page. What stands in it is a React root of its own, so that the page
 * neither waits for the highlight nor suffers from its errors: a release has put the prerendered HTML here, and without
 * it the highlight is rendered when its remote is loaded. Where the remote does not answer, either stays as it is.
 */
export function BorrowedHighlight({ part, pages, buildOf }: BorrowedHighlightProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isInPrerenderedPage] = useState(!useIsHydrated());

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const report = (phase: Failure['phase']) => (error: unknown) => {
      reportFailure({ part, build: buildOf(part), phase, error });
    };
    const prerendered = element.firstElementChild;
    const kept = prerendered?.cloneNode(true).childNodes;
    let root: Root | undefined;
    let left = false;

    const show = async () => {
      const { Highlight } = await pages.load(part);
      if (left || !Highlight) return;
      const container = prerendered ?? element.appendChild(document.createElement('div'));
      const options: RootOptions = {
        identifierPrefix: part,
        onUncaughtError: (error) => {
          report('render')(error);
          // React has emptied it.
          container.replaceChildren(...(kept ?? []));
        },
      };
      if (prerendered)
        root = hydrateRoot(container, <Highlight />, { ...options, onRecoverableError: report('hydrate') });
      else {
        root = createRoot(container, options);
        const rendered = root;
        // Before the next paint, where the remote is loaded already.
        flushSync(() => {
          rendered.render(<Highlight />);
        });
      }
    };
    const showSoon = () => {
      // `load` has reported why it failed.
      void show()
        .catch(() => undefined)
        .finally(() => {
          element.removeAttribute('aria-busy');
          element.removeAttribute('style');
        });
    };

    let stopWaiting: (() => void) | undefined;
    if (prerendered || isInPrerenderedPage) stopWaiting = onceNear(element, showSoon);
    else {
      element.setAttribute('aria-busy', 'true');
      const height = heights.get(part);
      if (height !== undefined) element.style.minHeight = `${height}px`;
      showSoon();
    }
    return () => {
      left = true;
      if (!element.hasAttribute('aria-busy')) heights.set(part, element.offsetHeight);
      stopWaiting?.();
      // React refuses to unmount a root while it renders another.
      setTimeout(() => root?.unmount());
    };
  }, [part, pages, buildOf, isInPrerenderedPage]);

  // React leaves alone what stands in an element whose one child is a text.
  return (
    <div ref={place} suppressHydrationWarning {...{ [highlightAttribute]: part }}>
      {''}
    </div>
  );
}

/** Calls `onNear` once the element is near the viewport; returns what stops waiting for it. */
function onceNear(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: nearViewport },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
}
