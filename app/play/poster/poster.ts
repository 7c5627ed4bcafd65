import type { ReactNode } from "react";
import type { Subject } from "../../magazine/subject";

/** A picture that a pupil makes of a result, to keep or to send. */
export interface Poster {
  /** Name of its file, without the extension. */
  name: string;
  /** What was done and what came of it, in the first person, without a full stop. */
  sentence: string;
  /** One line of numbers under the sentence. */
  note: string;
  /** Path of the page where others can try it. */
  path: string;
  subject: Subject;
  /** The drawing: SVG elements in a field of this size. Their classes may be those of the page. */
  drawing: { width: number; height: number; marks: ReactNode; className?: string };
}
