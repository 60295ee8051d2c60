import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldNames, type QuoteFormTexts } from 'shared-content/content/quoteForm';
import {
  quoteRequestSchema,
  type EnquiryMarks,
  type FieldName,
  type QuoteRequest,
} from 'shared-content/contract/enquiry';
import { readQuoteDraft, type QuoteDraft } from 'shared-content/contract/quoteDraft';
import { useIsHydrated } from 'shared-content/ui/useIsHydrated';

/** The request, and the field that people do not see. */
export type FilledForm = QuoteRequest & Partial<Pick<EnquiryMarks, 'website'>>;

/**
 * Values and errors of the prerendered form, which a visitor may have filled in before hydration.
 *
 * @param requested the project type of the address
 */
export function useQuoteForm(fields: QuoteFormTexts['fields'], requested: string | undefined) {
  // Without default values: react-hook-form would write them over what was typed before hydration.
  const form = useForm<FilledForm>({
    resolver: yupResolver(quoteRequestSchema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { getValues, setValue, clearErrors, formState } = form;
  /** The project type that the draft or the address has chosen; the visitor's own choice is kept. */
  const preselected = useRef('');
  const [isSecondStep, setIsSecondStep] = useState(() => isOfShortForm(readQuoteDraft()));
  const isHydrated = useIsHydrated();

  const restoreDraft = useEffectEvent(() => {
    const draft = readQuoteDraft();
    for (const name of fieldNames) {
      const answer = draft[name];
      const isOffered = fields[name].choices?.some(({ value }) => value === answer) ?? true;
      if (!answer || !isOffered) continue;
      if (name === 'projectType' && !getValues(name)) preselected.current = answer;
      setValue(name, answer);
    }
  });
  useEffect(() => {
    restoreDraft();
  }, []);

  useEffect(() => {
    const chosen = getValues('projectType');
    if (!requested || (chosen && chosen !== preselected.current)) return;
    preselected.current = requested;
    setValue('projectType', requested);
  }, [getValues, setValue, requested]);

  return {
    ...form,
    /** Whether the form has begun with answers of the short form. The prerendered form has none. */
    isSecondStep: isHydrated && isSecondStep,
    setIsSecondStep,
    /**
     * Removes the message of a field whose answer is right now. New messages appear only when the form is sent: a
     * visitor who is still typing has made no mistake.
     */
    clearIfRight: (name: string) => {
      if (isFieldName(name) && formState.errors[name] && isRight(name, getValues())) clearErrors(name);
    },
    /** Reads the values that a password manager wrote into the fields without an event. */
    readUnannounced: (element: HTMLFormElement) => {
      for (const [name, answer] of new FormData(element))
        if (isFieldName(name) && typeof answer === 'string' && answer !== getValues(name))
          setValue(name, answer);
    },
  };
}

/** Whether there are answers, and none to the questions that only the full form asks. */
function isOfShortForm({ preferredContact, budget, ...answers }: QuoteDraft): boolean {
  return !preferredContact && !budget && Object.keys(answers).length > 0;
}

const isFieldName = (name: string): name is FieldName => fieldNames.some((known) => known === name);

function isRight(name: FieldName, answers: FilledForm): boolean {
  try {
    quoteRequestSchema.validateSyncAt(name, answers);
    return true;
  } catch {
    return false;
  }
}
