/*
 * The answers that a visitor has typed into the form of the home or contact page, until they are sent: for a reload, for
 * every way back, and for the other form. They stay in this tab and out of every address.
 */

import type { FieldName } from './enquiry';

/** Answers by field, without the empty ones. */
export type QuoteDraft = Partial<Record<FieldName, string>>;

const storageKey = 'quote-draft';

declare global {
  interface Window {
    /** The draft where session storage is switched off or full. Two builds read it: the forms of two parts. */
    quoteDraft?: string;
  }
}

/** An attribute of both forms: with it the shell keeps what is typed before the page's script is there. */
export const keptForm = { 'data-draft': storageKey } as const;

/** The id of a field's control in the full form; not the bare name, since two pages may be in the document. */
export const fullFieldId = (name: FieldName) => `request-${name}`;

/** Adds answers to the draft; an empty one removes the field's answer. Ignores files. */
export function keepQuoteDraft(values: Readonly<Partial<Record<string, unknown>>>): void {
  const draft = JSON.stringify(draftIn({ ...readQuoteDraft(), ...values }));
  try {
    sessionStorage.setItem(storageKey, draft);
    delete window.quoteDraft;
  } catch {
    window.quoteDraft = draft;
  }
}

/**
 * Keeps the answers that are typed into a form from now on, and those in it that the draft lacks. Call it when the page's
 * script is evaluated: a browser may fill in a form before hydration, and React replaces elements if hydration does not
 * match. The draft has whatever was typed last; after a reload Firefox may restore an older text than that.
 *
 * @param form the selector of the form, which may be rendered later. On a server nothing happens.
 */
export function keepQuoteDraftOf(form: string): void {
  if (typeof document === 'undefined') return;
  const present = document.querySelector<HTMLFormElement>(form);
  if (present) keepQuoteDraft({ ...Object.fromEntries(new FormData(present)), ...readQuoteDraft() });

  // Captured: React stops the events of HTML that it has not hydrated yet.
  document.addEventListener(
    'input',
    ({ target }) => {
      const isControl =
        target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        target instanceof HTMLTextAreaElement;
      if (isControl && target.closest(form)) keepQuoteDraft({ [target.name]: target.value });
    },
    true,
  );
}

/**
 * Call it in an effect: a page may be rendered without being shown. A choice may be out of date.
 *
 * @returns `{}` if nothing usable was kept
 */
export function readQuoteDraft(): QuoteDraft {
  try {
    const kept: unknown = JSON.parse(window.quoteDraft ?? sessionStorage.getItem(storageKey) ?? '{}');
    return draftIn(kept);
  } catch {
    return {};
  }
}

/** Call it when the form is sent: the answers are personal data. */
export function forgetQuoteDraft(): void {
  delete window.quoteDraft;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is switched off, so nothing is in it.
  }
}

/** Keeps texts that are not empty. The fields are not checked: a later build may have others. */
function draftIn(values: unknown): QuoteDraft {
  if (!(values instanceof Object) || Array.isArray(values)) return {};
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value === 'string' && value.trim()),
  );
}
