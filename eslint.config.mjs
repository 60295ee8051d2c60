import { createRequire } from 'node:module';
import eslint from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const { workspaces } = createRequire(import.meta.url)('./package.json');
const parts = workspaces.filter((workspace) => !['build', 'shared-content'].includes(workspace));

const oneWayMessage =
  'A part imports itself, shared-content and packages: other parts are composed at run time.';

/** Imports flow one way: packages, then shared-content, then a part. A part sees itself and nothing beside it. */
const oneWay = ['shared-content', ...parts].map((part) => {
  const others = parts.filter((other) => other !== part);
  return {
    files: [`${part}/src/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: others.flatMap((other) => [
                `**/${other}/**`,
                `**/${other}`,
                other,
                `${other.replaceAll('-', '_')}/*`,
              ]),
              message: oneWayMessage,
            },
            {
              group: ['**/shared-content/src/**', '../**/shared-content/**'],
              message: "Import it by its package name: 'shared-content/…'.",
            },
          ],
        },
      ],
      // The rule above does not see `import()`; a selector holds no slash, so it stands here by its code.
      'no-restricted-syntax': [
        'error',
        ...others.map((other) => ({
          selector: `ImportExpression > Literal[value=/(^|\\u002F)${other.replaceAll('-', '[-_]')}(\\u002F|$)/]`,
          message: oneWayMessage,
        })),
      ],
    },
  };
});

/** The rooms of the shell, each with those it may import from beside itself: the running site stands on nothing. */
const rooms = {
  src: [],
  site: ['src'],
  release: ['src', 'site'],
  serve: ['src', 'site'],
  integration: ['src', 'site', 'release', 'serve'],
  bench: ['src', 'site', 'release', 'serve', 'integration'],
};

const oneWayInShell = Object.entries(rooms).map(([room, allowed]) => ({
  files: [`shell/${room}/**/*.{ts,tsx}`],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: Object.keys(rooms)
          .filter((other) => other !== room && !allowed.includes(other))
          .map((other) => ({
            regex: `^(\\.\\./)+${other}/`,
            message:
              'Imports in the shell flow one way: src, site, then release and serve, then integration and bench.',
          })),
      },
    ],
  },
}));

export default tseslint.config(
  { ignores: ['**/dist/', 'site/', '**/coverage/'] },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    languageOptions: { globals: globals.browser },
    rules: {
      // HTML allows it there, and a plain fieldset can be neither required nor invalid.
      'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', { fieldset: ['radiogroup'] }],
    },
  },
  // A global in a declaration file can be declared in no other way.
  { files: ['**/*.d.ts'], rules: { 'no-var': 'off' } },
  { files: ['**/*.{mjs,cjs}'], languageOptions: { globals: globals.node } },
  ...oneWay,
  ...oneWayInShell,
);
