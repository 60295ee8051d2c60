#!/usr/bin/env node
import 'tsx';

// `npx site COMMAND`: the commands of this package where it is installed in a part's own repository.
await import('./commands/cli.ts');
