import { useEffect, useEffectEvent, useRef } from 'react';
import { portfolioAddress } from 'shared-content/content/navigation';
import type { PageProps } from 'shared-content/contract/page';
import type { Project } from 'shared-content/content/projects';
import type { PortfolioView } from '../portfolioView';
import { isMarked, markEntry } from './entryMarks';

/** Opens and closes a case study by changing the address, so that Back closes it. */
export function useOpenProject(
  { category, project }: PortfolioView,
  navigate: PageProps['navigate'],
  onClosed: (project: Project) => void,
) {
  const closing = useRef(false);
  const closed = useEffectEvent(onClosed);

  useEffect(() => {
    if (!project) return;
    closing.current = false;
    return () => {
      closed(project);
    };
  }, [project]);

  return {
    open: (chosen: Project) => {
      navigate(portfolioAddress({ category, project: chosen }));
      markEntry('opened');
    },
    close: () => {
      // `history.back()` takes effect later: a second Escape before that would leave the page.
      if (closing.current) return;
      closing.current = true;
      if (isMarked('opened')) history.back();
      else navigate(portfolioAddress({ category }), { replace: true });
    },
  };
}
