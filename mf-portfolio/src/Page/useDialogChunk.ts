import { useEffect, useEffectEvent, useState } from 'react';
import { rootId } from 'shared-content/contract/document';
import { siteAnswers } from 'shared-content/ui/siteAnswers';
import type { CaseStudy, PageBehind } from '../CaseStudy/CaseStudy';

interface Dialog {
  CaseStudy: typeof CaseStudy;
  behind: PageBehind;
}

/** The key in the state of an entry in the history that was reloaded. */
const reloadedKey = 'reloaded';

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

/**
 * The dialog, once it is wanted and loaded. Where only its script fails, the address of the case study is loaded as a
 * document: the build of a tab that was opened long ago may be gone. After a failure it is loaded again the next time it
 * is wanted.
 */
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
      async () => {
        const answers = await siteAnswers(location.pathname);
        if (current && !(answers && reloadOnce())) fail();
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, dialog]);

  return dialog;
}

/** Reloads the document, once for each entry of the history: a script that is broken would fail again for ever. */
function reloadOnce(): boolean {
  const state: unknown = history.state;
  if (state instanceof Object && reloadedKey in state) return false;
  history.replaceState(Object.assign({}, state, { [reloadedKey]: true }), '');
  location.reload();
  return true;
}

function pageBehind(): PageBehind {
  return {
    element: document.getElementById(rootId) ?? undefined,
    hasScrollbar: window.innerWidth > document.documentElement.clientWidth,
  };
}

async function loadDialog() {
  const chunk = await import(/* webpackChunkName: 'caseStudy' */ '../CaseStudy/CaseStudy');
  loaded = true;
  return chunk;
}
