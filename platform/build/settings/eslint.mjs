import eslint from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import translation from 'eslint-plugin-react-google-translate';
import tseslint from 'typescript-eslint';

/**
 * How the code of a part, or of the whole repository, is linted.
 *
 * @param {string} dir the folder of its eslint.config.mjs
 * @param {object} types where types come from: by default from the tsconfig.json nearest to each file. One `project` for
 *   the files of several is faster, since TypeScript then reads what they import once.
 */
export function eslintPart(dir, types = { projectService: true }) {
  return tseslint.config(
    { ignores: ['**/dist/', '**/coverage/'] },
    eslint.configs.recommended,
    {
      files: ['**/*.{ts,tsx}'],
      extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
      languageOptions: { parserOptions: { ...types, tsconfigRootDir: dir } },
      rules: {
        '@typescript-eslint/consistent-type-imports': 'error',
        '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      },
    },
    {
      files: ['**/*.tsx'],
      // Google Translate wraps text nodes: React then fails to remove one or to insert before it.
      extends: [
        reactHooks.configs.flat.recommended,
        jsxA11y.flatConfigs.strict,
        translation.configs.recommended,
      ],
      languageOptions: { globals: globals.browser },
      rules: {
        // HTML allows it there, and a plain fieldset can be neither required nor invalid.
        'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', { fieldset: ['radiogroup'] }],
      },
    },
    // A global in a declaration file can be declared in no other way.
    { files: ['**/*.d.ts'], rules: { 'no-var': 'off' } },
    { files: ['**/*.{mjs,cjs}'], languageOptions: { globals: globals.node } },
  );
}
