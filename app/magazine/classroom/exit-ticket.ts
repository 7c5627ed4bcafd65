/** The work of a lesson's last minutes: an ordinary assignment of three exercises. */
import { fnv1a } from "../hash";
import type { Exercise, Practice } from "../practice/exercise";
import type { Step } from "../practice/steps";
import { type Assignment, shortName } from "./assignment";

/**
 * Chooses two exercises of „E kuptoj“, and of „E përdor“ the one with the most named errors. Its seed comes from the
 * lesson's name, so that the page of a lesson has one code for everybody.
 *
 * @param content id of the lesson @returns null if the lesson has no such exercise
 */
export function exitTicket(content: number, { slug, exercises }: Practice): Assignment | null {
  const ofStep = (step: Step) => exercises.filter((exercise) => exercise.step === step);
  const most = ofStep("perdor").reduce<Exercise | null>(
    (best, each) => (best !== null && best.errors.length >= each.errors.length ? best : each),
    null,
  );
  const chosen = [...ofStep("kuptoj").slice(0, 2), ...(most === null ? [] : [most])];
  if (chosen.length === 0) return null;
  return {
    ...{ hasOwnNumbers: true, hasHelp: false, keepsTyped: true, who: "number" },
    seed: fnv1a(slug) & 0xffff,
    parts: [{ kind: "exercises", content, exercises: chosen.map(({ id }) => shortName(id)) }],
  };
}
