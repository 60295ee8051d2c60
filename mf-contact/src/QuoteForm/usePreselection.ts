import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import type { QuoteRequest } from './quoteRequestSchema';

/** Chooses the project type that the address asks for, unless the visitor has chosen one already. */
export function usePreselection(
  { getValues, setValue }: Pick<UseFormReturn<QuoteRequest>, 'getValues' | 'setValue'>,
  requested: string | undefined,
) {
  const preselected = useRef('');

  useEffect(() => {
    const chosen = getValues('projectType');
    if (!requested || (chosen && chosen !== preselected.current)) return;
    preselected.current = requested;
    setValue('projectType', requested);
  }, [getValues, setValue, requested]);
}
