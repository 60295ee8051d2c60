/*
 * Time limits that depend on each other. Rendering or opening one page has `pageMs`; its process has the time for two
 * renderings of `pageMs` each, or for a start and one opened page. A release runs one process after another for each
 * part that a processor has to check, so one that waits for the site's lock waits for three such processes.
 */

/** How long a page may take to become interactive in the browser that the gate opens. The shell's renderer has the same. */
export const pageMs = 10_000;

/** How long a process without rights may take. */
export const processMs = 2 * pageMs;

/** How long a command waits until another one has changed the site. */
export const longestWaitMs = 3 * processMs;

/** A lock that was not renewed for this time was left by a killed command. */
export const staleLockMs = 5000;

/** The most memory of such a process, for JavaScript objects and for everything else, each. */
export const processMb = 512;
