import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { business } from 'shared-content/business';
import { setReporter } from '../loading/failures';
import { pageModule, fakeFederation } from '../testing/fakeFederation';
import { fakeOffline } from '../testing/fakeHost';
import { actAndSettle, renderApp } from '../testing/renderApp';

const link = (name: string) => screen.getAllByRole('link', { name })[0] ?? document.body;
const page = () => screen.getByRole('heading', { level: 1 });
const notice = 'This page could not be loaded';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a page that could not be loaded', () => {
  /** Offline, from the home page to the contact page. */
  async function goOffline(click = userEvent.click) {
    const federation = fakeFederation();
    await renderApp('/', federation.pages);
    await actAndSettle(() => {
      federation.resolve('mf-home', pageModule('Home page'));
    });
    fakeOffline();
    await click(link('Contact'));
    await actAndSettle(() => {
      federation.reject('mf-contact');
    });
    return federation;
  }

  test('has a notice in its place, with the numbers, and the focus on it', async () => {
    await goOffline();
    expect(page()).toHaveTextContent(notice);
    expect(page()).toHaveFocus();
    expect(screen.getByRole('main')).toHaveTextContent(business.mobile.display);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(location.pathname).toBe('/contact');
    expect(document.title).toBe(business.name);
  });

  test('is there after another try, with its title and the focus on its heading', async () => {
    const { resolve } = await goOffline();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await actAndSettle(() => {
      resolve('mf-contact', pageModule('Contact us'));
    });
    expect(page()).toHaveTextContent('Contact us');
    expect(page()).toHaveFocus();
    expect(document.title).toBe('Contact us | Meridian');
  });

  test('that fails once more can be tried a third time', async () => {
    const { reject, pending } = await goOffline();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await actAndSettle(() => {
      reject('mf-contact');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await actAndSettle(() => undefined);
    expect(pending()).toEqual(['mf-contact']);
  });

  test('comes by itself when the visitor is back online', async () => {
    const { resolve } = await goOffline();
    await actAndSettle(() => window.dispatchEvent(new Event('online')));
    await actAndSettle(() => {
      resolve('mf-contact', pageModule('Contact us'));
    });
    expect(page()).toHaveTextContent('Contact us');
  });

  test('is tried again by itself a second after it failed, without an event, and no longer once it is left', async () => {
    jest.useFakeTimers();
    const { click } = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { pending, reject } = await goOffline(click);
    expect(pending()).toEqual([]);
    await actAndSettle(() => {
      jest.advanceTimersByTime(1000);
    });
    expect(pending()).toEqual(['mf-contact']);
    await actAndSettle(() => {
      reject('mf-contact');
    });
    await click(link('Home'));
    await screen.findByRole('heading', { level: 1, name: 'Home page' });
    await actAndSettle(() => window.dispatchEvent(new Event('online')));
    expect(pending()).toEqual([]);
  });

  test('is tried again when its link is followed once more', async () => {
    const { resolve } = await goOffline();
    await userEvent.click(link('Contact'));
    await actAndSettle(() => {
      resolve('mf-contact', pageModule('Contact us'));
    });
    expect(page()).toHaveTextContent('Contact us');
  });

  test('leaves the other pages as they are', async () => {
    await goOffline();
    await userEvent.click(link('Home'));
    await screen.findByRole('heading', { level: 1, name: 'Home page' });
    expect(document.title).toBe('Home page | Meridian');
  });
});

describe('a page that throws', () => {
  let broken = true;
  const failure = new RangeError('No such bond');

  async function openBroken() {
    broken = true;
    const federation = fakeFederation();
    await renderApp('/contact', federation.pages);
    await actAndSettle(() => {
      const Content = () => {
        if (broken) throw failure;
        return null;
      };
      federation.resolve(
        'mf-contact',
        pageModule('Contact us', () => <Content />),
      );
    });
  }

  test('keeps to its place, and is reported once with part, build, phase and error', async () => {
    const reporter = jest.fn();
    setReporter(reporter);
    await openBroken();
    expect(page()).toHaveTextContent(notice);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(reporter.mock.calls).toEqual([
      [{ part: 'mf-contact', build: '1a2b', phase: 'render', error: failure }],
    ]);
  });

  test('may throw again, and can be tried once more', async () => {
    await openBroken();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    // It says 'Trying again…' until the page has been rendered once more, which takes more than one task.
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(page()).toHaveTextContent(notice);

    broken = false;
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact us' })).toHaveFocus();
  });
});
