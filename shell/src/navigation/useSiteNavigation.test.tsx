import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import type { RemotePages } from '../loading/remotePages';
import { playedFederation } from '../testing/playedFederation';
import { playedHost, unplugged } from '../testing/playedHost';
import { happening } from '../testing/visitApp';
import { SiteRouter } from './SiteRouter';
import { useSiteNavigation } from './useSiteNavigation';

const loadDocument = jest.fn((url: URL) => url.href);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** A site in the least form: which path is on show, and two links. */
function Site({ pages }: { pages: RemotePages }) {
  const { loading } = useSiteNavigation(pages, loadDocument);
  return (
    <>
      <p>{`At ${useLocation().pathname}`}</p>
      <p>{loading && 'Loading'}</p>
      <a href="/portfolio?category=Roofing">Portfolio</a>
      <a href="/contact">Contact</a>
    </>
  );
}

function openHome() {
  const played = playedFederation();
  history.pushState(null, '', '/');
  render(
    <SiteRouter>
      <Site pages={played.pages} />
    </SiteRouter>,
  );
  return played;
}

async function follow(name: string) {
  await userEvent.click(screen.getByRole('link', { name }));
  await happening(() => undefined);
}

test('a page that does not load is opened as a document, since the host answers', async () => {
  const { fail } = openHome();
  const { asked } = playedHost({});
  await follow('Portfolio');
  await happening(() => {
    fail('mf-portfolio');
  });
  expect(loadDocument.mock.calls.map(([url]) => url.pathname + url.search)).toEqual([
    '/portfolio?category=Roofing',
  ]);
  expect(asked).toEqual(['/portfolio']);
  expect(screen.getByText('At /')).toBeInTheDocument();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

test('where the host is away the address is gone to in place', async () => {
  const { fail } = openHome();
  unplugged();
  await follow('Portfolio');
  await happening(() => {
    fail('mf-portfolio');
  });
  expect(loadDocument).not.toHaveBeenCalled();
  expect(screen.getByText('At /portfolio')).toBeInTheDocument();
});

test('a page that fails to load after another link was followed is left alone', async () => {
  const { fail, answer } = openHome();
  playedHost({});
  await follow('Portfolio');
  await follow('Contact');
  await happening(() => {
    fail('mf-portfolio');
  });
  expect(loadDocument).not.toHaveBeenCalled();
  expect(screen.getByText('Loading')).toBeInTheDocument();

  await happening(() => {
    answer('mf-contact', { default: () => null, meta: { title: '', description: '' } });
  });
  expect(screen.getByText('At /contact')).toBeInTheDocument();
});

test('a visitor who goes elsewhere while the host is asked is not taken away', async () => {
  const { fail } = openHome();
  let answerNow: (value: unknown) => void = () => undefined;
  Object.assign(globalThis, {
    fetch: () =>
      new Promise((resolve) => {
        answerNow = resolve;
      }),
  });
  await follow('Portfolio');
  await happening(() => {
    fail('mf-portfolio');
  });
  await follow('Contact');
  await happening(() => {
    answerNow({ ok: true });
  });
  expect(loadDocument).not.toHaveBeenCalled();
});
