/** Chooses the exercises of an hour's three sets. */
import type { Exercise, Practice } from "../practice/exercise";
import { estimatedMinutes } from "./assigned-items";
import { emptyPlan, type LessonPlan } from "./hour-facts";

/** The most exercises of a set for the class, and of one for home. */
const [mostInClass, mostAtHome] = [6, 5];

/** Whether an exercise can be asked without its page: no picture, and an answer of one word or number. */
export const isSpoken = ({ figures, answer: { kind } }: Exercise) =>
  !figures && (kind === "number" || kind === "fraction" || kind === "choice");

/** Counts the errors of an exercise that the table of a class names. */
const namedErrors = ({ answer, errors }: Exercise) =>
  answer.kind === "choice" ? answer.options.length - 1 : errors.length;

/**
 * Returns the exercises of a step: those that can be read aloud first, of them those with the most named errors. Equals
 * keep their order.
 */
const ofStep = (exercises: readonly Exercise[], step: Exercise["step"]) =>
  exercises
    .filter((each) => each.step === step)
    .sort((a, b) => Number(isSpoken(b)) - Number(isSpoken(a)) || namedErrors(b) - namedErrors(a));

/**
 * Chooses the sets of a plan. For the exit two of the first step and one of the second, with the most named errors. For
 * the class what its minutes hold, easiest first. For home five others of the ladder.
 */
export function chosenSets(
  exercises: readonly Exercise[],
  classMinutes: number,
  planned: LessonPlan["sets"] = emptyPlan.sets,
): NonNullable<Practice["sets"]> {
  const easy = ofStep(exercises, "kuptoj");
  const middle = ofStep(exercises, "perdor");
  const hard = ofStep(exercises, "tutje");
  const idsOf = (those: readonly Exercise[]) => those.map(({ id }) => id);
  const exit = planned.exit ?? idsOf([...easy.slice(0, 2), ...middle.slice(0, 1)]);
  const left = (taken: readonly string[], those: readonly Exercise[]) => those.filter(({ id }) => !taken.includes(id));
  const [easyLeft, middleLeft] = [left(exit, easy), left(exit, middle)];
  const inClass = planned.class ?? idsOf(fitting([...easyLeft.slice(0, 2), ...middleLeft], classMinutes));
  const taken = [...exit, ...inClass];
  const ladder = [...left(taken, easy).slice(0, 1), ...left(taken, middle).slice(0, 3), ...left(taken, hard)];
  const home = planned.home ?? idsOf(ladder.slice(0, mostAtHome));
  // A short ladder leaves none for home: there the hardest are worked once more, with other numbers.
  const again = [...hard, ...middle, ...easy].slice(0, mostAtHome);
  return { exit: [...exit], class: [...inClass], home: home.length > 0 ? [...home] : idsOf(again) };
}

/** Returns the first exercises that the minutes hold, at least one. */
function fitting(exercises: readonly Exercise[], minutes: number): Exercise[] {
  const count = exercises.findIndex(
    (_, index) => estimatedMinutes(exercises.slice(0, index + 1).map(({ step }) => step)) > minutes,
  );
  return exercises.slice(0, Math.min(mostInClass, count < 0 ? exercises.length : Math.max(1, count)));
}
