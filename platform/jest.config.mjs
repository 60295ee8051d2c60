import { jestPart } from './build/jest/part.mjs';

export default { ...jestPart(import.meta.dirname), testMatch: ['<rootDir>/**/*.test.{ts,tsx}'] };
