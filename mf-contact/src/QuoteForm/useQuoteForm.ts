import { useEffect, useRef, type RefObject } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';

import type { FilledForm } from './quoteRequestSchema';

/**
 * The form's values and errors, for a form that is prerendered: a visitor may have filled in fields before
 * hydration, and the validation rules are loaded only when they are needed.
 *
 * @param requestedProjectType the project type that the address asks for
 */
export function useQuoteForm(
  formElement: RefObject<HTMLFormElement | null>,
  requestedProjectType: string | undefined,
): UseFormReturn<FilledForm> {
  // No default values: react-hook-form would write them over what was typed before hydration.
  const form = useForm<FilledForm>({
    resolver: lazyResolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  usePreselection(form, requestedProjectType);
  usePrefetchedRules(formElement);
  return form;
}

const loadRules = () => import('./quoteRequestSchema');

const prefetchRules = () => {
  // After a failure, sending loads them again and reports a second failure.
  loadRules().catch(() => undefined);
};

const lazyResolver: Resolver<FilledForm> = async (...request) =>
  (await loadRules()).quoteRequestResolver(...request);

/** Loads the rules when the focus first enters the form, so that sending does not wait for them. */
function usePrefetchedRules(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const { current } = form;
    current?.addEventListener('focusin', prefetchRules, { once: true });
    return () => {
      current?.removeEventListener('focusin', prefetchRules);
    };
  }, [form]);
}

/** Chooses the requested project type, unless the visitor has chosen one already. */
function usePreselection({ getValues, setValue }: UseFormReturn<FilledForm>, requested: string | undefined) {
  const preselected = useRef('');

  useEffect(() => {
    const chosen = getValues('projectType');
    if (!requested || (chosen && chosen !== preselected.current)) return;
    preselected.current = requested;
    setValue('projectType', requested);
  }, [getValues, setValue, requested]);
}
