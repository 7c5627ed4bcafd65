/** The keys by which a teacher marks an answer on paper: on the key of errors, and in the table of a class. */
import { type FirstAnswer, mostNamedErrors } from "./result-code";

/** The first key of named errors: the error of index 0. */
const firstErrorKey = 2;

/**
 * Returns the key of an answer: `1` right, `2` to `7` a named error by its place (of a choice: the option as written),
 * `0` blank, `x` wrong without a name.
 */
export function markKeyOf(first: FirstAnswer): string {
  switch (first.kind) {
    case "right":
    case "remark":
      return "1";
    case "none":
    case "gone":
      return "0";
    case "named":
      return String(firstErrorKey + Math.min(first.error, mostNamedErrors - 1));
    default:
      return "x";
  }
}
