/*
 * What a visitor has typed into the home page's short form or the contact page's form, until it is sent: it is there
 * again after a reload, on every way back, and in the other form. It stays in this tab, and never in an address.
 */

import type { FieldName } from './enquiry';

/** Answers by field, without the empty ones. */
export type QuoteDraft = Partial<Record<FieldName, string>>;

const storageKey = 'quote-draft';

/**
 * Adds answers to the draft. An empty one takes the field's answer out of it; files count for nothing.
 *
 * @returns false where session storage is switched off or full, so that the visitor has to type it again.
 */
export function keepQuoteDraft(values: Readonly<Partial<Record<string, unknown>>>): boolean {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draftIn({ ...readQuoteDraft(), ...values })));
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps what a form holds now and what is typed into it from now on. Call it when the page's script is evaluated: a
 * visitor may type before hydration, and React replaces the form's elements where hydration does not match.
 *
 * @param form the form's selector. The form may be rendered later; on a server nothing happens.
 */
export function keepQuoteDraftOf(form: string): void {
  if (typeof document === 'undefined') return;
  const present = document.querySelector<HTMLFormElement>(form);
  if (present) keepQuoteDraft(draftIn(Object.fromEntries(new FormData(present))));

  document.addEventListener('input', ({ target }) => {
    const isControl =
      target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement;
    if (isControl && target.closest(form)) keepQuoteDraft({ [target.name]: target.value });
  });
}

/**
 * Call it in an effect, since a page may be rendered without being shown.
 *
 * @returns `{}` where nothing usable was kept. A choice is one of the time it was kept.
 */
export function readQuoteDraft(): QuoteDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return draftIn(kept);
  } catch {
    return {};
  }
}

/** Call it when the form is sent: what it held is personal. */
export function forgetQuoteDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is switched off, and so is empty.
  }
}

/** A form takes from it the fields that it has; which these are, a later build may have changed. */
function draftIn(values: unknown): QuoteDraft {
  if (!(values instanceof Object) || Array.isArray(values)) return {};
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value === 'string' && value.trim()),
  );
}
