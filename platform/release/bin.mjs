#!/usr/bin/env node
import 'tsx';

// The commands of `npm run release` and the like, where this package is installed in a part's own repository.
await import('./commands/cli.ts');
