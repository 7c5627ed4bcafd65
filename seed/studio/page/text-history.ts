/**
 * The earlier texts of a file that is edited by forms and buttons, for undo and redo. A text that is typed in the editor
 * has the editor's own.
 */
export interface TextHistory {
  /** Earlier texts, the latest last. */
  past: readonly string[];
  /** Texts that were undone, the next to redo last. */
  future: readonly string[];
  /** What the last change was of, such as a field's path. Changes of one field in a row are one step. */
  group: string;
  /** Time of the last change, milliseconds. */
  at: number;
}

export const noHistory: TextHistory = { past: [], future: [], group: "", at: 0 };

/** The most steps that are kept: `magazine.json` has 100 KB. */
const mostSteps = 100;

/** Milliseconds after which a change of the same field is a step of its own. */
const stepAfter = 1500;

/**
 * Adds a step before a change.
 *
 * @param before the text that is changed @param group what is changed; empty: always a step of its own
 */
export function recorded(history: TextHistory, before: string, group: string, at: number): TextHistory {
  const goesOn = group !== "" && group === history.group && at - history.at < stepAfter;
  const past = goesOn ? history.past : [...history.past, before].slice(-mostSteps);
  return { past, future: [], group, at };
}

/** Goes one step back. @param now the present text @returns null where there is none */
export function undone({ past, future }: TextHistory, now: string): { text: string; history: TextHistory } | null {
  const text = past.at(-1);
  if (text === undefined) return null;
  return { text, history: { ...noHistory, past: past.slice(0, -1), future: [...future, now] } };
}

/** Goes one step forward. @param now the present text @returns null where there is none */
export function redone({ past, future }: TextHistory, now: string): { text: string; history: TextHistory } | null {
  const text = future.at(-1);
  if (text === undefined) return null;
  return { text, history: { ...noHistory, past: [...past, now], future: future.slice(0, -1) } };
}
