import type { ComponentType } from "react";
import type { AssignedExerciseProps } from "../../magazine/classroom/item-work";
import type { ItemEnd } from "../../magazine/classroom/result-code";
import type { Exercise } from "../../magazine/practice/exercise";

/** How exercises look and are noted. The page hands them on, since no feature imports another. */
export interface ExerciseParts {
  /** With verdicts, hints and solution. */
  Helped: ComponentType<AssignedExerciseProps>;
  /** Without: an answer is only kept. */
  Unhelped: ComponentType<AssignedExerciseProps>;
  Solution: ComponentType<{ exercise: Exercise; seed: string; nth: string }>;
  /** Notes a finished exercise in the pupil's notebook. @param lesson its slug */
  remember: (lesson: string, exercise: string, end: ItemEnd) => void;
}
