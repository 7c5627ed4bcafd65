/** The exercises of an assignment that a class can answer with cards, all of it together. */
import type { Exercise } from "../practice/exercise";
import { shuffledOptions, shuffleSeed } from "../practice/shuffled-places";
import type { AssignedItem } from "./assigned-items";
import { cardLetters } from "./card-marker";

/** An exercise that cards can answer. */
export interface CardQuestion {
  /** Its index in the assignment. */
  item: number;
  /** The options as they are written, by the letters under which they are shown. */
  order: readonly number[];
  /** The right option as it is written. */
  right: number;
}

/** Props of the component that shows a whole class a question. */
export interface WallQuestionProps {
  exercise: Exercise;
  /** Seed of its numbers. */
  seed: string;
  question: CardQuestion;
  /** How many chose each option, in the order in which they are shown; null while cards are read. */
  counts: readonly number[] | null;
  isRightShown: boolean;
}

/**
 * Returns what cards can answer: exercises with as many options as a card has sides, or fewer. Options are shuffled,
 * since an editor may write the right one first.
 *
 * @param seed of the order
 */
export const cardQuestions = (items: readonly Pick<AssignedItem, "exercise">[], seed: string): CardQuestion[] =>
  items.flatMap(({ exercise }, item) => {
    if (exercise?.answer.kind !== "choice" || exercise.answer.options.length > cardLetters.length) return [];
    const { answer } = exercise;
    return { item, order: shuffledOptions(answer, shuffleSeed(exercise.id, seed)), right: answer.right };
  });
