import { eslintPart } from 'platform/build/eslint';

export default eslintPart(import.meta.dirname);
