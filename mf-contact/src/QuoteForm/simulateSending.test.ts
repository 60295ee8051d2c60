import type { QuoteRequest } from './quoteRequestSchema';
import { sendingMs, simulateSending } from './simulateSending';

const request: QuoteRequest = {
  firstName: 'Ada',
  lastName: 'Mason',
  email: 'ada@example.org',
  phone: '07700 900456',
  projectType: 'brickwork',
  preferredContact: 'phone',
  projectDetails: 'A garden wall.',
};

const environment = process.env.NODE_ENV;
const log = jest.spyOn(console, 'info').mockImplementation();

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  process.env.NODE_ENV = environment;
});

test('takes a second and a half', async () => {
  let sent = false;
  const sending = simulateSending(request).then(() => {
    sent = true;
  });

  await jest.advanceTimersByTimeAsync(1499);
  expect(sent).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await sending;
  expect(sent).toBe(true);
});

test('logs the names of the fields and nothing personal, outside development', async () => {
  process.env.NODE_ENV = 'production';
  const sending = simulateSending(request);
  await jest.advanceTimersByTimeAsync(sendingMs);
  await sending;

  expect(log).toHaveBeenCalledWith('Quote request (simulated):', Object.keys(request));
  const logged = JSON.stringify(log.mock.calls);
  for (const personal of ['Ada', 'Mason', 'ada@example.org', '07700 900456', 'garden wall']) {
    expect(logged).not.toContain(personal);
  }
});

test('shows the developer the whole request', async () => {
  process.env.NODE_ENV = 'development';
  const sending = simulateSending(request);
  await jest.advanceTimersByTimeAsync(sendingMs);
  await sending;

  expect(log).toHaveBeenCalledWith('Quote request (simulated):', request);
});
