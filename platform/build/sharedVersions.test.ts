import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { version as runtime } from '@module-federation/webpack-bundler-runtime/package.json';
import { scratchFolder } from '../release/testing/scratch';
import { versionsOf } from './sharedVersions';

const fitting = { react: '^19.2.0', 'react-dom': '^19.2.0', 'shared-content': '^1.0.0' };
const runtimeName = '@module-federation/webpack-bundler-runtime';

let dir: string;
beforeEach(() => {
  dir = path.join(scratchFolder(), 'mf-wall');
  for (const [name, version] of Object.entries({
    react: '19.2.9',
    'react-dom': '19.2.9',
    'shared-content': '1.4.2',
  }))
    write(path.join(dir, 'node_modules', name, 'package.json'), { version });
});

test('a shell provides exactly what is installed in its own folder', () => {
  expect(versionsOf({ dir, serverEntry: '' })).toEqual({
    provides: {
      react: '19.2.9',
      'react/jsx-runtime': '19.2.9',
      'react-dom': '19.2.9',
      'shared-content/business': '1.4.2',
      [runtimeName]: runtime,
    },
  });
});

test('a remote requires the ranges of its own package.json, and the federation runtime it is compiled for', () => {
  expect(requiredWith(fitting)).toEqual({
    requires: {
      react: '^19.2.0',
      'react/jsx-runtime': '^19.2.0',
      'react-dom': '^19.2.0',
      'shared-content/business': '^1.0.0',
      [runtimeName]: `^${runtime}`,
    },
  });
});

const file = 'mf-wall/package.json';

test.each([
  [
    { ...fitting, react: undefined },
    `${file} does not say which react its page runs with: add "react": "^19.2.9" to its peerDependencies`,
  ],
  [
    { ...fitting, 'shared-content': 'latest' },
    `"shared-content": "latest" in the peerDependencies of ${file} is no range of versions: write "^1.4.2"`,
  ],
  [
    { ...fitting, react: '>=19' },
    `"react": ">=19" in the peerDependencies of ${file} promises that every later major works too: write "^19.2.9"`,
  ],
  [
    { ...fitting, 'react-dom': '^19.3.0' },
    `"react-dom": "^19.3.0" in the peerDependencies of ${file} leaves out 19.2.9, which is installed and which it is built with`,
  ],
])('a remote that asks for %j is not built', (peerDependencies, message) => {
  expect(() => requiredWith(peerDependencies)).toThrow(new Error(message));
});

function requiredWith(peerDependencies: Record<string, string | undefined>) {
  write(path.join(dir, 'package.json'), { peerDependencies });
  return versionsOf({ dir, serverEntry: '', page: './src/Page/Page' });
}

function write(to: string, content: object) {
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, JSON.stringify(content));
}
