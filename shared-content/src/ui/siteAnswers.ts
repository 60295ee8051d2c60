import { answerTimeoutMs } from '../contract/timeouts';

/**
 * Whether the site answers, so that the browser can load a document. Otherwise the browser's error page would replace the
 * present one.
 *
 * @param path the path of the document
 */
export async function siteAnswers(path: string): Promise<boolean> {
  try {
    const { status } = await fetch(path, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    return status < 500;
  } catch {
    return false;
  }
}
