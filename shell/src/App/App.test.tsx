import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageModule, fakeFederation } from '../testing/fakeFederation';
import { actAndSettle, renderApp } from '../testing/renderApp';

const portfolio = pageModule('Our Portfolio', ({ navigate }) => (
  <>
    <button
      type="button"
      onClick={() => {
        navigate('/portfolio?category=Roofing', { replace: true });
      }}
    >
      Roofing
    </button>
    <h2 id="why">Why us</h2>
    <a href="#why">Why</a>
  </>
));

async function openPortfolio(address = '/portfolio') {
  const federation = fakeFederation();
  await renderApp(address, federation.pages);
  await actAndSettle(() => {
    federation.resolve('mf-portfolio', portfolio);
  });
  return federation;
}

const heading = () => screen.findByRole('heading', { level: 1 });

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('shows the page of the address between header and footer', async () => {
  await openPortfolio();
  expect(await heading()).toHaveTextContent('Our Portfolio');
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test.each(['/portfolio', '/portfolio/', '/%70ortfolio'])('marks the current page at %s', async (address) => {
  await openPortfolio(address);
  await heading();
  const current = within(screen.getByRole('banner'))
    .getAllByRole('link', { name: 'Portfolio' })
    .map((link) => link.getAttribute('aria-current'));
  expect(new Set(current)).toEqual(new Set(['page']));
});

test('hands the query to the page', async () => {
  await openPortfolio('/portfolio?category=Brickwork');
  await heading();
  expect(screen.getByRole('main')).toHaveTextContent('?category=Brickwork');
});

test('a page changes its own query: in place, at once, without another history entry', async () => {
  await openPortfolio();
  await heading();
  const entries = history.length;
  await userEvent.click(screen.getByRole('button', { name: 'Roofing' }));
  expect(screen.getByRole('main')).toHaveTextContent('?category=Roofing');
  expect(location.search).toBe('?category=Roofing');
  expect(history.length).toBe(entries);
  expect(screen.getByRole('button', { name: 'Roofing' })).toHaveFocus();
});

test('a link within the page leads to its section', async () => {
  await openPortfolio();
  await heading();
  await userEvent.click(screen.getByRole('link', { name: 'Why' }));
  expect(location.hash).toBe('#why');
  expect(screen.getByRole('heading', { name: 'Why us' })).toHaveFocus();
});

test('an unknown path gets the page that says so, and asks no remote', async () => {
  const { pages, pending } = fakeFederation();
  await renderApp('/roofs', pages);
  expect(await heading()).toHaveTextContent('Oops! Page not found');
  expect(pending()).toEqual([]);
  expect(console.warn).toHaveBeenCalledWith('No page at /roofs');
});

test('goes to an unknown path like to any page', async () => {
  await openPortfolio();
  const link = (await heading()).appendChild(document.createElement('a'));
  link.href = '/roofs';
  await userEvent.click(link);
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toHaveFocus();
  expect(document.title).toMatch(/^Page not found/);
});
