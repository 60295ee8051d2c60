/*
 * What a visitor typed into the home page's short form, or into the contact page's form before a reload, on its way to
 * the contact page's form. It stays in this tab, and never in an address.
 */

/** The fields of the contact page's form. The short form has all but `budget` and `preferredContact`. */
export const quoteDraftFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'projectType',
  'projectDetails',
  'budget',
  'preferredContact',
] as const;

export type QuoteDraftField = (typeof quoteDraftFields)[number];

/** Answers by field, without the empty ones. */
export type QuoteDraft = Partial<Record<QuoteDraftField, string>>;

const storageKey = 'quote-draft';

/**
 * Keeps what was typed for the next form. Other keys and empty answers count for nothing, so the entries of a
 * `FormData` will do.
 *
 * @returns false where session storage is switched off or full, so that the visitor has to type it again.
 */
export function keepQuoteDraft(values: Readonly<Partial<Record<QuoteDraftField, unknown>>>): boolean {
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

function draftIn(values: unknown): QuoteDraft {
  const draft: QuoteDraft = {};
  if (!(values instanceof Object)) return draft;
  for (const field of quoteDraftFields) {
    const value: unknown = Reflect.get(values, field);
    if (typeof value === 'string' && value.trim()) draft[field] = value;
  }
  return draft;
}
