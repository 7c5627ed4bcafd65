import { type AnswerVerdict, isMiss } from "../../magazine/practice/verdict";

/** Returns the class by which practice.css ticks or strikes the answer above its verdict. Fields are judged one by one. */
export function verdictClass(verdict: AnswerVerdict | null): string {
  if (verdict === null || verdict.kind === "fields") return "";
  if (verdict.kind === "right") return "answer-right";
  return isMiss(verdict) ? "answer-wrong" : "";
}
