/** Prints where a run's time went: the seconds of all workers by project, and the ten slowest files. */
export default class SecondsReporter {
  byProject = new Map();
  files = [];

  onTestFileResult(test, { perfStats: { start, end } }) {
    const { displayName, rootDir } = test.context.config;
    const project = displayName?.name ?? rootDir;
    const seconds = (end - start) / 1000;
    this.byProject.set(project, (this.byProject.get(project) ?? 0) + seconds);
    this.files.push({ file: test.path.slice(process.cwd().length + 1), seconds });
  }

  onRunComplete() {
    if (this.files.length < 2) return;
    const slowest = this.files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
    const lines = [
      'Seconds of all workers, by project:',
      ...[...this.byProject].map(([project, seconds]) => line(seconds, project)),
      'The slowest files:',
      ...slowest.map(({ file, seconds }) => line(seconds, file)),
    ];
    process.stderr.write(`\n${lines.join('\n')}\n`);
  }
}

function line(seconds, name) {
  return `${seconds.toFixed(1).padStart(8)} s  ${name}`;
}
