import { on, once } from 'node:events';
import { existsSync, readFileSync, watch } from 'node:fs';
import path from 'node:path';
import { ask } from '../../serve/testing/ask';
import { freePort } from '../../serve/testing/freePort';
import { serveSite } from '../../serve/server';
import { composedSite } from '../testing/composedSite';
import { copyOfSite, liveBuild, liveFile } from '../testing/builds';
import { partNames } from '../../parts';
import { startNpm } from '../console/npm';
import { ended, startProcess } from '../testing/command';
import { scratchFolder } from '../testing/scratch';

const program = 'release/commands/start.ts';

test('builds and releases into the folder that it serves', async () => {
  const site = copyOfSite();
  const port = String(await freePort());
  const started = startProcess(['--site', path.basename(site)], {
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
  // The composed site is another build of the same sources: the same ids stand for the same bytes in every file.
  for (const part of partNames) {
    expect(output).toContain(`${part} is live as ${liveBuild(composedSite(), part)}\n`);
  }
  expect(output).toMatch(/^built in .* s, pages composed in .* s, .* s in all$/m);
  expect(output).toContain(`Serving ${site} at http://localhost:${port}`);
});

test('ends with the npm that runs it, also while it builds', async () => {
  const temporary = scratchFolder();
  const changes = on(watch(temporary, { persistent: false }), 'change');
  const env = { ...process.env, PORT: String(await freePort()), TMPDIR: temporary };
  const npm = startNpm('npm', ['start', '--', '--site', path.join(temporary, 'site')], { env });
  const end = ended(npm);
  for await (const [, name] of changes as AsyncIterable<[string, string]>)
    if (name.startsWith('build-')) break;
  npm.kill('SIGTERM');
  // A server would hold npm's output open for as long as it runs.
  expect((await end).output).not.toContain('Serving');
});

// Otherwise the id would hold a hash of paths, and differ between checkouts of the same sources.
test.each(partNames)('the modules that federation adds to %s have ids without a path', (part) => {
  const script = readFileSync(liveFile(composedSite(), part, `browser/${part}.js`), 'utf8');
  expect(script).toContain('("federation")');
  // Only remotes have a container.
  expect(script.includes('("container")')).toBe(part !== 'shell');
});

test('explains itself, and does nothing else', async () => {
  const { code, output, errors } = await run(['--help']);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).toMatch(/^npm start \[-- --site DIR\] \[--from DIR\]\n[^]*PORT, HOST.*$/);
  expect(output).not.toContain('npm run release');
});

test('says with one line, before it builds anything, that the port is taken', async () => {
  const other = await serveSite({ site: composedSite(), port: 0 });
  const { port } = new URL(other.url);
  const site = path.join(scratchFolder(), 'new');
  expect(await run(['--site', site], { PORT: port })).toEqual({
    code: 1,
    output: '',
    errors: `Port ${port} is in use: stop what listens there, or set PORT.`,
  });
  expect(existsSync(site)).toBe(false);
  await other.close();
});

async function run(line: string[], env: Record<string, string> = {}) {
  return ended(startProcess(line, { program, env: { PORT: String(await freePort()), ...env } }));
}
