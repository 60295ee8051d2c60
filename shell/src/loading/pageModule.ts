import type { PageModule } from 'shared-content/contract/page';

/**
 * Checks what a remote exposes against the contract: deployed remotes drift from compiled types.
 *
 * @throws TypeError that says which part of the contract is missing.
 */
export function asPageModule(module: unknown, remote: string): PageModule {
  if (!isRecord(module)) throw new TypeError(`${remote} exposes no page`);
  if (typeof module.default !== 'function')
    throw new TypeError(`${remote} exposes a page without a component as its default export`);
  if (
    !isRecord(module.meta) ||
    typeof module.meta.title !== 'string' ||
    typeof module.meta.description !== 'string'
  ) {
    throw new TypeError(`${remote} exposes a page without meta.title and meta.description`);
  }
  const { title, description } = module.meta;
  return {
    default: module.default as PageModule['default'],
    meta: { title, description },
    ...(typeof module.prefetch === 'function' && { prefetch: module.prefetch as () => void }),
    ...(typeof module.Highlight === 'function' && { Highlight: module.Highlight as PageModule['Highlight'] }),
  };
}

/**
 * Marks a promise as fulfilled in the way that React documents for caches, so that `use` reads it without suspending.
 * By itself React would suspend once, even for a promise that is resolved already.
 */
export function markFulfilled(promise: Promise<PageModule>, value: PageModule): Promise<PageModule> {
  return Object.assign(promise, { status: 'fulfilled' as const, value });
}

/** The same for a promise that is rejected, so that `use` throws at once. React would show 300 ms of nothing before. */
export function markRejected(promise: Promise<PageModule>, reason: unknown): Promise<PageModule> {
  return Object.assign(promise, { status: 'rejected' as const, reason });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
