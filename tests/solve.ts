/** The answer to a problem of Number Ninja, such as `12 ÷ 4`. */
export function solve(problem: string): number {
  const [left, sign, right] = problem.split(" ");
  const [a, b] = [Number(left), Number(right)];
  return { "+": a + b, "-": a - b, "×": a * b, "÷": a / b }[sign ?? ""] ?? Number.NaN;
}
