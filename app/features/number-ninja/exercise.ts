/** Draws the exercises of Number Ninja, with numbers that grow with the level (product 8.6). */
import type { SeededRandom } from "../../magazine/seeded-random";

export const allOperations = ["addition", "subtraction", "multiplication", "division"] as const;

export type Operation = (typeof allOperations)[number];

export const operationSigns: Record<Operation, string> = {
  addition: "+",
  subtraction: "-",
  multiplication: "×",
  division: "÷",
};

export interface Exercise {
  operation: Operation;
  left: number;
  right: number;
  /** Always a whole number. */
  answer: number;
}

/**
 * Draws an exercise.
 *
 * @param level from 1
 * @param operations those that may come, at least one
 */
export function drawExercise(draw: SeededRandom, level: number, operations: readonly Operation[]): Exercise {
  const operation = operations[draw.int(0, operations.length - 1)] ?? "addition";
  switch (operation) {
    case "addition": {
      const left = draw.int(1, 10 * level);
      const right = draw.int(1, 10 * level);
      return { operation, left, right, answer: left + right };
    }
    case "subtraction": {
      const left = draw.int(10, 10 * level + 9);
      const right = draw.int(1, left);
      return { operation, left, right, answer: left - right };
    }
    case "multiplication": {
      const left = draw.int(1, 5 * level);
      const right = draw.int(1, 5 * level);
      return { operation, left, right, answer: left * right };
    }
    case "division": {
      const divisor = draw.int(1, 5 * level);
      const quotient = draw.int(1, 5 * level);
      return { operation, left: divisor * quotient, right: divisor, answer: quotient };
    }
  }
}

/** `12 ÷ 4`. */
export function exerciseText({ left, operation, right }: Exercise): string {
  return `${left} ${operationSigns[operation]} ${right}`;
}
