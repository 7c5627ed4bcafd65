import type { ComponentType } from "react";
import type { PaperDraw } from "../../magazine/classroom/paper-variants";
import type { Answer, Exercise } from "../../magazine/practice/exercise";

/** How exercises look on paper. The page hands them on, since no feature imports another. */
export interface PaperParts {
  /** The question with its picture, options, items or pairs. */
  Question: ComponentType<{ exercise: Exercise } & PaperDraw>;
  /** Where the answer is written. */
  Answer: ComponentType<{ answer: Answer }>;
}
