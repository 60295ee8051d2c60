import { type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { highlightAttribute } from 'shared-content/contract/document';
import type { RemoteName } from 'shared-content/contract/remotes';
import { useIsHydrated } from 'shared-content/ui/useIsHydrated';
import { type Failure, reportFailure } from '../loading/failures';
import type { RemotePages } from '../loading/pages';
import { AfterNavigationContext } from '../navigation/usePageShown';

interface BorrowedHighlightProps {
  /** The remote that lends the highlight. */
  part: RemoteName;
  pages: Pick<RemotePages, 'load' | 'buildOf'>;
}

/** How far outside of the viewport a prerendered highlight is hydrated. */
const nearViewport = '50% 0px';

/**
 * Shows a remote's highlight within another remote's page. The highlight is a React root of its own, so the page neither
 * waits for it nor fails with it. In a prerendered page the release has put its HTML here, and it is hydrated when it
 * comes near the viewport. In a page that is opened by a link it is rendered once its remote is loaded. If that remote
 * does not load, the HTML stays, or the place stays empty.
 */
export function BorrowedHighlight({ part, pages }: BorrowedHighlightProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isInPrerenderedPage] = useState(!useIsHydrated());
  const lastHeights = use(AfterNavigationContext)?.highlightHeights;

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let root: Root | undefined;
    let isLeft = false;

    const show = async () => {
      try {
        const { Highlight } = await pages.load(part);
        if (Highlight && !isLeft) root = renderIn(element, <Highlight />, part, pages.buildOf(part));
      } catch {
        // `load` has reported the failure.
      }
      element.removeAttribute('aria-busy');
      element.removeAttribute('style');
    };

    let stopWaiting: (() => void) | undefined;
    if (isInPrerenderedPage) stopWaiting = onceNear(element, show);
    else {
      element.setAttribute('aria-busy', 'true');
      const height = lastHeights?.get(part);
      if (height !== undefined) element.style.minHeight = `${height}px`;
      void show();
    }
    return () => {
      isLeft = true;
      if (!element.hasAttribute('aria-busy')) lastHeights?.set(part, element.getBoundingClientRect().height);
      stopWaiting?.();
      // React refuses to unmount a root while it renders another.
      setTimeout(() => root?.unmount());
    };
  }, [part, pages, isInPrerenderedPage, lastHeights]);

  // React does not touch the content of an element whose only child is a text.
  return (
    <div ref={place} suppressHydrationWarning {...{ [highlightAttribute]: part }}>
      {''}
    </div>
  );
}

/** Hydrates the HTML of a highlight, or renders the highlight if there is none. If it throws, the HTML is restored. */
function renderIn(element: Element, highlight: ReactNode, part: RemoteName, build: string): Root {
  const report = (phase: Failure['phase'], error: unknown) => {
    reportFailure({ part, build, phase, error });
  };
  // Left and shown again, it is still there and empty.
  const container = element.firstElementChild ?? element.appendChild(document.createElement('div'));
  const html = container.cloneNode(true).childNodes;
  const options: RootOptions = {
    identifierPrefix: part,
    onUncaughtError: (error) => {
      report('render', error);
      container.replaceChildren(...html);
    },
  };
  if (container.hasChildNodes()) {
    const onRecoverableError = (error: unknown) => {
      report('hydrate', error);
    };
    return hydrateRoot(container, highlight, { ...options, onRecoverableError });
  }
  const root = createRoot(container, options);
  // Before the next paint, if the remote is loaded already.
  flushSync(() => {
    root.render(highlight);
  });
  return root;
}

/** Calls `onNear` once the element is near the viewport. Returns a function that stops waiting. */
function onceNear(element: Element, onNear: () => Promise<void>): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void onNear();
    },
    { rootMargin: nearViewport },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
}
