import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { selfSigned, trusting } from '../release/testing/selfSigned';
import { type ServedSite, serveSite } from '../serve/server';
import { startNginx } from '../serve/testing/startNginx';
import { setting } from './slowPhone';
import { openSlowLine } from './slowLine';

/** What is between the measured phone and the sites. */
export interface Network {
  /** What the tables say of it. */
  description: string;
  /** Whether the browser has to slow it down. */
  slowedByBrowser: boolean;
  /** What the browser is started with. */
  switches: string[];
  serve: (site: string) => Promise<ServedSite>;
}

/** The project's own server, over HTTP/1.1. */
export function localNetwork(): Network {
  return {
    description: 'the local server, HTTP/1.1, slowed down by the browser',
    slowedByBrowser: true,
    switches: [],
    serve: (site) => serveSite({ site, port: 0 }),
  };
}

/** Bytes that nginx leaves to the system, which sends them in the order in which it got them. */
const sendBuffer = 8192;

/** Bytes that the system takes from nginx before the line does. */
const receiveBuffer = 16_384;

/** Nginx with TLS and HTTP/2 behind a slow line: what visitors have. */
export function nginxNetwork(): Network {
  const certificate = selfSigned(2);
  return {
    description: 'nginx, HTTP/2 and TLS, behind a slow line',
    slowedByBrowser: false,
    switches: [trusting(certificate)],
    async serve(site) {
      const nginx = await startNginx(site, 0, { ...certificate, sendBuffer });
      const line = await openSlowLine(Number(new URL(nginx.url).port), setting);
      return {
        url: `https://127.0.0.1:${line.port}`,
        close() {
          line.close();
          return nginx.close();
        },
      };
    },
  };
}

const receiveBuffers = '/proc/sys/net/ipv4/tcp_rmem';

/** Whether this process is in a network whose buffers are so small that a server's order of answers counts. */
export function hasSmallBuffers(): boolean {
  if (!existsSync(receiveBuffers)) return false;
  return Number(readFileSync(receiveBuffers, 'utf8').split(/\s+/)[1]) <= receiveBuffer;
}

/** Runs this command once more in a network namespace of its own that has small buffers; gives its exit code. */
export function runWithSmallBuffers(): number {
  const script = [
    'ip link set lo up',
    `echo 4096 ${receiveBuffer} ${receiveBuffer} > ${receiveBuffers}`,
    'exec "$@"',
  ].join(' && ');
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const { status, error } = spawnSync('unshare', ['-rn', 'sh', '-c', script, 'sh', ...command], {
    stdio: 'inherit',
  });
  if (error)
    console.error(
      `Over nginx needs Linux with unshare and ip (${error.message}): install util-linux and iproute2`,
    );
  return status ?? 1;
}
