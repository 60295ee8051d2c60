import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { timeoutMs } from '../preflight/endpoint';

const dayMs = 24 * 60 * 60_000;

/** Renewals start 30 days before the end; with fewer days left than this, they have failed for two weeks. */
export const fewestDays = 16;

/** The whole days for which the certificate of an https site is still valid; negative where it is over. */
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
      // Of a certificate that is over the date is wanted too. Requests of pages say what is wrong with it.
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
