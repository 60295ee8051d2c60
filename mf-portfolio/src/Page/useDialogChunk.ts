import { useEffect, useEffectEvent, useState } from 'react';
import type { CaseStudy, PageBehind } from '../CaseStudy/CaseStudy';

interface Dialog {
  CaseStudy: typeof CaseStudy;
  behind: PageBehind;
}

let fetched = false;
let prefetching = false;

/** Fetches the dialog's script ahead of its use, once; that it fails shows when it is used. */
export function prefetchDialog() {
  if (prefetching) return;
  prefetching = true;
  loadDialog().catch(() => undefined);
}

/** Will the dialog open without waiting for the network? */
export function dialogIsAtHand(): boolean {
  return fetched;
}

/** The dialog once it is wanted and loaded. After a failure the next wish tries again. */
export function useDialogChunk(wanted: boolean, onFail: () => void): Dialog | undefined {
  const [dialog, setDialog] = useState<Dialog>();
  const fail = useEffectEvent(onFail);

  useEffect(() => {
    if (!wanted || dialog) return;
    let current = true;
    loadDialog().then(
      ({ CaseStudy }) => {
        if (current) setDialog({ CaseStudy, behind: pageBehind() });
      },
      () => {
        if (current) fail();
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, dialog]);

  return dialog;
}

function pageBehind(): PageBehind {
  return {
    element: document.getElementById('root') ?? undefined,
    hasScrollbar: window.innerWidth > document.documentElement.clientWidth,
  };
}

async function loadDialog() {
  const chunk = await import(/* webpackChunkName: 'caseStudy' */ '../CaseStudy/CaseStudy');
  fetched = true;
  return chunk;
}
