import { Menu, X } from 'lucide';
import { useRef } from 'react';
import type { Business } from 'shared-content/business';
import { type NavigationLink, quoteAddress } from 'shared-content/content/navigation';
import { Icon } from 'shared-content/ui/Icon';
import { CallLink, ContactLinks } from '../ContactWays/ContactWays';
import { Navigation } from './Navigation';
import { invoke, useDrawer } from './useDrawer';
import styles from './Drawer.module.scss';

interface DrawerProps {
  business: Business;
  links: readonly NavigationLink[];
  /** The path of the page that is shown. */
  path: string;
  /** The address of the link to mark. */
  current: string;
}

const id = 'menu';

/**
 * The menu button and the drawer that it opens. The browser opens and closes the dialog through invoker commands, so the
 * menu works before React has hydrated, and React never renders `open`.
 */
export function Drawer({ business, links, path, current }: DrawerProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  const isOpen = useDrawer(drawer, path);

  return (
    <>
      <button
        className={styles.button}
        type="button"
        command="show-modal"
        commandfor={id}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          invoke('show-modal', drawer.current);
        }}
      >
        <Icon of={Menu} size={26} />
      </button>
      {/* A drawer opened before hydration has an `open` that React did not render. */}
      <dialog
        ref={drawer}
        className={styles.drawer}
        id={id}
        aria-label="Menu"
        closedby="any"
        suppressHydrationWarning
      >
        <div className={styles.content}>
          <button
            className={styles.close}
            type="button"
            command="close"
            commandfor={id}
            aria-label="Close menu"
            onClick={() => {
              invoke('close', drawer.current);
            }}
          >
            <Icon of={X} size={26} />
          </button>
          <Navigation links={links} current={current} layout="stacked" />
          <address className={styles.contact}>
            <CallLink mobile={business.mobile} className={styles.call} withNumber />
            <a className={styles.quote} data-variant="outline" href={quoteAddress}>
              Request a Quote
            </a>
            <div className={styles.ways}>
              <ContactLinks business={business} show={['office', 'email']} iconSize={18} />
            </div>
          </address>
        </div>
      </dialog>
    </>
  );
}
