/** What a pupil has done of a circuit task, which the laboratory judges. */
import { begunWork, type ItemWork } from "./item-work";
import type { FirstAnswer } from "./result-code";

/**
 * Returns the work after an answer.
 *
 * With help the first answer stays and the task is open until it is solved. Without, the last answer counts, as of
 * exercises.
 */
export function judgedWork(work: ItemWork | null, isRight: boolean, hasHelp: boolean): ItemWork {
  const before = work ?? begunWork;
  const first: FirstAnswer = { kind: isRight ? "right" : "unnamed" };
  if (!hasHelp) return { ...before, first, misses: Number(!isRight), end: isRight ? "alone" : "solution" };
  if (before.end !== "open") return before;
  const misses = before.misses + Number(!isRight);
  const end = isRight ? (misses === 0 ? "alone" : "helped") : "open";
  return { ...before, first: before.first.kind === "none" ? first : before.first, misses, end };
}
