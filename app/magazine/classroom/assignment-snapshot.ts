/** Makes the snapshot by which a teacher's table stays readable when the edition changes. */
import { drawNumbers, filledIn } from "../practice/draw";
import type { Exercise } from "../practice/exercise";
import { plainText, questionBeginning } from "../practice/printed-text";
import { type ActivityPart, type AssignedItem, nameOfKind } from "./assigned-items";
import { type Assignment, drawSeed } from "./assignment";
import type { AssignmentSnapshot } from "./class-table";
import { editionFingerprint } from "./first-answer";
import { gameWords } from "./game-part";
import { mostNamedErrors } from "./result-code";

/**
 * Returns titles and sentences of errors of an assignment's items.
 *
 * With own numbers the sentences hold those of nobody: they are drawn without a pupil, as an example.
 */
export function snapshotOf(
  assignment: Assignment,
  items: readonly Pick<AssignedItem, "exercise" | "activity">[],
): AssignmentSnapshot {
  const seed = drawSeed(assignment, 0);
  return {
    fingerprint: editionFingerprint(items.map(({ exercise }) => exercise)),
    hasOwnNumbers: assignment.hasOwnNumbers,
    items: items.map(({ exercise, activity }) => {
      if (activity !== undefined) return ofActivity(activity);
      return exercise === null ? gone : itemOf(exercise, seed);
    }),
  };
}

const gone = { title: "Ushtrim që nuk është më në këtë botim", errors: [] };

function ofActivity(activity: ActivityPart): AssignmentSnapshot["items"][number] {
  const name = nameOfKind(activity.kind);
  if (activity.kind === "circuit") return { title: name, errors: [] };
  return { title: `${name}: ${gameWords(activity)}`, errors: [], isGame: true };
}

function itemOf(exercise: Exercise, seed: string): AssignmentSnapshot["items"][number] {
  const numbers = drawNumbers(exercise, seed) ?? {};
  const plain = (html: string) => plainText(filledIn(html, exercise, numbers)).trim();
  const { answer } = exercise;
  const errors =
    answer.kind === "choice"
      ? answer.options.map(({ text, says = "" }) => `„${plain(text)}“. ${plain(says)}`.trim())
      : exercise.errors.map(({ says }) => plain(says));
  const right = answer.kind === "choice" ? { right: answer.right } : {};
  return { title: questionBeginning(exercise, numbers), errors: errors.slice(0, mostNamedErrors), ...right };
}
