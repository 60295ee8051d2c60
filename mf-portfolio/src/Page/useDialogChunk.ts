import { useEffect, useEffectEvent, useState } from 'react';
import type { CaseStudy, PageBehind } from '../CaseStudy/CaseStudy';

interface Dialog {
  CaseStudy: typeof CaseStudy;
  behind: PageBehind;
}

let loaded = false;
let prefetching = false;

/** Loads the dialog's script ahead of its use, once. A failure is reported when the dialog is opened. */
export function prefetchDialog() {
  if (prefetching) return;
  prefetching = true;
  loadDialog().catch(() => undefined);
}

/** Whether the dialog opens without waiting for the network. */
export function isDialogLoaded(): boolean {
  return loaded;
}

/** The dialog, once it is wanted and loaded. After a failure it is loaded again the next time it is wanted. */
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
  loaded = true;
  return chunk;
}
