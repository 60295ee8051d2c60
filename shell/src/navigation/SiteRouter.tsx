import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';

/**
 * The router in a browser. Each page is loaded before it is gone to, so there is nothing to wait for, and rendered
 * in one go it is there sooner than in a transition's slices.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}
