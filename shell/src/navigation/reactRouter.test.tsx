import { act, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { createAfterNavigation } from './afterNavigation';
import { SiteRouter } from './SiteRouter';
import { useDelayedPopState } from './useDelayedPopState';

/*
 * What this site relies on in react-router beyond its documented interface. A test that fails after an upgrade of
 * `react-router-dom` says what to look at.
 */

const advice = 'see `useDelayedPopState`, and how the router listens to `popstate`';
let proceed: (() => void) | undefined;

function Path() {
  useDelayedPopState((_, next) => {
    proceed = next;
    return true;
  });
  return <p>{useLocation().pathname}</p>;
}

function stepTo(path: string) {
  act(() => {
    history.replaceState({ key: 'other', idx: 0 }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  });
}

beforeEach(() => {
  history.replaceState(null, '', '/');
  proceed = undefined;
  render(
    <SiteRouter afterNavigation={createAfterNavigation()}>
      <Path />
    </SiteRouter>,
  );
});

test(`react-router: hears of a step of history after a layout effect below it; ${advice}`, () => {
  stepTo('/contact');
  expect(proceed).toBeDefined();
  expect(screen.getByText('/')).toBeInTheDocument();
});

test(`react-router: takes a dispatched popstate event for a step of history; ${advice}`, () => {
  stepTo('/contact');
  act(() => {
    proceed?.();
  });
  expect(screen.getByText('/contact')).toBeInTheDocument();
});
