/** The number that a pupil typed, to be drawn into the picture of its exercise. */
import type { Exercise } from "../../magazine/practice/exercise";
import { readTypedQuantity } from "../../magazine/practice/typed-answer";
import { parseUnit } from "../../magazine/practice/unit";
import type { Input } from "../../magazine/practice/verdict";

/** @returns the number in the unit of the answer; null where none can be read or its unit is of another quantity */
export function typedNumber({ answer, question }: Exercise, input: Input): number | null {
  if (answer.kind !== "number" || typeof input !== "string") return null;
  const typed = readTypedQuantity(input, answer.unit, question);
  if (!typed.ok) return null;
  const asked = parseUnit(answer.unit ?? "") ?? { factor: 1, dimension: "" };
  if (asked.dimension !== typed.unit.dimension) return null;
  return ((typed.values[0] as number) * typed.unit.factor) / asked.factor;
}
