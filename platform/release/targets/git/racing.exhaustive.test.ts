import { runCommand } from '../../commands/commands';
import { recordOf } from '../../testing/builds';
import { expectWholeHistory, gitRemoteWithSite, treeOf } from '../../testing/gitRemote';
import { smallBuild } from '../../testing/smallSite';

const rounds = 10;

test('two pipelines push in a loop: both histories are whole, and no page mixes builds', async () => {
  const remote = await gitRemoteWithSite();
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);

  await Promise.all(
    ['mf-home', 'mf-contact'].map(async (part) => {
      for (let round = 1; round <= rounds; round += 1) {
        const dist = smallBuild(part, `Round ${round}.`);
        await runCommand('release', [part, '--dist', dist, '--site', remote.address]);
      }
    }),
  );

  expect(log.mock.calls.flat()).toContainEqual(expect.stringContaining('Somebody else has pushed meanwhile'));
  log.mockRestore();
  expect(await expectWholeHistory(remote)).toHaveLength(1 + 2 * rounds);
  const record = recordOf(treeOf(remote));
  for (const part of ['mf-home', 'mf-contact']) expect(record[part]?.history).toHaveLength(1 + rounds);
  const changes = remote.git('log', '--reverse', '--format=%s').split('\n').slice(1);
  for (const part of ['mf-home', 'mf-contact'])
    expect(changes.filter((subject) => subject === `Release ${part}`)).toHaveLength(rounds);
}, 300_000);
