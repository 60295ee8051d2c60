import { eslintPart } from 'platform/build/eslint';

export default [
  { ignores: ['site/'] },
  ...eslintPart(import.meta.dirname, { project: './tsconfig.base.json' }),
];
