/** What a result says of a pupil's first answer: the verdict, and what was typed where no verdict explains it. */

import { fnv1a } from "../hash";
import type { Exercise } from "../practice/exercise";
import { readTypedExpression, readTypedQuantity } from "../practice/typed-answer";
import { type AnswerVerdict, type Input, isMiss } from "../practice/verdict";
import { type FirstAnswer, mostTypedSigns, typedSigns } from "./result-code";

/** Returns the first answer that a result holds for a verdict. What could not be read is no answer. */
export function firstAnswerOf(verdict: AnswerVerdict | null): FirstAnswer {
  switch (verdict?.kind) {
    case undefined:
    case "unreadable":
      return { kind: "none" };
    case "right":
      return { kind: verdict.remark === undefined ? "right" : "remark" };
    case "bare":
      return { kind: "remark" };
    case "told":
    case "fields":
      return { kind: isMiss(verdict) ? "unnamed" : verdict.kind === "told" ? "remark" : "right" };
    case "known":
      return { kind: "named", error: verdict.error };
    case "option":
      return { kind: "named", error: verdict.option };
    case "unit":
    case "sign":
    case "tenfold":
      return { kind: verdict.kind };
    case "rounding":
    case "rounded":
      return { kind: "rounding" };
    default:
      return { kind: "unnamed" };
  }
}

/**
 * Writes a typed answer in the signs of a result. Only what was read as an answer is written, so that no word rides along.
 *
 * @returns null if it is no number with a known unit and no expression, or longer than a result holds
 */
export function typedForResult({ answer, question }: Exercise, input: Input): string | null {
  if (typeof input !== "string") return null;
  const isRead =
    answer.kind === "expression"
      ? readTypedExpression(input, answer.variables) !== null
      : readTypedQuantity(input, answer.kind === "number" ? answer.unit : undefined, question).ok;
  const written = inTypedSigns(input.slice(input.lastIndexOf("=") + 1));
  return isRead && written !== "" && written.length <= mostTypedSigns ? written : null;
}

const substitutes: Readonly<Record<string, string>> = {
  "−": "-",
  "–": "-",
  µ: "u",
  μ: "u",
  "*": "·",
  "×": "·",
  ":": "/",
};

function inTypedSigns(text: string): string {
  const plain = text
    .normalize("NFC")
    .replace(/ë/gi, "e")
    .replace(/[−–µμ*×:]/g, (sign) => substitutes[sign] ?? sign);
  const decimal = plain.replace(/(\d)\.(?=\d)/g, "$1,");
  return [...decimal].filter((sign) => typedSigns.includes(sign)).join("");
}

const fingerprintBits = 12;

/**
 * Names what decides the numbers and named errors of exercises, so that results of another edition are told apart.
 *
 * Words may change, numbers not.
 */
export function editionFingerprint(exercises: readonly (Exercise | null)[]): number {
  const parts = exercises.map((exercise) => {
    if (exercise === null) return null;
    const { parameters, conditions, prints, answer, errors } = exercise;
    return [parameters, conditions, prints, deciding(answer), valuesOf(errors)];
  });
  return fnv1a(JSON.stringify(parts)) & (2 ** fingerprintBits - 1);
}

const valuesOf = (errors: Exercise["errors"]) => errors.map(({ values }) => values);

/**
 * Returns what decides of an answer: of options, items and partners their count and which is right, of fields their
 * names, answers and errors, never their words.
 */
function deciding(answer: Exercise["answer"]): unknown {
  if (answer.kind === "choice") return [answer.kind, answer.options.length, answer.right];
  if (answer.kind === "fields") return answer.fields.map((each) => [each.name, each.answer, valuesOf(each.errors)]);
  if (answer.kind === "order") return [answer.kind, answer.items.length];
  return answer.kind === "match" ? [answer.kind, answer.pairs.length] : answer;
}
