/** What a sweep of the camera over a class has read of its cards, and what becomes of it in the table. */
import { type CardLetter, cardLetters } from "./card-marker";
import type { CardQuestion } from "./card-question";
import type { CollectedResult } from "./collection";
import { type MarkedAssignment, withMark } from "./marked-results";

/** A card in a frame, with the letter of the side that is up. */
export interface SeenCard {
  number: number;
  letter: CardLetter;
}

type LettersByNumber = ReadonlyMap<number, CardLetter>;

export interface CardReadings {
  /** What the last frame that saw a card read of it. */
  seen: LettersByNumber;
  /** What counts. */
  counted: LettersByNumber;
}

export const noReadings: CardReadings = { seen: new Map(), counted: new Map() };

/**
 * Adds what a frame shows. A card counts once two frames that saw it read it alike; the last letter so read holds.
 *
 * @param asked numbers above `pupils`, and letters that name no option, are ignored
 * @returns the same `counted` if nothing counts anew
 */
export function withFrame(
  { seen, counted }: CardReadings,
  cards: readonly SeenCard[],
  { pupils, options }: { pupils: number; options: number },
): CardReadings {
  const ofFrame = new Map<number, CardLetter | null>();
  for (const { number, letter } of cards) {
    if (number > pupils || cardLetters.indexOf(letter) >= options) continue;
    const there = ofFrame.get(number);
    // Two letters of one number tell nothing.
    ofFrame.set(number, there === undefined || there === letter ? letter : null);
  }
  const after = new Map(seen);
  let changed = counted;
  for (const [number, letter] of ofFrame) {
    if (letter === null) continue;
    after.set(number, letter);
    if (seen.get(number) === letter && counted.get(number) !== letter) {
      changed = new Map(changed).set(number, letter);
    }
  }
  return { seen: after, counted: changed };
}

/** Numbers of which no card counts yet. */
export const missingCards = ({ counted }: CardReadings, pupils: number): number[] =>
  Array.from({ length: pupils }, (_, index) => index + 1).filter((number) => !counted.has(number));

/** Returns how many cards show each letter of a question's options. */
export const letterCounts = ({ counted }: CardReadings, { order }: CardQuestion): number[] =>
  order.map((_, place) => [...counted.values()].filter((letter) => letter === cardLetters[place]).length);

/** Marks what the cards say in the results of a class: right, or the option that was held up. */
export function withCards(
  collected: readonly CollectedResult[],
  assignment: MarkedAssignment,
  { item, order, right }: CardQuestion,
  { counted }: CardReadings,
): CollectedResult[] {
  let marked = [...collected];
  for (const [who, letter] of counted) {
    const option = order[cardLetters.indexOf(letter)];
    if (option === undefined) continue;
    const first = option === right ? ({ kind: "right" } as const) : ({ kind: "named", error: option } as const);
    marked = withMark(marked, assignment, { who, item, first });
  }
  return marked;
}
