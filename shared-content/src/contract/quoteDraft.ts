/*
 * What a visitor typed into the home page's short form, or into the contact page's form before a reload, on its way to
 * the contact page's form. It stays in this tab, and never in an address.
 */

import type { FieldName } from './enquiry';

/** Answers by field, without the empty ones. */
export type QuoteDraft = Partial<Record<FieldName, string>>;

const storageKey = 'quote-draft';

/**
 * Keeps what was typed for the next form. Empty answers and files are left out, so the entries of a `FormData`
 * will do.
 *
 * @returns false where session storage is switched off or full, so that the visitor has to type it again.
 */
export function keepQuoteDraft(values: Readonly<Partial<Record<FieldName, unknown>>>): boolean {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draftIn(values)));
    return true;
  } catch {
    return false;
  }
}

/**
 * Gives what was kept, once: it is personal, and a form opened later starts empty. Call it in an effect, since a page
 * may be rendered without being shown.
 *
 * @returns `{}` where nothing usable was kept. A choice is one of the time it was kept.
 */
export function takeQuoteDraft(): QuoteDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return draftIn(kept);
  } catch {
    return {};
  } finally {
    forget();
  }
}

function forget() {
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
