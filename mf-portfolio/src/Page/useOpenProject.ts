import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { PageProps } from 'shared-content/contract/page';
import type { Project } from 'shared-content/content/projects';
import { addressOf, type PortfolioView } from './portfolioAddress';

interface OpenProject {
  /** The same function for as long as `navigate` is. */
  open: (project: Project) => void;
  close: () => void;
}

/** Opens and closes a case study by way of the address, so that Back closes what was opened. */
export function useOpenProject(
  { category, project }: PortfolioView,
  navigate: PageProps['navigate'],
  onClosed: (project: Project) => void,
): OpenProject {
  const openedHere = useRef(false);
  const closing = useRef(false);
  const latestCategory = useRef(category);
  const closed = useEffectEvent(onClosed);

  useEffect(() => {
    latestCategory.current = category;
  }, [category]);

  useEffect(() => {
    if (!project) return;
    closing.current = false;
    return () => {
      closed(project);
    };
  }, [project]);

  const open = useCallback(
    (chosen: Project) => {
      openedHere.current = true;
      navigate(addressOf({ category: latestCategory.current, project: chosen }));
    },
    [navigate],
  );

  return {
    open,
    close: () => {
      // History answers later: a second Escape until then would leave the page.
      if (closing.current) return;
      closing.current = true;
      if (openedHere.current || listIsBehind()) history.back();
      else navigate(addressOf({ category }), { replace: true });
    },
  };
}

/** Would Back lead to the list? After a reload the browser alone remembers; one that cannot tell gets a list anew. */
function listIsBehind() {
  if (!('navigation' in window)) return false;
  const entries = navigation.entries();
  const before = entries[(navigation.currentEntry?.index ?? 0) - 1];
  const { pathname, searchParams } = new URL(before?.url ?? location.href);
  return pathname === location.pathname && !searchParams.has('project');
}
