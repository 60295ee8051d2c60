import { Menu, X } from 'lucide';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Business } from 'shared-content/business';
import { type NavigationLink, quoteAddress } from 'shared-content/content/navigation';
import { Icon } from 'shared-content/ui/Icon';
import { CallLink, ContactLinks } from '../ContactWays/ContactWays';
import { drawerId } from './drawerId';
import { Navigation } from './Navigation';
import styles from './Drawer.module.scss';

interface DrawerProps {
  business: Business;
  links: readonly NavigationLink[];
  /** The path of the page that is shown. */
  path: string;
  /** The address of the link to mark. */
  current: string;
}

/**
 * The menu button and the drawer that it opens. The browser opens and closes the dialog through invoker commands, so the
 * menu works before React has hydrated, and React never renders `open`.
 */
export function Drawer({ business, links, path, current }: DrawerProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  useDrawer(drawer, path);

  return (
    <>
      <button
        className={styles.button}
        type="button"
        command="show-modal"
        commandfor={drawerId}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-controls={drawerId}
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
        id={drawerId}
        aria-label="Menu"
        closedby="any"
        suppressHydrationWarning
      >
        <div className={styles.content}>
          <button
            className={styles.close}
            type="button"
            command="close"
            commandfor={drawerId}
            aria-label="Close menu"
            onClick={() => {
              invoke('close', drawer.current);
            }}
          >
            <Icon of={X} size={26} />
          </button>
          <Navigation links={links} path={path} current={current} layout="stacked" />
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

/**
 * Closes the drawer and keeps the focus in it where the browser does not.
 *
 * @param path of the page that is shown: the drawer closes when it changes.
 */
function useDrawer(drawer: RefObject<HTMLDialogElement | null>, path: string) {
  useEffect(() => {
    const dialog = drawer.current;
    if (!dialog) return undefined;
    // Only the style sheet knows which screens have a drawer. An open dialog that it hides still blocks the page.
    const closeWhereHidden = () => {
      if (dialog.open && dialog.getClientRects().length === 0) dialog.close();
    };
    dialog.addEventListener('click', closeOnLinkOrBackdrop);
    dialog.addEventListener('keydown', keepFocusInside);
    window.addEventListener('resize', closeWhereHidden);
    return () => {
      dialog.removeEventListener('click', closeOnLinkOrBackdrop);
      dialog.removeEventListener('keydown', keepFocusInside);
      window.removeEventListener('resize', closeWhereHidden);
    };
  }, [drawer]);

  // Before the new page takes the focus: closing returns the focus to the menu button.
  useLayoutEffect(() => {
    const dialog = drawer.current;
    return () => {
      if (dialog?.open) dialog.close();
    };
  }, [drawer, path]);
}

/** Runs a button's command in browsers without invoker commands. */
function invoke(command: 'show-modal' | 'close', dialog: HTMLDialogElement | null) {
  if ('command' in HTMLButtonElement.prototype) return;
  if (command === 'show-modal') dialog?.showModal();
  else dialog?.close();
}

function closeOnLinkOrBackdrop({ currentTarget, target }: Event) {
  if (!(currentTarget instanceof HTMLDialogElement) || !(target instanceof Element)) return;
  // The dialog has no padding, so a click on the dialog itself is a click on its backdrop.
  if (target === currentTarget || target.closest('a')) currentTarget.close();
}

// Tab would leave even a modal dialog, for the browser's own controls.
function keepFocusInside(event: KeyboardEvent) {
  if (event.key !== 'Tab' || !(event.currentTarget instanceof HTMLElement)) return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')];
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
