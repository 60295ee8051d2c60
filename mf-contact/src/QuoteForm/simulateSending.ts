import type { QuoteRequest } from './quoteRequestSchema';

/** How long the simulated request takes. */
export const sendingMs = 1500;

/**
 * Stands in for a real endpoint: waits, then logs to the console. Outside development the log names the fields
 * that were filled in, and nothing that the visitor wrote.
 */
export async function simulateSending(request: QuoteRequest): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, sendingMs));
  console.info(
    'Quote request (simulated):',
    process.env.NODE_ENV === 'development' ? request : Object.keys(request),
  );
}
