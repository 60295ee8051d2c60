import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeFederation, pageModule } from '../testing/fakeFederation';
import { actAndSettle, renderApp } from '../testing/renderApp';
import { patientReplace } from './patientReplace';

const choices = ['Roofing', 'Extensions'];
const portfolio = pageModule('Our Portfolio', ({ navigate }) =>
  ['All', ...choices].map((choice) => (
    <button
      key={choice}
      type="button"
      onClick={() => {
        navigate(choice === 'All' ? '/portfolio' : `/portfolio?category=${choice}`, { replace: true });
      }}
    >
      {choice}
    </button>
  )),
);

/** What browsers do with one change of the address too many. */
const refusals = {
  'throws, as Safari does': () => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
  },
  'ignores it, as Chromium does': () => undefined,
};

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const choose = (choice: string) => user.click(screen.getByRole('button', { name: choice }));
const passSecond = () =>
  actAndSettle(() => {
    jest.advanceTimersByTime(1000);
  });

beforeEach(async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const federation = fakeFederation();
  await renderApp('/portfolio', federation.pages);
  await actAndSettle(() => {
    federation.resolve('mf-portfolio', portfolio);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe.each(Object.entries(refusals))('where a browser refuses an address and %s', (_, refuse) => {
  test('what was chosen is shown at once, and is in the address when the browser takes it', async () => {
    const replaceState = jest.spyOn(history, 'replaceState').mockImplementation(refuse);
    for (const choice of choices) {
      await choose(choice);
      expect(screen.getByRole('main')).toHaveTextContent(`?category=${choice}`);
    }
    await passSecond();
    expect(location.search).toBe('');
    replaceState.mockRestore();
    await passSecond();
    expect(location.search).toBe('?category=Extensions');
    expect(screen.getByRole('main')).toHaveTextContent('?category=Extensions');
    await choose('Roofing');
    expect(screen.getByRole('main')).toHaveTextContent('?category=Roofing');
  });

  test('what the address still says can be chosen again', async () => {
    jest.spyOn(history, 'replaceState').mockImplementation(refuse);
    await choose('Roofing');
    await choose('All');
    expect(screen.getByRole('main')).not.toHaveTextContent('?category');
  });

  test('Back is not undone by what was chosen before it', async () => {
    const replaceState = jest.spyOn(history, 'replaceState').mockImplementation(refuse);
    await choose('Roofing');
    replaceState.mockRestore();
    await actAndSettle(() => {
      history.replaceState({ key: 'before', idx: 0 }, '', '/portfolio?category=Brickwork');
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    });
    expect(screen.getByRole('main')).toHaveTextContent('?category=Brickwork');
    await passSecond();
    expect(location.search).toBe('?category=Brickwork');
  });
});

test('any other error is thrown', () => {
  const replace = () => {
    throw new DOMException('A function cannot be cloned', 'DataCloneError');
  };
  expect(() => patientReplace(new URL(location.href), replace, () => true)).toThrow('cannot be cloned');
});
