import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ask } from './serve/testing/ask';
import { freePort } from './serve/testing/freePort';
import { serveSite } from './serve/server';
import { composedSite } from './site/testing/composedSite';
import { copyOfSite, liveBuild } from './release/testing/builds';
import { ended, startCommand } from './release/testing/command';
import { scratchFolder } from './release/testing/scratch';

const program = 'start.ts';

test('builds and releases into the folder that it serves', async () => {
  const site = copyOfSite();
  const port = String(await freePort());
  const started = startCommand(['--site', path.basename(site)], {
    program,
    cwd: path.dirname(site),
    env: { PORT: port },
  });
  const end = ended(started);
  const seen: string[] = [];
  started.stdout?.on('data', (text: Buffer) => seen.push(text.toString()));
  while (!seen.join('').includes('Serving ') && started.exitCode === null) {
    await Promise.race([end, once(started, 'exit'), started.stdout && once(started.stdout, 'data')]);
  }
  const url = `http://127.0.0.1:${port}`;
  const replies = await Promise.all(['/portfolio', '/releases.json'].map((target) => ask(url, target)));
  started.kill('SIGTERM');

  expect(replies.map(({ status }) => status)).toEqual([200, 404]);
  const { code, output, errors } = await end;
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toContain(`mf-home is live as ${liveBuild(site, 'mf-home')}\n`);
  expect(output).toContain(`Serving ${site} at http://localhost:${port}`);
});

test('explains itself, and does nothing else', async () => {
  const { code, output, errors } = await run(['--help']);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toMatch(/^npm start \[-- --site DIR\]\n[^]*PORT, HOST.*$/);
  expect(output).not.toContain('npm run release');
});

describe('says with one line, before it builds anything,', () => {
  test('that the port is taken', async () => {
    const other = await serveSite({ site: composedSite(), port: 0 });
    const { port } = new URL(other.url);
    await refuses([], { PORT: port }, `Port ${port} is in use: stop what listens there, or set PORT.`);
    await other.close();
  });

  test.each([
    [[], { PORT: 'http' }, `PORT is 'http': it must be a number from 1 to 65535.`],
    [
      [],
      { HOST: '192.0.2.1' },
      /^Nothing can listen on port \d+ of 192\.0\.2\.1 \(.+\): set PORT or HOST\.$/,
    ],
    [['--dist', 'a'], {}, 'This command takes no --dist. See --help'],
    [['mf-home'], {}, `This command does not take 'mf-home'. See --help`],
    [['--sight', 'a'], {}, `Unknown option '--sight'. See --help`],
  ])('what is wrong with %j and %j', refuses);

  async function refuses(line: string[], env: Record<string, string>, message: string | RegExp) {
    const site = path.join(scratchFolder(), 'new');
    const { code, output, errors } = await run([...line, '--site', site], env);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
    expect(existsSync(site)).toBe(false);
  }
});

async function run(line: string[], env: Record<string, string> = {}) {
  return ended(startCommand(line, { program, env: { PORT: String(await freePort()), ...env } }));
}
