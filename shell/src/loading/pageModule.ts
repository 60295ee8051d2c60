import type { PageModule } from 'shared-content/contract/page';

/**
 * Checks a remote's module against the contract, since deployed remotes drift from compiled types.
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
