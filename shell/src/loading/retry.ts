const firstPauseMs = 1000;
const longestPauseMs = 15_000;

/**
 * Repeats an attempt until it succeeds: after pauses that double, and at once when the visitor is back online.
 *
 * @param latest the first attempt, if it was already made.
 */
export async function retryWithBackoff<T>(attempt: () => Promise<T>, latest = attempt()): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await latest;
    } catch {
      await pauseOrOnline(pauseMs);
      latest = attempt();
    }
  }
}

const requests = new Map<string, number>();

/**
 * The address for the next request of a file. Each retry has a query of its own: for the same address a browser may answer
 * with the cached failure, or wait for the request that hangs.
 */
export function addressOfAttempt(address: string): string {
  const file = withoutQuery(address);
  const attempt = requests.get(file) ?? 0;
  requests.set(file, attempt + 1);
  return attempt ? markedAttempt(file, attempt) : address;
}

/** An address with the number of the attempt as its query. */
export function markedAttempt(address: string, attempt: number): string {
  return `${address}?attempt=${attempt}`;
}

/** The address of a file with its origin and without its query. */
export function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  return origin + pathname;
}

function pauseOrOnline(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, pauseMs);
    window.addEventListener('online', done);
  });
}
