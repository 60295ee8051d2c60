import { useEffect, type RefObject } from 'react';
import type { Resolver } from 'react-hook-form';

import type { QuoteRequest } from './quoteRequestSchema';

const load = () => import('./quoteRequestResolver');

const loadEarly = () => {
  // Should it fail, sending asks again and says so.
  load().catch(() => undefined);
};

/** The rules, loaded when they are first needed: a visit does not wait for yup to fill in a form. */
export const lazyResolver: Resolver<QuoteRequest> = async (...request) =>
  (await load()).quoteRequestResolver(...request);

/** Loads the rules as soon as the visitor turns to the form, so that sending does not wait for them. */
export function useEarlyRules(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const { current } = form;
    current?.addEventListener('focusin', loadEarly, { once: true });
    return () => {
      current?.removeEventListener('focusin', loadEarly);
    };
  }, [form]);
}
