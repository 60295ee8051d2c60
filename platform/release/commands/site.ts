/** The site that a command works on, wherever it lives. */
export interface Site {
  /** As messages name it. */
  name(): string;
  /** A folder with the site as it is. What is done in it may be live at once, or never: changes are for `change`. */
  folder(): Promise<string>;
  /**
   * Runs a change of the site's folder, and makes it live. It runs again where somebody else has changed the site
   * meanwhile, on top of theirs.
   *
   * @param describe says what was changed: a line, and perhaps more below it
   */
  change<T>(change: (folder: string) => Promise<T>, describe: (result: T) => string): Promise<T>;
  /** An error as the user of the command understands it. */
  explain(error: unknown): unknown;
  /** Removes what was made to work on the site. */
  close(): Promise<void>;
}
