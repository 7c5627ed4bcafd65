import type { Exercise } from "../../magazine/practice/exercise";
import type { Scope } from "../../magazine/practice/expression";
import type { Given } from "../../magazine/practice/verdict";

/** Props of every component that takes an answer. */
export interface AnswerInputProps {
  exercise: Exercise;
  numbers: Scope;
  given: Given;
  /** Whether the answer is final. */
  closed: boolean;
  onGive: (given: Given) => void;
}
