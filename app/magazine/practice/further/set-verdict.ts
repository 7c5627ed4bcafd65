/** Judges a set of numbers: it is right, one of the known errors, lacks an element or has one too many. */
import type { Exercise } from "../exercise";
import type { Scope } from "../expression";
import type { AnswerVerdict } from "../verdict";
import { elementsOf, hasElement } from "./model-answer";
import { type AnswerOf, noted, right, told, wrong } from "./told";
import { readTypedSet, type TypedSet } from "./typed-set";

const areSameSets = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((value) => hasElement(b, value));

/** Judges a typed set. @param scope the drawn numbers */
export function verdictOnSet(answer: AnswerOf<"set">, exercise: Exercise, scope: Scope, text: string): AnswerVerdict {
  const readings = readTypedSet(text);
  if (readings === null) {
    const { variable: x } = answer;
    return noted("unreadable", `Këtë nuk e lexoj dot. Shkruaj p.sh. ${x} = 3 ose ${x} = −3, ose „nuk ka zgjidhje“.`);
  }
  const sought = elementsOf(answer.values, scope);
  const verdicts = readings.map((typed) => onElements(typed, sought, exercise, scope));
  const best = ["right", "known"].map((kind) => verdicts.find((verdict) => verdict.kind === kind));
  return best.find((verdict) => verdict !== undefined) ?? (verdicts[0] as AnswerVerdict);
}

function onElements({ values, places }: TypedSet, sought: number[], { errors }: Exercise, scope: Scope): AnswerVerdict {
  if (areSameSets(values, sought)) return right;
  // An error without a value in this draw is nobody's answer; that nothing solves it is written as no values at all.
  const known = errors.map((each) => ({ elements: elementsOf(each.values, scope), isNone: each.values.length === 0 }));
  const error = known.findIndex(
    ({ elements, isNone }) => (elements.length > 0 || isNone) && areSameSets(values, elements),
  );
  if (error >= 0) return { kind: "known", error };
  if (values.length === 0) return told("some", "Zgjidhje ka: zëvendëso disa numra, ose llogarite edhe një herë.");
  if (sought.length === 0) return told("none", "Provoji: asnjëri nga këta numra nuk e plotëson kushtin.");
  if (
    areSameSets(
      values.map((value) => -value),
      sought,
    )
  ) {
    return told("sign", values.length === 1 ? "Numri është i saktë, shenja jo." : "Numrat janë të saktë, shenjat jo.");
  }
  const isRounded = values.every((value, i) => sought.some((each) => isRoundingOf(each, value, places[i] ?? 0)));
  const found = values.filter((value) => hasElement(sought, value)).length;
  if (isRounded && found < values.length) return { kind: "rounded" };
  if (found === values.length) return told("missing", missingSentence(sought.length - found));
  if (found === sought.length) return told("extra", extraSentence(values.length - found));
  if (found === 0) return wrong;
  const isOneOfTwo = found === 1 && values.length === 2;
  const says = isOneOfTwo
    ? "Njëri nga dy numrat është zgjidhje, tjetri jo ende."
    : `Nga ${values.length} numrat që shkrove, ${found} ${found === 1 ? "është zgjidhje" : "janë zgjidhje"}; të tjerët jo ende.`;
  return told("part", says);
}

/** Tells whether a number is another one rounded at its last digit. Half a digit may be a rounding error more. */
const isRoundingOf = (exact: number, typed: number, place: number) =>
  Math.abs(exact - typed) <= Math.min((place / 2) * (1 + 1e-9), 0.05 * Math.abs(exact));

const missingSentence = (count: number) =>
  `Kjo është e saktë, por jo e plotë: ${count === 1 ? "mungon edhe një zgjidhje" : `mungojnë edhe ${count} zgjidhje`}.`;
const extraSentence = (count: number) =>
  `Zgjidhjet i gjete, por ${count === 1 ? "një numër është i tepërt" : `${count} numra janë të tepërt`}: provoji një nga një.`;
