const firstPause = 1000;
const longestPause = 15_000;

/** Tries until an attempt does not reject, after pauses that double, and at once when the visitor is back online. */
export async function untilItWorks<T>(attempt: () => Promise<T>): Promise<T> {
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      return await attempt();
    } catch {
      await pauseOrOnline(pause);
    }
  }
}

function pauseOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
  });
}
