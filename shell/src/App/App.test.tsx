import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeFederation, pageModule } from '../testing/fakeFederation';
import { renderApp } from '../testing/renderApp';

const page = pageModule('A page', ({ navigate }) => (
  <button
    type="button"
    onClick={() => {
      navigate('/portfolio?category=Roofing', { replace: true });
    }}
  >
    Roofing
  </button>
));

async function openPage(address: string) {
  const federation = fakeFederation();
  await renderApp(address, federation.pages);
  await federation.resolve('mf-portfolio', page);
}

test('shows the page of an address in any spelling between header and footer, and marks its link', async () => {
  await openPage('/portfolio/');
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent('A page');
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  const current = within(screen.getByRole('banner')).getAllByRole('link', { current: 'page' });
  expect(new Set(current.map(({ textContent }) => textContent))).toEqual(new Set(['Portfolio']));
});

test('an address without a page marks no link', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderApp('/roofs', fakeFederation().pages);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page not found');
  expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
});

test('a page has the query of its address, and changes it in place, without another history entry', async () => {
  await openPage('/portfolio?category=Brickwork');
  expect(screen.getByRole('main')).toHaveTextContent('?category=Brickwork');
  const entries = history.length;
  await userEvent.click(screen.getByRole('button', { name: 'Roofing' }));
  expect(screen.getByRole('main')).toHaveTextContent('?category=Roofing');
  expect(location.search).toBe('?category=Roofing');
  expect(history.length).toBe(entries);
  expect(screen.getByRole('button', { name: 'Roofing' })).toHaveFocus();
});
