import type { Exercise } from "../../magazine/practice/exercise";
import type { Scope } from "../../magazine/practice/expression";
import type { Input } from "../../magazine/practice/verdict";

/** Props of every component that takes an answer. */
export interface AnswerInputProps {
  exercise: Exercise;
  numbers: Scope;
  /** Number of the draw. Options and partners are shuffled by it. */
  draw: number;
  input: Input;
  /** Whether the answer is final. */
  closed: boolean;
  onGive: (input: Input) => void;
}
