/** Past and undone states of an immutable value, for undo and redo. */
export interface EditHistory<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** Name of the last edit. Consecutive edits of the same name, such as the turns of one knob, are one step. */
  edit: string | null;
}

export function startHistory<T>(present: T): EditHistory<T> {
  return { past: [], present, future: [], edit: null };
}

/**
 * Adds a state to the history.
 *
 * @param edit name of the edit; consecutive edits of the same name are one step.
 * @returns the same history if nothing changed.
 */
export function record<T>(history: EditHistory<T>, present: T, edit: string | null = null): EditHistory<T> {
  if (present === history.present) return history;
  const together = edit !== null && edit === history.edit;
  return { past: together ? history.past : [...history.past, history.present], present, future: [], edit };
}

/** @returns the history one step back; the same history if there is nothing to undo. */
export function undo<T>(history: EditHistory<T>): EditHistory<T> {
  const { past, present, future } = history;
  if (past.length === 0) return history;
  return { past: past.slice(0, -1), present: past.at(-1) as T, future: [present, ...future], edit: null };
}

/** @returns the history one step forward; the same history if nothing was undone. */
export function redo<T>(history: EditHistory<T>): EditHistory<T> {
  const { past, present, future } = history;
  if (future.length === 0) return history;
  return { past: [...past, present], present: future[0] as T, future: future.slice(1), edit: null };
}
