import { longDate } from "../../magazine/albanian";
import { type NinjaState, rightIn } from "./number-ninja-rules";
import { operationNames } from "./operation-names";

type Finished = Pick<NinjaState, "game" | "practice" | "score" | "level" | "answers">;

/**
 * Writes a finished game as one line for a teacher: day, exercises, clock, result.
 *
 * No server stores results, so a class compares these lines: the same seed, operations and time mean the same
 * exercises.
 *
 * @param instant time of the game's end, ISO 8601
 * @returns null for practice, and if nothing was answered
 */
export function resultLine({ game, practice, score, level, answers }: Finished, instant: string): string | null {
  if (game === null || practice !== null || answers.length === 0) return null;
  const operations = game.operations.map((one) => operationNames[one].toLowerCase()).join(", ");
  const clock = game.limit === null ? "pa kohë" : `${game.limit / 1_000}\u00a0sekonda`;
  const right = `${rightIn(answers)} nga ${answers.length} të sakta`;
  return `Number Ninja, ${longDate(instant)}, fara ${game.seed} (${operations}; ${clock}): ${score}\u00a0pikë, niveli\u00a0${level}, ${right}.`;
}
