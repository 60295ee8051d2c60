import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import path from 'node:path';

/** What wrk has counted. */
export interface Load {
  seconds: number;
  requests: number;
  /** Answers with a status of 400 or more, and requests without a whole answer. */
  failed: number;
  /** Its own report. */
  report: string;
}

/** In seconds; it is stopped before. */
const longest = 500;

/** Between two requests of a reader: without it readers take a core that server and releases need. */
export const pauseMs = 20;

/**
 * Seconds after which an answer counts as failed. wrk's own 2 are less than wrk itself, which runs last here, may
 * have to wait for a core. A request that is never answered wrk does not count: the test's own reader finds it.
 */
const answeredWithin = 10;

/**
 * Asks a server for addresses in turn, over eight connections, until it is stopped.
 *
 * @returns a function that stops it and gives what wrk says. Throws with wrk's words where it did not work.
 */
export function underLoad(url: string, addresses: readonly string[]): () => Promise<Load> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wrk-'));
  const script = path.join(folder, 'load.lua');
  writeFileSync(script, inTurn(addresses));
  const limits = [`-d${longest}s`, `--timeout=${answeredWithin}s`];
  const wrk = spawn('/usr/bin/wrk', ['-t1', '-c8', ...limits, '-s', script, url]);
  // What is under test, server and releases, goes first where there are few cores.
  if (wrk.pid) setPriority(wrk.pid, 10);
  let report = '';
  for (const stream of [wrk.stdout, wrk.stderr])
    stream.on('data', (piece: Buffer) => (report += piece.toString()));
  const ended = new Promise<void>((resolve, reject) => {
    wrk.once('error', reject);
    wrk.once('close', () => {
      rmSync(folder, { recursive: true });
      resolve();
    });
  });
  return async () => {
    wrk.kill('SIGINT');
    await ended;
    return readReport(report);
  };
}

function inTurn(addresses: readonly string[]) {
  return `
local requests, turn = {}, 0
function init()
  for i, address in ipairs({ ${addresses.map((address) => `"${address}"`).join(', ')} }) do
    requests[i] = wrk.format("GET", address, { ["Accept-Encoding"] = "br" })
  end
end
function delay()
  return ${pauseMs}
end
function request()
  turn = turn % #requests + 1
  return requests[turn]
end
function done(summary)
  local errors = summary.errors
  io.write(string.format("counted %d %d %d\\n", summary.duration, summary.requests,
    errors.connect + errors.read + errors.write + errors.timeout + errors.status))
end`;
}

function readReport(report: string): Load {
  const [, microseconds, requests, failed] = /^counted (\d+) (\d+) (\d+)$/m.exec(report) ?? [];
  if (!microseconds) throw new Error(`wrk counted nothing: ${report}`);
  return { seconds: Number(microseconds) / 1e6, requests: Number(requests), failed: Number(failed), report };
}
