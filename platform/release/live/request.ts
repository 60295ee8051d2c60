import { isIP } from 'node:net';
import { connect } from 'node:tls';

/** An address that has not answered by then does not answer. */
export const timeoutMs = 10_000;

/** Something that must not go live as it is. */
export interface Finding {
  /** A file and line, or an address. */
  where: string;
  what: string;
}

/** A finding at a live site, and the side of it that is off. */
export interface LiveFinding extends Finding {
  about: 'pages' | 'headers' | 'files' | 'certificate';
}

/** Notes what is off at a live site, and requests its addresses. */
export interface Look {
  site: string;
  complain: (about: LiveFinding['about'], where: string, what: string) => void;
  /** Complains of an address that does not answer. */
  ask: (address: string) => Promise<Response | undefined>;
}

/** Requests an address without following redirects. Rejects if there is no answer in time. */
export function request(address: string, init?: RequestInit): Promise<Response> {
  return fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...init });
}

/** Why a request failed. Node puts the cause, such as an expired certificate, below the error. */
export function reasonOf(error: unknown): string {
  const isError = (value: unknown): value is { message: unknown } =>
    typeof value === 'object' && value !== null && 'message' in value;
  const cause = isError(error) && 'cause' in error ? error.cause : undefined;
  const reason = isError(cause) ? cause : error;
  // OpenSSL's end with a line break.
  return String(isError(reason) ? reason.message : reason).trim();
}

const dayMs = 24 * 60 * 60_000;

/** Renewals start 30 days before the end. With fewer days left than this they have failed for two weeks. */
export const fewestDays = 16;

/** The whole days until the certificate of an https site expires; negative if it has expired. */
export async function certificateDaysLeft(site: string, now = Date.now()): Promise<number> {
  return Math.floor((Date.parse(await endOfCertificate(site)) - now) / dayMs);
}

/** Rejects with the reason where there is no answer. */
function endOfCertificate(site: string): Promise<string> {
  const { hostname, port } = new URL(site);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: Number(port || 443),
      ...(isIP(host) === 0 && { servername: host }),
      timeout: timeoutMs,
      // Reads the date of an expired certificate too. Requests of pages say what is wrong with it.
      rejectUnauthorized: false,
    });
    socket.once('secureConnect', () => {
      resolve(socket.getPeerCertificate().valid_to);
      socket.destroy();
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer in time')));
    socket.once('error', reject);
  });
}
