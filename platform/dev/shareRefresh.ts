import * as refreshRuntime from 'react-refresh/runtime';

// In development the containers of remotes refresh their components through the shell's runtime.
Object.assign(globalThis, { reactRefreshRuntime: refreshRuntime });
