import type { Exercise } from "../../magazine/practice/exercise";
import type { Scope } from "../../magazine/practice/expression";
import type { Input } from "../../magazine/practice/verdict";

/** Props of every way to give an answer. */
export interface AnswerInputProps {
  exercise: Exercise;
  numbers: Scope;
  input: Input;
  /** Whether the answer can no longer change. */
  closed: boolean;
  onGive: (input: Input) => void;
}
