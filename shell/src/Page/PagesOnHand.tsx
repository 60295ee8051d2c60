import { Activity, useState } from 'react';
import type { RemoteName } from 'shared-content/contract/remotes';
import { GuardedPage, type GuardedPageProps } from './GuardedPage';

interface PagesOnHandProps extends Omit<GuardedPageProps, 'remote'> {
  /** Undefined where the address names no page. */
  shown: RemoteName | undefined;
  /** The page that a link leads to which the visitor came near to. */
  approached: RemoteName | undefined;
}

/**
 * The page on show, and out of sight the one that the visitor may go to next: rendered when its link is come near
 * to, it need not be when the link is followed, which took a slowed phone 24 to 42 ms.
 */
export function PagesOnHand({ shown, approached, ...props }: PagesOnHandProps) {
  // The page that came as HTML stands by itself until it is left: React would hydrate a second boundary around it.
  const [prerendered, setPrerendered] = useState(shown);
  if (prerendered && prerendered !== shown) setPrerendered(undefined);

  // The one on show comes first, so that an id on both is found there.
  const onHand = new Set([shown, approached]);
  return (
    <>
      {prerendered && <GuardedPage remote={prerendered} {...props} />}
      {[...onHand].map(
        (name) =>
          name &&
          name !== prerendered && (
            <Activity key={name} mode={name === shown ? 'visible' : 'hidden'}>
              <GuardedPage remote={name} {...props} />
            </Activity>
          ),
      )}
    </>
  );
}
