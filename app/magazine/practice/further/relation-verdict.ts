/** Judges an equation or inequality: in one letter by its solutions, in several up to a factor. */
import type { Exercise } from "../exercise";
import type { Scope } from "../expression";
import type { AnswerVerdict } from "../verdict";
import { withNumbers } from "./model-answer";
import {
  areSameSolutions,
  areTurned,
  commonEnds,
  comparedWithZero,
  differAtEndsOnly,
  factorBetween,
  isInequality,
  isSolved,
  type LineSolution,
  mirrored,
  solutionOf,
  withoutConstant,
} from "./relation";
import { type AnswerOf, noted, right, told, wrong } from "./told";
import { readTypedRelation, type TypedRelation } from "./typed-relation";

const nothing: LineSolution = { points: [], at: [], between: [false] };
const everything: LineSolution = { points: [], at: [], between: [true] };

const sampleOf = (relation: string, [x = "x", y = ""]: readonly string[]) => {
  if (isInequality(relation)) return y === "" ? `${x} >= 3 ose [3; +∞)` : `2${x} + ${y} <= 6`;
  return y === "" ? `2${x} + 3 = 9` : `2${x} + 3${y} = 6`;
};

/** Judges a typed relation. @param scope the drawn numbers */
export function verdictOnRelation(
  answer: AnswerOf<"relation">,
  exercise: Exercise,
  scope: Scope,
  text: string,
): AnswerVerdict {
  const { relation, variables } = answer;
  const typed = readTypedRelation(text, variables);
  if (typed === null) {
    return noted("unreadable", `Këtë nuk e lexoj dot. Shkruaj p.sh. ${sampleOf(relation, variables)}.`);
  }
  const isOther = typed.kind === "relation" && isInequality(typed.notation) !== isInequality(relation);
  if (typed.kind === "no-sign" || isOther) {
    const says = isInequality(relation)
      ? "Këtu pritet një inekuacion: me <, >, ≤ ose ≥, ose si interval."
      : "Këtu pritet një ekuacion, me shenjën =.";
    return noted("unreadable", says);
  }
  return variables.length === 1
    ? onLine(answer, exercise, scope, typed)
    : onSeveralLetters(answer, exercise, scope, typed);
}

type ReadRelation = Exclude<TypedRelation, { kind: "no-sign" }>;

/** Judges a relation in one letter by its solutions. */
function onLine(
  { relation, variables: [x = "x"] }: AnswerOf<"relation">,
  { errors }: Exercise,
  scope: Scope,
  typed: ReadRelation,
): AnswerVerdict {
  const given =
    typed.kind === "relation" ? solutionOf(typed.notation, x) : typed.kind === "none" ? nothing : everything;
  const sought = solutionOf(relation, x, scope);
  if (given === null || sought === null) {
    return noted("unreadable", `Këtë nuk e lexoj dot. Shkruaj p.sh. ${sampleOf(relation, [x])}.`);
  }
  if (areSameSolutions(given, sought)) {
    const isOpen =
      typed.kind === "relation" && isSolved(withNumbers(relation, scope), x) && !isSolved(typed.notation, x);
    return isOpen
      ? noted("unsolved", `Kjo është e barasvlershme, por ende e pazgjidhur: lëre ${x} të vetme në njërën anë.`)
      : right;
  }
  const error = errors.findIndex(({ values: [value = ""] }) => {
    const known = solutionOf(value, x, scope);
    return known !== null && areSameSolutions(given, known);
  });
  if (error >= 0) return { kind: "known", error };
  return onEnds(given, sought);
}

function onEnds(given: LineSolution, sought: LineSolution): AnswerVerdict {
  const isOne = sought.points.length === 1;
  if (differAtEndsOnly(given, sought)) {
    const says = isOne
      ? "Numri është i saktë; shiko edhe një herë nëse ai vetë është zgjidhje."
      : "Skajet janë të sakta; shiko edhe një herë cilat prej tyre janë vetë zgjidhje.";
    return told("ends", says);
  }
  if (sought.points.length > 0 && areTurned(given, sought)) {
    const says = isOne
      ? "Numri është i saktë, por zgjidhjet janë nga ana tjetër e tij: provoje me një numër."
      : "Skajet janë të sakta, por zgjidhjet janë në anën tjetër të tyre: provoje me një numër.";
    return told("turned", says);
  }
  if (sought.points.length > 0 && areSameSolutions(mirrored(given), sought)) {
    return told("sign", "Shiko shenjat: je në anën tjetër të zeros.");
  }
  const common = commonEnds(given, sought).length;
  if (common === 0 || sought.points.length < 2) return wrong;
  return common === sought.points.length
    ? told(
        "turned",
        "Skajet janë të sakta, pjesa mes tyre ose jashtë tyre jo ende: provoje me një numër nga secila pjesë.",
      )
    : told("one-end", "Njëri skaj është i saktë, tjetri jo ende.");
}

/** Judges a relation in two letters or more: it is right up to a factor. */
function onSeveralLetters(
  { relation, variables }: AnswerOf<"relation">,
  { errors }: Exercise,
  scope: Scope,
  typed: ReadRelation,
): AnswerVerdict {
  const given = typed.kind === "relation" ? comparedWithZero(typed.notation, variables) : null;
  const sought = comparedWithZero(relation, variables, scope);
  if (given === null || sought === null) {
    return noted("unreadable", `Këtë nuk e lexoj dot. Shkruaj p.sh. ${sampleOf(relation, variables)}.`);
  }
  const isEquation = !isInequality(relation);
  const equals = (other: typeof sought) => {
    const factor = factorBetween(given.polynomial, other.polynomial);
    return factor !== null && (isEquation || (factor > 0 && given.operator === other.operator));
  };
  if (equals(sought)) return right;
  const error = errors.findIndex(({ values: [value = ""] }) => {
    const known = comparedWithZero(value, variables, scope);
    return known !== null && equals(known);
  });
  if (error >= 0) return { kind: "known", error };
  const factor = factorBetween(given.polynomial, sought.polynomial);
  if (factor !== null && factor < 0) return told("turned", "Numrat janë të saktë, por shenja shikon nga ana tjetër.");
  if (factor !== null)
    return told("ends", "Vija kufitare është e saktë; shiko edhe një herë nëse pikat e saj janë zgjidhje.");
  const sizes = [given, sought].map(
    ({ polynomial }) => new Map([...polynomial].map(([key, each]) => [key, Math.abs(each)])),
  );
  if (factorBetween(sizes[0] as typeof given.polynomial, sizes[1] as typeof given.polynomial) !== null) {
    return told("sign", "Numrat janë të saktë, por njëra shenjë jo.");
  }
  return factorBetween(withoutConstant(given.polynomial), withoutConstant(sought.polynomial)) !== null
    ? told("constant", "Koeficientët e shkronjave janë të saktë, numri pa shkronjë jo ende.")
    : wrong;
}
