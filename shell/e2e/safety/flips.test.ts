import { followed, later, named, testFlips } from './support/flips';
import type { LiveFile } from './support/liveFiles';

/** One page stands for the others: each remote has the same kinds of files. */
const remote = 'mf-portfolio';
const selected = {
  named: named.filter(({ shown }) => shown.remote === remote),
  followed: followed.filter(({ name, part }) => part === remote && name === 'integrity.json'),
  later: later.filter(({ part }) => part === remote),
};

test('every kind of file that a page names is among the selected, and one that it loads later', () => {
  const kinds = (files: readonly LiveFile[]) => [...new Set(files.map(kindOf))].sort();
  expect(kinds(selected.named)).toEqual(kinds(named));
  expect(selected.followed).toHaveLength(1);
  expect(selected.later).not.toEqual([]);
});

testFlips(selected);

function kindOf({ part, name }: LiveFile) {
  return part === 'shell' ? name : name.replace(part, 'remote');
}
