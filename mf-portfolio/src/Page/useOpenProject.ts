import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { PageProps } from 'shared-content/contract/page';
import type { Project } from 'shared-content/content/projects';
import { addressOf, type PortfolioView } from './portfolioAddress';

interface OpenProject {
  /** Stable as long as `navigate` is. */
  open: (project: Project) => void;
  close: () => void;
}

/** Opens and closes a case study by changing the address, so that Back closes it. */
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
      // `history.back()` takes effect later: a second Escape before that would leave the page.
      if (closing.current) return;
      closing.current = true;
      if (openedHere.current || listIsBehind()) history.back();
      else navigate(addressOf({ category }), { replace: true });
    },
  };
}

/** Whether Back leads to the list. After a reload only the Navigation API knows; without it the answer is no. */
function listIsBehind() {
  if (!('navigation' in window)) return false;
  const entries = navigation.entries();
  const before = entries[(navigation.currentEntry?.index ?? 0) - 1];
  const { pathname, searchParams } = new URL(before?.url ?? location.href);
  return pathname === location.pathname && !searchParams.has('project');
}
