/** Reads a set of numbers as pupils write it: `x = 3 ose x = −3`, `±3`, `3; −3`, `{3; −3}`, `x₁ = 3, x₂ = −3`, `nuk ka rrënjë`. */
import { readTypedExpression, readTypedNumber } from "../typed-answer";
import { saysNone, tidied } from "./typed-relation";

export interface TypedSet {
  values: number[];
  /** The elements in the notation of expressions. */
  notations: string[];
  /** The place of each last typed digit; 0 for an exact form such as a root. */
  places: number[];
}

const name = /^(?:\p{L}[\p{N}₀-₉']? ?(?:[=≈~]|->|→) ?)+/u;
/** The name of all elements together: `x₁,₂ =`, `x_{1,2} =`, `x ∈`, `S =`. */
const nameOfAll = /^\p{L} ?(?:_?\{?(?:1 ?[,;/] ?2|₁ ?[,;/]? ?₂)\}? ?=|∈) ?/u;

/**
 * Reads a set of numbers.
 *
 * @returns its readings, that with decimal commas first: `3,5` may be one number or two. Null if it is unreadable
 */
export function readTypedSet(text: string): TypedSet[] | null {
  const bare = tidied(text).replace(/\+ ?\/ ?-|\+-/g, "±");
  if (saysNone(bare)) return [{ values: [], notations: [], places: [] }];
  const inside = bare
    .replace(nameOfAll, "")
    .replace(/^(?:\p{L} ?= ?)?\{(.*)\}$/u, "$1")
    .trim();
  const separator = / ?(?:[;|]|,(?=[ \p{L}-])| (?:ose|dhe|e|edhe|or)(?= )) ?/u;
  const readings = [readPieces(inside.split(separator).filter((piece) => piece !== ""))];
  if (/^-?\d+(?:,\d+)+$/.test(inside)) readings.push(readPieces(inside.split(",")));
  const found = readings.flatMap((reading) => reading ?? []);
  return found.length === 0 ? null : found;
}

function readPieces(pieces: readonly string[]): TypedSet | null {
  const numbers = pieces.flatMap(withBothSigns).map(readElement);
  if (numbers.length === 0 || numbers.includes(null)) return null;
  const set: TypedSet = { values: [], notations: [], places: [] };
  for (const each of numbers as NonNullable<(typeof numbers)[number]>[]) {
    if (set.values.some((value) => Math.abs(value - each.value) <= 1e-9 * Math.max(1, Math.abs(value)))) continue;
    set.values.push(each.value);
    set.notations.push(each.notation);
    set.places.push(each.place);
  }
  return set;
}

/** Writes `2 ± √5` as its two numbers. */
function withBothSigns(piece: string): string[] {
  const bare = piece.replace(name, "");
  return bare.includes("±") ? [bare.replace("±", "+").replace(/^\+/, ""), bare.replace("±", "-")] : [bare];
}

function readElement(text: string): { value: number; notation: string; place: number } | null {
  const number = readTypedNumber(text);
  if (number !== null && number.unit === "") return number;
  const expression = readTypedExpression(text, []);
  const value = expression?.valueIn({}) ?? Number.NaN;
  return expression !== null && Number.isFinite(value) ? { value, notation: expression.notation, place: 0 } : null;
}
