import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useEffect, useLayoutEffect } from 'react';
import { business } from 'shared-content/business';
import { setReporter } from '../loading/failures';
import { actAndSettle, fakeFederation, pageModule } from '../testing/fakeFederation';
import { fakeOffline } from '../testing/fakeBrowserApis';
import { heading, link, openHome, renderApp } from '../testing/renderApp';

const notice = 'This page could not be loaded';
const page = pageModule('A page');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a page that could not be loaded', () => {
  /** Offline, from the home page to the contact page. */
  async function goOffline(click = userEvent.click) {
    const federation = await openHome();
    fakeOffline();
    await click(link('Contact'));
    await federation.reject('mf-contact');
    return federation;
  }

  test('has a notice in its place, with the focus and every way to reach the firm', async () => {
    await goOffline();
    expect(heading()).toHaveTextContent(notice);
    expect(heading()).toHaveFocus();
    expect(location.pathname).toBe('/contact');
    expect(document.title).toBe(business.name);
    for (const { display } of [business.mobile, business.office, business.email])
      expect(screen.getByRole('main')).toHaveTextContent(display);
  });

  test('is shown after another try, with its title and the focus on its heading', async () => {
    const { resolve } = await goOffline();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const button = screen.getByRole('button', { name: 'Trying again…' });
    // Pressed meanwhile it does nothing, and keeps the focus.
    await userEvent.click(button);
    expect(button).toHaveFocus();
    await resolve('mf-contact', page);
    expect(heading()).toHaveTextContent('A page');
    expect(heading()).toHaveFocus();
    expect(document.title).toBe('A page | Meridian');
  });

  test('is tried when its link is followed again', async () => {
    const { resolve } = await goOffline();
    await userEvent.click(link('Contact'));
    await resolve('mf-contact', page);
    expect(heading()).toHaveTextContent('A page');
  });

  test('is tried automatically a second after it failed, and not after it is left', async () => {
    jest.useFakeTimers();
    const { click } = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { pending, reject } = await goOffline(click);
    expect(pending()).toEqual([]);
    await actAndSettle(() => {
      jest.advanceTimersByTime(1000);
    });
    expect(pending()).toEqual(['mf-contact']);
    await reject('mf-contact');
    await click(link('Home'));
    await screen.findByRole('heading', { level: 1, name: 'Home page' });
    await actAndSettle(() => window.dispatchEvent(new Event('online')));
    expect(pending()).toEqual([]);
  });
});

describe('a page that throws', () => {
  type Phase = 'render' | 'layout effect' | 'effect' | 'lazy';
  let throwsIn: Phase | undefined;
  let failure: Error;
  const failIn = (phase: Phase) => {
    if (throwsIn === phase) throw failure;
  };
  const Lazy = lazy(() => Promise.reject(failure));
  function Content() {
    useLayoutEffect(() => {
      failIn('layout effect');
    }, []);
    useEffect(() => {
      failIn('effect');
    }, []);
    failIn('render');
    return throwsIn === 'lazy' && <Lazy />;
  }

  async function openBroken(phase: Phase) {
    throwsIn = phase;
    // A visit reports each kind of error once.
    failure = Object.assign(new Error('No such bond'), { name: phase });
    const federation = fakeFederation();
    await renderApp('/contact', federation.pages);
    await federation.resolve(
      'mf-contact',
      pageModule('A page', () => <Content />),
    );
  }

  test.each<Phase>(['render', 'layout effect', 'effect', 'lazy'])(
    'in its %s leaves header and footer alone, and is reported once with part, build, phase and error',
    async (phase) => {
      const reporter = jest.fn();
      setReporter(reporter);
      await openBroken(phase);
      expect(heading()).toHaveTextContent(notice);
      expect(screen.getByRole('banner')).toBeInTheDocument();
      expect(screen.getByRole('contentinfo')).toBeInTheDocument();
      expect(reporter.mock.calls).toEqual([
        [{ part: 'mf-contact', build: 'unreleased', phase: 'render', error: failure }],
      ]);
    },
  );

  test('may throw again, and can be tried once more', async () => {
    await openBroken('render');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    // It says 'Trying again…' until the page has been rendered again, which takes more than one task.
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(heading()).toHaveTextContent(notice);

    throwsIn = undefined;
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'A page' })).toHaveFocus();
  });
});
