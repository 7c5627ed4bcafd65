/** Computes the answer to an exercise of Number Ninja, such as `12 ÷ 4`. */
export function solve(exercise: string): number {
  const [left, sign, right] = exercise.split(" ");
  const [a, b] = [Number(left), Number(right)];
  // Commits before 22 November show a hyphen.
  return { "+": a + b, "-": a - b, "−": a - b, "×": a * b, "÷": a / b }[sign ?? ""] ?? Number.NaN;
}
