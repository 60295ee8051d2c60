import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { fieldNames, type QuoteFormTexts } from 'shared-content/content/quoteForm';
import { readQuoteDraft } from 'shared-content/contract/quoteDraft';

import { isFieldName, type FieldName } from './quoteProblems';
import type { FilledForm } from './quoteRequestSchema';

/**
 * The form's values and errors, for a form that is prerendered: a visitor may have filled in fields before
 * hydration, and the validation rules are loaded only when they are needed.
 *
 * @param requestedProjectType the project type that the address asks for
 */
export function useQuoteForm(
  formElement: RefObject<HTMLFormElement | null>,
  fields: QuoteFormTexts['fields'],
  requestedProjectType: string | undefined,
): UseFormReturn<FilledForm> {
  // No default values: react-hook-form would write them over what was typed before hydration.
  const form = useForm<FilledForm>({
    resolver: lazyResolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const preselected = useDraft(form, fields);
  usePreselection(form, requestedProjectType, preselected);
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

/**
 * Takes the message off a field as soon as its answer is right. A wrong answer gets a message only when the form is
 * sent: a visitor who has not finished typing has made no mistake.
 */
export async function settle(
  { formState, getValues, clearErrors }: UseFormReturn<FilledForm>,
  name: FieldName,
): Promise<void> {
  if (!formState.errors[name]) return;
  const { isRight } = await loadRules();
  if (isRight(name, getValues())) clearErrors(name);
}

/** Takes up what a password manager or an extension wrote into the fields without an event, which no listener heard. */
export function takeUpUnannounced(
  { getValues, setValue }: UseFormReturn<FilledForm>,
  element: HTMLFormElement,
): void {
  for (const [name, answer] of new FormData(element)) {
    if (isFieldName(name) && typeof answer === 'string' && answer !== getValues(name)) setValue(name, answer);
  }
}

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

/**
 * Starts the form with what was typed on the home page, or here before, where this form is still empty.
 *
 * @returns the project type that was chosen there.
 */
function useDraft({ getValues, setValue }: UseFormReturn<FilledForm>, fields: QuoteFormTexts['fields']) {
  const drafted = useRef('');

  const takeUp = useEffectEvent(() => {
    const draft = readQuoteDraft();
    for (const name of fieldNames) {
      const answer = draft[name];
      const isOffered = fields[name].choices?.some(({ value }) => value === answer) ?? true;
      if (!answer || !isOffered || getValues(name)) continue;
      setValue(name, answer);
      if (name === 'projectType') drafted.current = answer;
    }
  });
  useEffect(() => {
    takeUp();
  }, []);
  return drafted;
}

/**
 * Chooses the requested project type, unless the visitor has chosen another in this form.
 *
 * @param preselected the project type that was chosen for the visitor so far.
 */
function usePreselection(
  { getValues, setValue }: UseFormReturn<FilledForm>,
  requested: string | undefined,
  preselected: RefObject<string>,
) {
  useEffect(() => {
    const chosen = getValues('projectType');
    if (!requested || (chosen && chosen !== preselected.current)) return;
    preselected.current = requested;
    setValue('projectType', requested);
  }, [getValues, setValue, requested, preselected]);
}
