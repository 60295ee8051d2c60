import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  workspaces: string[];
};

/** A class is named after its part and its style module's file: two files of one name would share their classes. */
test.each(workspaces)('no two style modules of %s have the same file name', (part) => {
  const names = readdirSync(path.join(root, part), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.scss') && !file.includes('node_modules'))
    .map((file) => path.basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
