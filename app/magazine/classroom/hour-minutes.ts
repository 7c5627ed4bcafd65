/** Shares the 45 minutes of an hour among its rows. */

/** Minutes of an hour at school, and the fewest in which exercises are worked. */
export const hourMinutes = 45;
export const leastOfExercises = 6;

/** Rows of the plan, in their order. */
export const hourRows = ["before", "question", "model", "trial", "board", "example", "exercises", "exit"] as const;

/** Titles of the rows, and those in which pupils work by themselves. */
export const rowTitles: Readonly<Record<(typeof hourRows)[number], string>> = {
  before: "Para kësaj",
  question: "Pyetja e hapjes",
  model: "Modeli",
  trial: "Provoje vetë",
  board: "Në dërrasë",
  example: "Shembull",
  exercises: "Ushtrime",
  exit: "Bileta e daljes",
};
export const pupilsRows: readonly string[] = [rowTitles.trial, rowTitles.exercises, rowTitles.exit];

export type HourRowName = (typeof hourRows)[number];
/** Minutes of each row; 0 for one that the hour does not have. */
export type HourMinutes = Readonly<Record<HourRowName, number>>;

/** The shared minutes, or the sum that an editor's own minutes make. */
export type SharedMinutes = { ok: true; minutes: HourMinutes } | { ok: false; sum: number };

/**
 * Shares the hour: the exercises get the rest, at least 6 minutes. An experiment whose minutes no editor gave leaves the
 * hour if it does not fit.
 *
 * @param own the editor's minutes, which are kept as they are
 */
export function shareMinutes(found: Omit<HourMinutes, "exercises">, own: Partial<HourMinutes> = {}): SharedMinutes {
  const wanted = { ...found, exercises: 0, ...own };
  const whole = shared(wanted, own.exercises);
  if (whole.ok || own.trial !== undefined) return whole;
  const withoutTrial = shared({ ...wanted, trial: 0 }, own.exercises);
  return withoutTrial.ok ? withoutTrial : whole;
}

function shared(wanted: HourMinutes, ownExercises: number | undefined): SharedMinutes {
  const others = sumOf({ ...wanted, exercises: 0 });
  const exercises = ownExercises ?? hourMinutes - others;
  const isFitting = ownExercises === undefined ? exercises >= leastOfExercises : others + exercises === hourMinutes;
  if (isFitting) return { ok: true, minutes: { ...wanted, exercises } };
  return { ok: false, sum: others + (ownExercises ?? leastOfExercises) };
}

export const sumOf = (minutes: HourMinutes): number => hourRows.reduce((sum, row) => sum + minutes[row], 0);
