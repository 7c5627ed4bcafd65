import type { ComponentType } from "react";
import type { PaperDraw } from "../../magazine/classroom/paper-variants";
import type { Exercise } from "../../magazine/practice/exercise";
import type { ComposingAction } from "./composing-rules";

/** How an exercise looks to who chooses it. */
export interface ExercisePreview {
  /** Its picture alone. */
  Figure: ComponentType<{ exercise: Exercise; numbers: PaperDraw["numbers"] }>;
  /** Its question with its picture, options, items or pairs. */
  Question: ComponentType<{ exercise: Exercise } & PaperDraw>;
}

/** How a page shows an exercise before it is chosen. The page hands it on, since no feature imports another. */
export interface PreviewReader {
  /** Loads it; rejects without a network. */
  loadPreview: () => Promise<ExercisePreview>;
}

/** How a page reads the tasks of a laboratory's link. */
export interface TaskReader {
  /** Loads what reads the text of a link. It gives the link and the question of each task, or says why there is none. */
  loadPastedTasks: () => Promise<
    (text: string) => { tasks: readonly { link: string; title: string }[] } | { says: string }
  >;
}

/** Parts of an assignment that are no exercises. */
export interface FurtherPartsProps extends TaskReader {
  dispatch: (action: ComposingAction) => void;
}
