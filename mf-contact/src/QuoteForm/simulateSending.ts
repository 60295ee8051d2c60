import type { QuoteRequest } from './quoteRequestSchema';

/** The simulated transport's delay in milliseconds (spec §9). */
export const sendingDelay = 1500;

/**
 * Stands in for a real endpoint: waits, then logs locally. Outside development the log names the fields
 * that were filled in and nothing that a visitor wrote.
 */
export async function simulateSending(request: QuoteRequest): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, sendingDelay));
  console.info(
    'Quote request (simulated):',
    process.env.NODE_ENV === 'development' ? request : Object.keys(request),
  );
}
