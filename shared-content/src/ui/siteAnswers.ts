import { answerTimeoutMs } from '../contract/timeouts';

/**
 * Whether this site answers now, so that the browser can load a document of it. Where it does not, the document that is
 * there would be given up for the browser's error page.
 *
 * @param path of the document.
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
