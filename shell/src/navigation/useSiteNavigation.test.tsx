import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import type { RemotePages } from '../loading/remotePages';
import { fakeFederation, pageModule } from '../testing/fakeFederation';
import { fakeHost, fakeOffline } from '../testing/fakeHost';
import { actAndSettle } from '../testing/renderApp';
import { createAfterNavigation } from './afterNavigation';
import { SiteRouter } from './SiteRouter';
import { useSiteNavigation } from './useSiteNavigation';

const loadDocument = jest.fn((url: URL) => url.href);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const hydrated = { ...createAfterNavigation(), isHydrated: () => true };

/** The smallest site: the path that is shown, and two links. */
function Site({ pages }: { pages: RemotePages }) {
  const { loading } = useSiteNavigation(pages, loadDocument);
  return (
    <>
      <p>{`At ${useLocation().pathname}`}</p>
      <p>{loading && 'Loading'}</p>
      <a href="/portfolio?category=Roofing">Portfolio</a>
      <a href="/contact">Contact</a>
      <a href="/our-work?from=leaflet#walls">Our work</a>
    </>
  );
}

function openHome() {
  const federation = fakeFederation();
  history.pushState(null, '', '/');
  render(
    <SiteRouter afterNavigation={hydrated}>
      <Site pages={federation.pages} />
    </SiteRouter>,
  );
  return federation;
}

async function follow(name: string) {
  await userEvent.click(screen.getByRole('link', { name }));
  await actAndSettle(() => undefined);
}

test('a page that does not load is opened as a document, since the host answers', async () => {
  const { reject } = openHome();
  const { requested } = fakeHost({});
  await follow('Portfolio');
  await actAndSettle(() => {
    reject('mf-portfolio');
  });
  expect(loadDocument.mock.calls.map(([url]) => url.pathname + url.search)).toEqual([
    '/portfolio?category=Roofing',
  ]);
  expect(requested).toEqual(['/portfolio']);
  expect(screen.getByText('At /')).toBeInTheDocument();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

test('where the host does not answer, the address changes in place', async () => {
  const { reject } = openHome();
  fakeOffline();
  await follow('Portfolio');
  await actAndSettle(() => {
    reject('mf-portfolio');
  });
  expect(loadDocument).not.toHaveBeenCalled();
  expect(screen.getByText('At /portfolio')).toBeInTheDocument();
});

test('an address without a page is opened as a document, since the server may know where the page is', async () => {
  openHome();
  const { requested } = fakeHost({});
  await follow('Our work');
  expect(loadDocument.mock.calls.map(([{ href }]) => href)).toEqual([
    `${location.origin}/our-work?from=leaflet#walls`,
  ]);
  expect(requested).toEqual(['/our-work']);
  expect(screen.getByText('At /')).toBeInTheDocument();
});

test('where the host does not answer, an address without a page changes in place', async () => {
  openHome();
  fakeOffline();
  await follow('Our work');
  expect(loadDocument).not.toHaveBeenCalled();
  expect(screen.getByText('At /our-work')).toBeInTheDocument();
});

test('a page that fails to load after another link was followed is left alone', async () => {
  const { reject, resolve } = openHome();
  fakeHost({});
  await follow('Portfolio');
  await follow('Contact');
  await actAndSettle(() => {
    reject('mf-portfolio');
  });
  expect(loadDocument).not.toHaveBeenCalled();
  expect(screen.getByText('Loading')).toBeInTheDocument();

  await actAndSettle(() => {
    resolve('mf-contact', { default: () => null, meta: { title: '', description: '' } });
  });
  expect(screen.getByText('At /contact')).toBeInTheDocument();
});

test('a visitor who goes elsewhere while the host is requested is not taken away', async () => {
  const { reject } = openHome();
  let answerNow: (value: unknown) => void = () => undefined;
  Object.assign(globalThis, {
    fetch: () =>
      new Promise((resolve) => {
        answerNow = resolve;
      }),
  });
  await follow('Portfolio');
  await actAndSettle(() => {
    reject('mf-portfolio');
  });
  await follow('Contact');
  await actAndSettle(() => {
    answerNow({ ok: true });
  });
  expect(loadDocument).not.toHaveBeenCalled();
});

test('the pictures of a page are fetched ahead once, however often its link is hovered', async () => {
  const { resolve } = openHome();
  const prefetch = jest.fn();
  const link = screen.getByRole('link', { name: 'Contact' });
  await userEvent.hover(link);
  await actAndSettle(() => {
    resolve('mf-contact', { ...pageModule('Contact us'), prefetch });
  });
  for (const target of [document.body, link, document.body, link]) {
    await userEvent.hover(target);
    await actAndSettle(() => undefined);
  }
  expect(prefetch).toHaveBeenCalledTimes(1);
});
