import type { Exercise } from "../../magazine/practice/exercise";
import type { Scope } from "../../magazine/practice/expression";
import type { Input } from "../../magazine/practice/verdict";
import type { FurtherKinds } from "./use-further-kinds";

/** Props of every component that takes an answer. */
export interface AnswerInputProps {
  exercise: Exercise;
  numbers: Scope;
  /** The draw, by which options and partners are shuffled. */
  draw: number | string;
  input: Input;
  /** Whether the answer is final. */
  closed: boolean;
  /** The judge of the further kinds, which also shows how an answer is read; absent until a browser loads it. */
  further: FurtherKinds | undefined;
  /** Whether the solution is shown. */
  solved: boolean;
  /** The first row that the verdict calls wrong, counted from 1. */
  wrongRow?: number;
  onGive: (input: Input) => void;
}
