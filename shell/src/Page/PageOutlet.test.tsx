import { useLayoutEffect } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteName } from 'shared-content/contract/remotes';
import { pageModule, fakeFederation } from '../testing/fakeFederation';
import { actAndSettle, renderApp } from '../testing/renderApp';

const rendered = jest.fn();
const shown = jest.fn();
const left = jest.fn();

const contact = pageModule('Contact us', ({ search }) => {
  rendered(search);
  useLayoutEffect(() => {
    shown();
    return left;
  }, []);
  return (
    <label>
      Name <input />
    </label>
  );
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const link = (name: string) => screen.getAllByRole('link', { name })[0] ?? document.body;
const heading = (name: string) => screen.queryByRole('heading', { level: 1, name });
const hidden = (name: string) => screen.queryByText(name, { selector: 'h1' });

/** Opens the home page; what answers is a module by the name of its remote. */
async function openHome(modules: Partial<Record<RemoteName, unknown>>) {
  const { pages, resolve } = fakeFederation();
  await renderApp('/', pages);
  await actAndSettle(() => {
    resolve('mf-home', pageModule('Home page'));
  });
  return async (name: RemoteName, label: string) => {
    await userEvent.hover(link(label));
    await actAndSettle(() => {
      resolve(name, modules[name]);
    });
  };
}

test('a prefetched page is rendered hidden, and its effects do not run', async () => {
  const prefetch = await openHome({ 'mf-contact': contact });
  await prefetch('mf-contact', 'Contact');
  expect(hidden('Contact us')).not.toBeVisible();
  expect(heading('Home page')).toBeVisible();
  expect(document.title).not.toContain('Contact us');
  expect(shown).not.toHaveBeenCalled();
});

test('followed, the link shows that page as it was rendered', async () => {
  const prefetch = await openHome({ 'mf-contact': contact });
  await prefetch('mf-contact', 'Contact');
  const ahead = hidden('Contact us');
  rendered.mockClear();

  await userEvent.click(link('Contact'));
  expect(heading('Contact us')).toBe(ahead);
  expect(heading('Contact us')).toHaveFocus();
  expect(heading('Home page')).not.toBeInTheDocument();
  expect(document.title).toContain('Contact us');
  expect(shown).toHaveBeenCalled();
  expect(rendered).not.toHaveBeenCalled();
});

test('left, it is gone, and comes anew', async () => {
  const prefetch = await openHome({ 'mf-contact': contact });
  await prefetch('mf-contact', 'Contact');
  await userEvent.click(link('Contact'));
  await userEvent.type(screen.getByLabelText('Name'), 'A visitor');
  left.mockClear();

  await userEvent.click(link('Home'));
  expect(heading('Home page')).toBeVisible();
  expect(hidden('Contact us')).not.toBeInTheDocument();
  expect(left).toHaveBeenCalled();

  await userEvent.click(link('Contact'));
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('the next prefetched page takes its place', async () => {
  const prefetch = await openHome({ 'mf-contact': contact, 'mf-portfolio': pageModule('Our Portfolio') });
  await prefetch('mf-contact', 'Contact');
  await prefetch('mf-portfolio', 'Portfolio');
  expect(hidden('Our Portfolio')).not.toBeVisible();
  expect(hidden('Contact us')).not.toBeInTheDocument();
});

test('a hidden page that throws does not harm the visible one', async () => {
  const broken = pageModule('Broken', () => {
    throw new Error('Out of bricks');
  });
  const prefetch = await openHome({ 'mf-contact': broken });
  await prefetch('mf-contact', 'Contact');
  expect(heading('Home page')).toBeVisible();

  await userEvent.click(link('Contact'));
  expect(heading('This page could not be loaded')).toBeVisible();
});
