import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { business } from 'shared-content/business';
import { mainNavigation } from 'shared-content/content/navigation';
import { Drawer } from './Drawer';

const drawer = <Drawer business={business} links={mainNavigation} path="/" current="/" />;
const menuButton = () => screen.getByRole('button', { name: 'Open menu', hidden: true });

beforeAll(installFakeDialog);

async function openMenu() {
  render(drawer);
  await userEvent.click(menuButton());
  return screen.getByRole('dialog', { name: 'Menu' });
}

test('is closed at first, and says so', () => {
  render(drawer);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
});

test('opens from the menu button, with every page in it', async () => {
  const dialog = await openMenu();
  expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
  expect(
    within(within(dialog).getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(mainNavigation.map(({ label }) => label));
});

test.each([
  ['link', 'Portfolio'],
  ['link', `Call Now ${business.mobile.display}`],
  ['link', 'Request a Quote'],
  ['button', 'Close menu'],
])('closes when the %s %s is chosen', async (role, name) => {
  const dialog = await openMenu();
  dialog.addEventListener('click', (event) => {
    event.preventDefault();
  });
  await userEvent.click(within(dialog).getByRole(role, { name }));
  expect(dialog).not.toHaveAttribute('open');
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
});

test('closes on a click beside it', async () => {
  const dialog = await openMenu();
  await userEvent.click(dialog);
  expect(dialog).not.toHaveAttribute('open');
});

test('can be opened and closed by the browser alone', () => {
  render(drawer);
  expect(menuButton()).toHaveAttribute('command', 'show-modal');
  expect(menuButton()).toHaveAttribute('commandfor', screen.getByRole('dialog', { hidden: true }).id);
  expect(screen.getByRole('button', { name: 'Close menu', hidden: true })).toHaveAttribute(
    'command',
    'close',
  );
});

/** Gives jsdom's dialogs the methods that it leaves out: opening and closing, with the browser's events. */
function installFakeDialog() {
  const setOpen = (dialog: HTMLDialogElement, open: boolean) => {
    dialog.open = open;
    dialog.dispatchEvent(new Event(open ? 'toggle' : 'close'));
  };
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    setOpen(this, true);
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    setOpen(this, false);
  };
}
