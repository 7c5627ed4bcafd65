/** A test on paper: the exercises of an assignment in variants, each with numbers and orders of its own. */
import { drawNumbers } from "../practice/draw";
import type { Exercise } from "../practice/exercise";
import type { Scope } from "../practice/expression";
import { shortAnswer } from "../practice/printed-answer";
import { shuffledAnswer, shuffleSeed } from "../practice/shuffled-places";
import type { AssignedItem } from "./assigned-items";
import { paperLetters } from "./paper-letters";

/** How a variant prints an exercise. */
export interface PaperDraw {
  numbers: Scope;
  /** Indexes of options, items or partners in the order of print; none if the answer is written. */
  places: readonly number[];
}

export interface PaperExercise {
  /** Its index in the assignment, from 0. */
  item: number;
  exercise: Exercise;
  /** One of each variant, in the order of the letters. */
  draws: readonly PaperDraw[];
}

/** Seeds that are tried for a variant, until its answer is no other variant's. */
const mostTries = 40;

/**
 * Returns the seed of a variant's numbers and orders. It is no pupil's: of `drawSeed` a number follows the stroke.
 *
 * @param assignment seed of the assignment @param letter of the variant @param tries seeds that were tried before
 */
const paperSeed = (assignment: number, letter: string, tries: number) =>
  tries === 0 ? `${assignment}/${letter}` : `${assignment}/${letter}/${tries}`;

/**
 * Draws a test. The same seed gives the same test, and a letter's sheet does not depend on how many follow it.
 *
 * A variant's answer differs from those before it, as long as the exercise has as many: neighbours copy nothing.
 *
 * @param items of the assignment; those that the edition does not have are left out
 * @param count of variants, 1 to 4
 */
export function paperExercises(
  seed: number,
  items: readonly Pick<AssignedItem, "exercise">[],
  count: number,
): PaperExercise[] {
  return items.flatMap(({ exercise }, item) =>
    exercise === null ? [] : [{ item, exercise, draws: drawsOf(exercise, seed, paperLetters.slice(0, count)) }],
  );
}

function drawsOf(exercise: Exercise, seed: number, letters: readonly string[]): PaperDraw[] {
  const chosen: { draw: PaperDraw; answer: string }[] = [];
  for (const letter of letters) {
    const tried = [];
    do {
      const draw = drawOf(exercise, paperSeed(seed, letter, tried.length));
      const answer = shortAnswer(exercise, draw.numbers, draw.places);
      tried.push({ draw, answer, equal: chosen.filter((each) => each.answer === answer).length });
    } while (tried.at(-1)?.equal !== 0 && tried.length < mostTries);
    const least = Math.min(...tried.map(({ equal }) => equal));
    chosen.push(tried.find(({ equal }) => equal === least) as (typeof tried)[number]);
  }
  return chosen.map(({ draw }) => draw);
}

const drawOf = (exercise: Exercise, seed: string): PaperDraw => ({
  numbers: drawNumbers(exercise, seed) ?? {},
  places: shuffledAnswer(exercise.answer, shuffleSeed(exercise.id, seed)),
});
