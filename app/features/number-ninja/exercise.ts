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

export interface NinjaExercise {
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
 * @param operations allowed operations, at least one
 */
export function drawExercise(draw: SeededRandom, level: number, operations: readonly Operation[]): NinjaExercise {
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

/** Writes `12 ÷ 4`, with the sign of the rules (product 8.6). */
export function exerciseText({ left, operation, right }: NinjaExercise): string {
  return `${left} ${operationSigns[operation]} ${right}`;
}

/**
 * Writes `12 − 4` for the screen. It has a true minus, since at 180 px a hyphen beside + and ÷ looks like a mistake.
 */
export function shownExercise(exercise: NinjaExercise): string {
  return exerciseText(exercise).replace("-", "−");
}

/** Returns the key of an exercise's fact, the same for 3 × 4 and 4 × 3. */
export function factOf(exercise: NinjaExercise): string {
  const { operation, left, right } = exercise;
  const turns = operation === "addition" || operation === "multiplication";
  return exerciseText(turns && left > right ? { ...exercise, left: right, right: left } : exercise);
}

/** Removes repeated exercises and keeps the order. */
export function distinctExercises(exercises: readonly NinjaExercise[]): NinjaExercise[] {
  return [...new Map(exercises.map((exercise) => [exerciseText(exercise), exercise])).values()];
}
