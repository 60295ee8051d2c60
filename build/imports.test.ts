/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

const parts = ['shell', 'mf-home', 'mf-portfolio', 'mf-contact'];
/** How another part could be imported. */
const ways = (other: string) => [
  `import '${other}';`,
  `import '${other}/src/Page/Page';`,
  `import '../../../${other}/src/Page/Page';`,
  `export { default } from '../../../${other}/src/Page/Page';`,
  `import '${other.replaceAll('-', '_')}/Page';`,
  `await import('../../../${other}/src/Page/Page');`,
  `await import('${other.replaceAll('-', '_')}/Page');`,
];
const forbidden = ['shared-content', ...parts].flatMap((part) => [
  ...parts
    .filter((other) => other !== part)
    .flatMap(ways)
    .map((code) => ({ part, code })),
  { part, code: `import '../../../shared-content/src/content/business';` },
]);
const allowed = ['shared-content', ...parts].flatMap((part) =>
  [
    `import 'react';`,
    `import 'shared-content/business';`,
    `import '../Page/Page';`,
    `import './mf-homes';`,
    `await import('./toaster');`,
  ].map((code) => ({ part, code })),
);

// ESLint reads its configuration by a way that Jest does not have, so it runs in a process of its own.
const script = `
  import { readFileSync } from 'node:fs';
  import { ESLint } from 'eslint';
  const eslint = new ESLint({
    // Types are of no interest here, and take long to find out.
    overrideConfig: [{ files: ['**/*.ts'], languageOptions: { parserOptions: { projectService: false } } }],
    ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-imports' || ruleId === 'no-restricted-syntax',
  });
  const answers = [];
  for (const { part, code } of JSON.parse(readFileSync(0, 'utf8'))) {
    const [{ messages }] = await eslint.lintText(code, { filePath: part + '/src/Page/linted.ts' });
    answers.push(messages.map(({ message }) => message).join(' '));
  }
  console.log(JSON.stringify(answers));
`;

interface Case {
  part: string;
  code: string;
}
let answers: (Case & { message: string | undefined })[];

beforeAll(() => {
  const cases = [...forbidden, ...allowed];
  const options = { cwd: root, input: JSON.stringify(cases), encoding: 'utf8' } as const;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], options);
  const messages = JSON.parse(printed) as string[];
  answers = cases.map((linted, index) => ({ ...linted, message: messages[index] }));
}, 60_000);

test('lint refuses an import of another part, and says why', () => {
  const reasons = /other parts are composed at run time|by its package name/;
  const refused = answers.slice(0, forbidden.length);
  expect(refused.filter(({ message }) => !reasons.test(message ?? ''))).toEqual([]);
});

test('lint lets a part import itself, shared-content and packages', () => {
  const accepted = answers.slice(forbidden.length);
  expect(accepted.filter(({ message }) => message !== '')).toEqual([]);
});
