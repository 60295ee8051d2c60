/** How long until an address that the browser has refused is tried again, in milliseconds. */
const againMs = 1000;

/**
 * Replaces the address, and tries again for as long as it is wanted until the browser takes it: Safari throws at the
 * 101st change in 30 seconds, and Chromium ignores what comes after 200 in 10.
 *
 * @param replace replaces the address by `url`.
 * @returns whether the browser has taken it at once.
 */
export function patientReplace(url: URL, replace: () => void, isWanted: () => boolean): boolean {
  if (isTaken(url, replace)) return true;
  const timer = setInterval(() => {
    if (!isWanted() || isTaken(url, replace)) clearInterval(timer);
  }, againMs);
  return false;
}

function isTaken(url: URL, replace: () => void): boolean {
  try {
    replace();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return false;
    throw error;
  }
  return location.href === url.href;
}
