import { eslintPart } from 'platform/build/eslint';

export default [
  { ignores: ['site/'] },
  ...eslintPart(import.meta.dirname, { project: './tsconfig.base.json' }),
  {
    // sandbox.ts puts the first before each of the others, as one program.
    files: ['platform/release/gate/rendering/*.cjs'],
    languageOptions: {
      globals: Object.fromEntries(
        ['input', 'modules', 'runInThisContext', 'confine', 'answer', 'answerError'].map((name) => [
          name,
          'readonly',
        ]),
      ),
    },
    rules: { 'no-unused-vars': 'off', 'no-redeclare': 'off' },
  },
];
