/**
 * Stands in a released remote for Module Federation's bundler runtime: the shell brings that along, and a
 * remote's entry script, which runs after the shell's, is 4 kB (brotli) smaller for it.
 */
export default globalThis.federationRuntime;
