/** A failure of a part, as a reporter receives it. */
export interface Failure {
  part: string;
  /** The build's id, or `unreleased` in development. */
  build: string;
  phase: 'load' | 'contract' | 'hydrate' | 'render';
  error: unknown;
}

type Reporter = (failure: Failure) => void;

const kinds = new Set<string>();
const errors = new Set<unknown>();

let reporter: Reporter = ({ part, build, phase, error }) => {
  console.error(`${part} (build ${build}) failed in phase '${phase}':`, error);
};

/** Sends failures to a service of your own instead of the console. */
export function setReporter(next: Reporter): void {
  reporter = next;
}

/** Reports each kind of failure once per visit: a retry may fail in the same way. Never throws. */
export function reportFailure(failure: Failure): void {
  const { part, build, phase, error } = failure;
  // The error of a failed load is thrown again when its page is rendered.
  if (errors.has(error)) return;
  errors.add(error);
  const kind = [part, build, phase, error instanceof Error ? error.name : typeof error].join(' ');
  if (kinds.has(kind)) return;
  // A page that throws during hydration is rendered again. If that throws too, the failed render says it all.
  if (phase === 'hydrate' && [...kinds].some((known) => known.startsWith(`${part} ${build} render`))) return;
  kinds.add(kind);
  try {
    reporter(failure);
  } catch (cause) {
    console.error('The reporter of failures has failed itself.', cause);
  }
}
