/** Draws the problems of Number Ninja: which numbers come at which level (product 8.6). */
import type { SeededRandom } from "../../magazine/seeded-random";

export const allOperations = ["addition", "subtraction", "multiplication", "division"] as const;

export type Operation = (typeof allOperations)[number];

export const sign: Record<Operation, string> = { addition: "+", subtraction: "-", multiplication: "×", division: "÷" };

export interface Problem {
  operation: Operation;
  left: number;
  right: number;
  /** Always a whole number. */
  answer: number;
}

/**
 * Draws one problem.
 *
 * @param level from 1
 * @param operations those that may come, at least one
 */
export function drawProblem(draw: SeededRandom, level: number, operations: readonly Operation[]): Problem {
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
export function written({ left, operation, right }: Problem): string {
  return `${left} ${sign[operation]} ${right}`;
}
