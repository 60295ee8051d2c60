import { eslintPart } from 'build/eslint';

export default eslintPart(import.meta.dirname);
