import path from 'node:path';

/** The folder of the project that builds: of this repository, or of the one that this package is installed in. */
export const projectFolder = path.join(import.meta.dirname, '..').replace(/[\\/]node_modules$/, '');
