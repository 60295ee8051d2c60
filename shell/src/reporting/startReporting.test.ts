import { report } from 'shared-content/content/site';
import { reportFailure } from '../loading/failures';
import { startReporting } from './startReporting';

let sent: jest.Mock<boolean, [string, string]>;

beforeEach(() => {
  sent = jest.fn<boolean, [string, string]>(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: sent, configurable: true });
  jest.replaceProperty(report, 'endpoint', 'https://reports.example.com/site');
  jest.replaceProperty(report, 'measuredVisits', 0);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const reports = () =>
  sent.mock.calls.map(([address, body]) => ({ address, report: JSON.parse(body) as unknown }));

test('a failure is reported with part, build, route and place, and nothing that anybody typed', () => {
  history.replaceState(null, '', '/contact?phone=07700900123#quote');
  startReporting();
  const error = new TypeError('Cannot read what Ada Lovelace typed');
  error.stack = `TypeError: Cannot read what Ada Lovelace typed
    at Form (https://www.firm.co.uk/releases/mf-contact/1a2b/browser/mf-contact-page.js?again=1:2:345)
    at render (https://www.firm.co.uk/releases/shell/3c4d/browser/shell.js:1:9)
    at https://www.firm.co.uk/contact?phone=07700900123:1:1`;
  reportFailure({ part: 'mf-contact', build: '1a2b', phase: 'render', error });
  expect(reports()).toEqual([
    {
      address: 'https://reports.example.com/site',
      report: {
        kind: 'failure',
        part: 'mf-contact',
        build: '1a2b',
        route: '/contact',
        phase: 'render',
        error: 'TypeError',
        at: ['mf-contact/1a2b/browser/mf-contact-page.js:2:345', 'shell/3c4d/browser/shell.js:1:9'],
      },
    },
  ]);
  expect(JSON.stringify(sent.mock.calls)).not.toMatch(/Ada|07700/);
});

test('a mistyped address is not reported', () => {
  history.replaceState(null, '', '/ada.lovelace@mail.example');
  startReporting();
  reportFailure({ part: 'mf-home', build: '1a2b', phase: 'load', error: 'typed by somebody' });
  expect(reports().map((each) => each.report)).toEqual([
    { kind: 'failure', part: 'mf-home', build: '1a2b', phase: 'load', error: 'string', at: [] },
  ]);
});

test.each([
  [0, 0.05, 0],
  [0.1, 0.05, 1],
  [0.1, 0.15, 0],
  [1, 0.999, 1],
])('of %d of all visits, that with %d is measured: %d', (share, random, times) => {
  jest.replaceProperty(report, 'measuredVisits', share);
  jest.spyOn(Math, 'random').mockReturnValue(random);
  const later = jest.spyOn(globalThis, 'setTimeout').mockImplementation();
  startReporting();
  expect(later).toHaveBeenCalledTimes(times);
});
