import { jestBase } from '../jest.config.mjs';

export default jestBase(import.meta.dirname);
