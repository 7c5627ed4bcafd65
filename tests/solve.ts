/** The answer to an exercise of Number Ninja, such as `12 ÷ 4`. */
export function solve(exercise: string): number {
  const [left, sign, right] = exercise.split(" ");
  const [a, b] = [Number(left), Number(right)];
  return { "+": a + b, "-": a - b, "×": a * b, "÷": a / b }[sign ?? ""] ?? Number.NaN;
}
