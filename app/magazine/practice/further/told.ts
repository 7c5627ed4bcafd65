/** Verdicts of the further kinds, each with its sentence. */
import type { Answer } from "../exercise";
import type { AnswerVerdict, ToldReason } from "../verdict";

export type AnswerOf<Kind extends Answer["kind"]> = Extract<Answer, { kind: Kind }>;

export const right: AnswerVerdict = { kind: "right" };
export const wrong: AnswerVerdict = { kind: "wrong" };

/** Tells by a sentence what is not right yet, as a miss. */
export const told = (reason: ToldReason, says: string): AnswerVerdict => ({ kind: "told", reason, says, miss: true });
/** Tells by a sentence what remains to be done, without a miss. */
export const noted = (reason: ToldReason, says: string): AnswerVerdict => ({ kind: "told", reason, says, miss: false });
