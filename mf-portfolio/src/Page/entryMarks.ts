/** A mark in the state of the present history entry, where it outlives a reload and another page. */
type EntryMark = 'opened' | 'reloaded';

export function isMarked(mark: EntryMark): boolean {
  const state: unknown = history.state;
  return state instanceof Object && mark in state;
}

export function markEntry(mark: EntryMark): void {
  const state: unknown = history.state;
  history.replaceState(Object.assign({}, state, { [mark]: true }), '');
}
