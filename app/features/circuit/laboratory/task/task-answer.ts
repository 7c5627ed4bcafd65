/** Parses a typed answer. It is a number, with its unit typed behind it or chosen beside it. */
import { parseNumber } from "../../../../magazine/albanian";
import { offeredUnits, type Task } from "./task";

export type TypedAnswer =
  /** `number` in the bare unit. `unit` is the index of its unit among the offered ones. */
  { ok: true; number: number; unit: number } | { ok: false; fault: "no-number" | "other-unit" };

/** Spellings of units on a keyboard, in lower case. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  Ω: ["ω", "om", "ohm", "omë"],
  kΩ: ["kω", "kom", "kohm"],
  A: ["a", "amper"],
  mA: ["ma"],
  V: ["v", "volt"],
  mV: ["mv"],
  W: ["w", "vat"],
  mW: ["mw"],
};

/** Parses an answer. @param chosen index of the unit chosen beside the field; a typed unit has priority */
export function readAnswer(task: Task, typed: string, chosen: number): TypedAnswer {
  const units = offeredUnits(task);
  const [, figures = "", letters = ""] = /^(.*?)([\p{L}\u2126]*)\s*$/u.exec(typed) ?? [];
  const number = parseNumber(figures);
  if (number === null) return { ok: false, fault: "no-number" };
  const small = letters.normalize("NFKC").toLowerCase();
  const [written] = Object.entries(spellings).find(([, ways]) => ways.includes(small)) ?? [];
  if (small !== "" && written === undefined) return { ok: false, fault: "no-number" };
  const unit = written === undefined ? chosen : units.findIndex(([name]) => name === written);
  const factor = units[unit]?.[1];
  return factor === undefined ? { ok: false, fault: "other-unit" } : { ok: true, number: number * factor, unit };
}
