import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { actAndSettle, pageModule } from '../testing/fakeFederation';
import { heading, link, openHome } from '../testing/renderApp';

const rendered = jest.fn();
const shown = jest.fn();
const left = jest.fn();

const page = pageModule('A page', ({ search }) => {
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

const hidden = (name: string) => screen.queryByText(name, { selector: 'h1' });

/** Opens the home page, and prefetches the contact page. */
async function prefetchContact(module = page) {
  const federation = await openHome();
  await userEvent.hover(link('Contact'));
  await federation.resolve('mf-contact', module);
  return federation;
}

test.each(['pointerover', 'focusin', 'touchstart'])('a page is loaded at a %s of its link', async (type) => {
  const { pending } = await openHome();
  await actAndSettle(() => {
    link('Portfolio').dispatchEvent(new Event(type, { bubbles: true }));
  });
  expect(pending()).toEqual(['mf-portfolio']);
});

test('its first pictures are fetched once, however often its link is hovered', async () => {
  const prefetch = jest.fn();
  await prefetchContact({ ...page, prefetch });
  for (const target of [document.body, link('Contact')]) await userEvent.hover(target);
  await actAndSettle(() => undefined);
  expect(prefetch).toHaveBeenCalledTimes(1);
});

test('a prefetched page is rendered hidden, and its effects do not run', async () => {
  await prefetchContact();
  expect(hidden('A page')).not.toBeVisible();
  expect(heading()).toHaveTextContent('Home page');
  expect(document.title).not.toContain('A page');
  expect(shown).not.toHaveBeenCalled();
});

test('its link shows that page as it was rendered', async () => {
  await prefetchContact();
  const ahead = hidden('A page');
  rendered.mockClear();
  await userEvent.click(link('Contact'));
  expect(heading()).toBe(ahead);
  expect(heading()).toHaveFocus();
  expect(hidden('Home page')).not.toBeInTheDocument();
  expect(document.title).toContain('A page');
  expect(shown).toHaveBeenCalled();
  expect(rendered).not.toHaveBeenCalled();
});

test.each([
  ['a link', () => userEvent.click(link('Home'))],
  [
    'Back',
    async () => {
      history.back();
      await waitFor(() => {
        expect(heading()).toHaveTextContent('Home page');
      });
    },
  ],
])('a page that is left by %s is removed, and starts again when it is opened again', async (_, leave) => {
  await prefetchContact();
  await userEvent.click(link('Contact'));
  await userEvent.type(screen.getByLabelText('Name'), 'A visitor');
  left.mockClear();
  await leave();
  expect(hidden('A page')).not.toBeInTheDocument();
  expect(left).toHaveBeenCalled();
  await userEvent.click(link('Contact'));
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('the next prefetched page takes its place', async () => {
  const { resolve } = await prefetchContact();
  await userEvent.hover(link('Portfolio'));
  await resolve('mf-portfolio', pageModule('Another page'));
  expect(hidden('Another page')).not.toBeVisible();
  expect(hidden('A page')).not.toBeInTheDocument();
});

test('a hidden page that throws does not harm the visible one', async () => {
  const broken = pageModule('Broken', () => {
    throw new Error('Out of bricks');
  });
  await prefetchContact(broken);
  expect(heading()).toHaveTextContent('Home page');
  await userEvent.click(link('Contact'));
  expect(heading()).toHaveTextContent('This page could not be loaded');
});
