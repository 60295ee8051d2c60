import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ComponentType, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { highlightAttribute, highlightPlace } from 'shared-content/contract/document';
import type { PageModule } from 'shared-content/contract/page';
import { actAndSettle, fakeFederation, pageModule } from '../testing/fakeFederation';
import { hydrateApp, openHome as goHome } from '../testing/renderApp';

const home = pageModule('Home', ({ highlights }) => highlights?.finishedWork);
const prefix = { identifierPrefix: 'mf-portfolio' };

/** What the portfolio exposes. */
function portfolio(Highlight?: ComponentType): PageModule {
  return { ...pageModule('Portfolio'), Highlight };
}

function Work() {
  const [presses, setPresses] = useState(0);
  return (
    <button
      id={useId()}
      onClick={() => {
        setPresses(presses + 1);
      }}
    >
      {`Pressed ${presses}`}
    </button>
  );
}

/** Called when the browser has found the place near the viewport. */
let scrollNear: () => Promise<void>;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        scrollNear = () =>
          actAndSettle(() => {
            onChange([{ isIntersecting: true }]);
          });
      }

      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

const place = () => document.querySelector<HTMLElement>(`[${highlightAttribute}]`) ?? document.body;
const work = () => within(place()).queryByRole('button');

/** The home page as a release makes it, with or without the highlight's HTML, hydrated. */
async function openHome(lent = renderToString(<Work />, prefix)) {
  const federation = fakeFederation();
  void federation.pages.loadPersistently('mf-home');
  await hydrateApp('/', home, federation.pages, (html) =>
    html.replace(highlightPlace('mf-portfolio'), highlightPlace('mf-portfolio', lent || undefined)),
  );
  await federation.resolve('mf-home', home);
  return federation;
}

const press = () =>
  actAndSettle(() => {
    fireEvent.click(work() ?? document.body);
  });

describe('prerendered with the page', () => {
  test('stays as it is, and is alive once it has come near the viewport', async () => {
    const { pending, resolve } = await openHome();
    const before = work();
    expect(before).toHaveTextContent('Pressed 0');
    expect(pending()).toEqual([]);

    await scrollNear();
    await resolve('mf-portfolio', portfolio(Work));
    await press();
    expect(work()).toBe(before);
    expect(before).toHaveTextContent('Pressed 1');
    expect(console.error).not.toHaveBeenCalled();
  });

  test('stays where its remote does not load', async () => {
    const { reject } = await openHome();
    await scrollNear();
    await reject('mf-portfolio');
    expect(work()).toBeInTheDocument();
    expect(place()).not.toHaveAttribute('aria-busy');
  });

  test('comes back as it was where it throws, which is reported', async () => {
    const error = new RangeError('A brick is missing');
    const Throws = () => {
      const [isPressed, setIsPressed] = useState(false);
      if (isPressed) throw error;
      return (
        <button
          onClick={() => {
            setIsPressed(true);
          }}
        />
      );
    };
    const { resolve } = await openHome();
    await scrollNear();
    await resolve('mf-portfolio', portfolio(Throws));
    // Not in `act`, which would throw the error itself.
    work()?.click();
    await waitFor(() => {
      expect(work()).toHaveTextContent('Pressed 0');
    });
    expect(console.error).toHaveBeenCalledWith(
      "mf-portfolio (build unreleased) failed in phase 'render':",
      error,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
  });

  test('stays where a newer remote lends nothing any more', async () => {
    const { resolve } = await openHome();
    await scrollNear();
    await resolve('mf-portfolio', portfolio());
    expect(work()).toBeInTheDocument();
  });

  test('is asked for where its place in a page that came without it is near the viewport', async () => {
    const { pending, resolve } = await openHome('');
    expect(place()).toBeEmptyDOMElement();
    expect(pending()).toEqual([]);
    await scrollNear();
    await resolve('mf-portfolio', portfolio(Work));
    expect(work()).toHaveTextContent('Pressed 0');
  });
});

describe('rendered in the browser', () => {
  test('the page is there at once, and the place is busy until the highlight is', async () => {
    const { resolve } = await goHome(home);
    expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
    expect(place()).toHaveAttribute('aria-busy', 'true');
    await resolve('mf-portfolio', portfolio(Work));
    await press();
    expect(work()).toHaveTextContent('Pressed 1');
    expect(place()).not.toHaveAttribute('aria-busy');
  });

  type Settle = (federation: ReturnType<typeof fakeFederation>) => Promise<void>;
  test.each<[string, Settle]>([
    ['does not load', ({ reject }) => reject('mf-portfolio')],
    ['lends none', ({ resolve }) => resolve('mf-portfolio', portfolio())],
  ])('the place is empty and not busy if the remote %s', async (_, settle) => {
    await settle(await goHome(home));
    expect(place()).toBeEmptyDOMElement();
    expect(place()).not.toHaveAttribute('aria-busy');
    expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeInTheDocument();
  });
});
