import type { ComposingAction } from "./composing-rules";

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
