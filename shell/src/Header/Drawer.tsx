import { Mail, Menu, Phone, X } from 'lucide';
import { useRef } from 'react';
import type { Business } from 'shared-content/business';
import { type NavigationLink, quoteAddress } from 'shared-content/content/navigation';
import { Icon } from 'shared-content/ui/Icon';
import { Navigation } from './Navigation';
import { invoke, useDrawer } from './useDrawer';
import styles from './Drawer.module.scss';

interface DrawerProps {
  business: Business;
  links: readonly NavigationLink[];
  /** The path of the page that is shown: the drawer does not outlive it. */
  path: string;
  /** The address of what is shown. */
  current: string;
}

const id = 'menu';

/**
 * The menu button and the drawer it opens. The browser itself opens and closes the dialog through invoker
 * commands, so that the menu works before React has hydrated, and React never renders `open`.
 */
export function Drawer({ business, links, path, current }: DrawerProps) {
  const { mobile, office, email } = business;
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
            <a className={styles.call} href={mobile.href}>
              <Icon of={Phone} size={18} />
              <span>
                Call Now <span className={styles.number}>{mobile.display}</span>
              </span>
            </a>
            <a className={styles.quote} data-variant="outline" href={quoteAddress}>
              Request a Quote
            </a>
            <a href={office.href}>
              <Icon of={Phone} size={18} />
              <span className={styles.kind}>Office</span> {office.display}
            </a>
            <a href={email.href}>
              <Icon of={Mail} size={18} />
              <span className={styles.kind}>Email</span> {email.display}
            </a>
          </address>
        </div>
      </dialog>
    </>
  );
}
