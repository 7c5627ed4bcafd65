/** Judges an answer that was given on the picture: each value within its tolerance, else one of the known errors. */
import { computed } from "./draw";
import type { Answer, Exercise } from "./exercise";
import type { Scope } from "./expression";

/** Rounding error of computed values. */
const slack = 1e-9;

/** @param input the value of each slider @param turn of the answer: the value after which a number comes round again */
export function onFigure(
  { values, tolerances, turn }: Extract<Answer, { kind: "figure" }>,
  errors: Exercise["errors"],
  scope: Scope,
  input: unknown,
) {
  const given: readonly number[] = Array.isArray(input) ? input : [];
  if (given.length !== values.length) return { kind: "unreadable", reason: "no-number" } as const;
  const stands = (sought: readonly string[]) =>
    sought.every((each, place) => {
      const away = Math.abs((given[place] as number) - computed(each, scope));
      const distance = turn === undefined ? away : Math.min(away % turn, turn - (away % turn));
      return distance <= (tolerances[place] ?? 0) + slack;
    });
  if (stands(values)) return { kind: "right" } as const;
  const error = errors.findIndex((each) => stands(each.values));
  return error >= 0 ? ({ kind: "known", error } as const) : ({ kind: "wrong" } as const);
}
