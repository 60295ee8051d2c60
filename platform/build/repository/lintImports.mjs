import { ESLint } from 'eslint';
import { rooms } from '../../../eslint.config.mjs';

/*
 * Lints imports from each room of the repository of each other room, with the repository's own settings, and prints
 * what lint says of each. A process of its own, since Jest cannot load ESLint's settings.
 */

/** The ways to import a module of another room; `up` leads from a file in the room to the root. */
const ways = (up, other) => [
  `import '${up}${other}/Page/Page';`,
  `import type { Page } from '${up}${other}/Page/Page';`,
  `import '${other}/Page/Page';`,
  `import '${other.replaceAll('-', '_')}/Page';`,
  `import '${other}';`,
  `export {} from '${up}${other}/Page/Page';`,
  `await import('${up}${other}/Page/Page');`,
  `await import('${other.replaceAll('-', '_')}/Page');`,
  `export type T = import('${up}${other}/Page/Page').T;`,
];
const harmless = [
  `import 'react';`,
  `import './Page/Page';`,
  `import './mf-homes';`,
  `await import('./toaster');`,
];

const eslint = new ESLint({
  // Types are not needed here, and slow.
  overrideConfig: [{ files: ['**/*.ts'], languageOptions: { parserOptions: { project: false } } }],
  ruleFilter: ({ ruleId }) => ruleId === 'rooms/one-way',
});

const results = [];
for (const room of Object.keys(rooms)) {
  const up = '../'.repeat(room.split('/').length);
  const others = Object.keys(rooms).filter((other) => other !== room);
  const cases = [
    ...others.flatMap((other) => ways(up, other).map((code) => ({ room, other, code }))),
    ...harmless.map((code) => ({ room, other: room, code })),
  ];
  // One statement on each line, so that a message's line says which it is about.
  const text = cases.map(({ code }) => code).join('\n');
  const [{ messages }] = await eslint.lintText(text, { filePath: `${room}/linted.ts` });
  for (const [index, linted] of cases.entries()) {
    const message = messages.find(({ line }) => line === index + 1)?.message ?? '';
    results.push({ ...linted, message });
  }
}
console.log(JSON.stringify({ rooms, results }));
