import { jestPart } from 'build/jest';

export default { ...jestPart(import.meta.dirname), testEnvironment: 'node' };
