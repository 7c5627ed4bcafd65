/** The choices of a class sheet, in its address: `?print&fara=10b&u=id&u=id`. */
import type { Exercise, Practice } from "../../magazine/practice/exercise";
import { shuffledAnswer, shuffledOptions, shuffleSeed } from "../../magazine/practice/shuffled-places";
import { seedIn } from "../../magazine/seeded-random";

export interface SheetChoice {
  /** Word of the class, from which the numbers are drawn; null until one is typed. */
  classWord: string | null;
  exercises: Exercise[];
}

/** Parses the choices from an address; without `u` all exercises. @returns null if the address asks for no sheet */
export function sheetChoice(search: string, { exercises }: Practice): SheetChoice | null {
  const query = new URLSearchParams(search);
  if (!query.has("print")) return null;
  const named = new Set(query.getAll("u"));
  const chosen = exercises.filter(({ id }) => named.has(id));
  return { classWord: seedIn(search), exercises: chosen.length > 0 ? chosen : exercises };
}

export const variants = ["A", "B"] as const;

/** Returns the seed of a variant's numbers. The same word of the class gives the same sheet. */
export const seedOf = (classWord: string, variant: (typeof variants)[number]) => `${classWord} ${variant}`;

/**
 * Returns the indexes of options, items or partners as a variant prints them. An order and partners are never printed as
 * they are right; the right option has another letter in each variant.
 */
export function printedPlaces(
  { id, answer }: Exercise,
  classWord: string,
  variant: (typeof variants)[number],
): number[] {
  if (answer.kind !== "choice") return shuffledAnswer(answer, shuffleSeed(id, seedOf(classWord, variant)));
  const [first = 0, ...others] = shuffledOptions(answer, shuffleSeed(id, classWord));
  return variant === "A" ? [first, ...others] : [...others, first];
}
