import { useEffect, useEffectEvent, useState } from 'react';
import { siteAnswers } from 'shared-content/ui/siteAnswers';
import { isMarked, markEntry } from './entryMarks';

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
 * Loads the dialog when it is first wanted; undefined until then. If only its script fails, as in a tab whose build was
 * deleted since, the document is loaded again from the case study's address. After a failure the next use tries again.
 */
export function useDialogChunk(wanted: boolean, onFail: () => void) {
  const [dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  const fail = useEffectEvent(onFail);

  useEffect(() => {
    if (!wanted || dialog) return;
    let current = true;
    loadDialog().then(
      (chunk) => {
        if (current) setDialog(chunk);
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

/** Reloads the document once for each history entry: a broken script would fail again for ever. */
function reloadOnce(): boolean {
  if (isMarked('reloaded')) return false;
  markEntry('reloaded');
  location.reload();
  return true;
}

async function loadDialog() {
  const chunk = await import(/* webpackChunkName: 'caseStudy' */ '../CaseStudy/CaseStudy');
  loaded = true;
  return chunk;
}
