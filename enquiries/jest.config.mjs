import { jestPart } from 'platform/build/jest';

export default { ...jestPart(import.meta.dirname), testEnvironment: 'node' };
