/**
 * Replaces Module Federation's bundler runtime in a released remote: the shell provides its own, so the entry script of a
 * remote is 4 kB (brotli) smaller. The shell's script runs first.
 */
export default globalThis.federationRuntime;
