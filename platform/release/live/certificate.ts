import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { timeoutMs } from './request';

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
