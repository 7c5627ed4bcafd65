import type { ComponentType } from "react";
import type { ActivityPart } from "../../magazine/classroom/assigned-items";
import type { AssignedActivityProps, AssignedExerciseProps } from "../../magazine/classroom/item-work";
import type { ItemEnd } from "../../magazine/classroom/result-code";
import type { Exercise } from "../../magazine/practice/exercise";

/** Loads what shows an activity, when a pupil reaches one. */
type ActivityLoader<Kind extends ActivityPart["kind"]> = () => Promise<
  ComponentType<AssignedActivityProps<Extract<ActivityPart, { kind: Kind }>>>
>;

/** How exercises look and are noted. The page hands them on, since no feature imports another. */
export interface ExerciseParts {
  loadGame: ActivityLoader<"game">;
  loadCircuit: ActivityLoader<"circuit">;
  /** With verdicts, hints and solution. */
  Helped: ComponentType<AssignedExerciseProps>;
  /** Without: an answer is only kept. */
  Unhelped: ComponentType<AssignedExerciseProps>;
  Solution: ComponentType<{ exercise: Exercise; seed: string; nth: string }>;
  /** Notes a finished exercise in the pupil's notebook. @param lesson its slug */
  remember: (lesson: string, exercise: string, end: ItemEnd) => void;
}
