/** The settings of Number Ninja, with their defaults (product 8.2). */
import * as v from "valibot";
import { parseJson } from "../../magazine/result";
import { allOperations } from "./exercise";

const gameDataSchema = v.object({
  levels: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 5),
  /** Seconds. */
  timeLimit: v.optional(v.pipe(v.number(), v.minValue(5), v.maxValue(3_600)), 60),
  operations: v.optional(v.pipe(v.array(v.picklist(allOperations)), v.minLength(1)), [...allOperations]),
});

export type GameData = v.InferOutput<typeof gameDataSchema>;

/** Parses `gameData`. @returns the defaults if it is absent or anything in it is wrong */
export function readGameData(text: string | undefined): GameData {
  const parsed = parseJson(gameDataSchema, text ?? "");
  return parsed.ok ? parsed.value : v.parse(gameDataSchema, {});
}
