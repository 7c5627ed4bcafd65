/**
 * Tests that the printed steps of hints and solutions give their printed results, in 300 draws of each exercise. A
 * pupil computes 4 · 25,49° − 2 · 35° with the printed numbers; where that does not give the printed result, one
 * number before it needs another digit: `[[b:3]]`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { computed, drawNumbers } from "../../../app/magazine/practice/draw";
import type { Scope } from "../../../app/magazine/practice/expression";
import { roundTo } from "../../../app/magazine/rounding";
import { triedOf } from "../../../tests/long-series";
import { isRight, stepsIn } from "../lesson/printed-steps";
import { compileExercise } from "./compile-exercise";
import { readWritten, type WrittenExercise } from "./written-exercise";

const folder = new URL("../../practice/", import.meta.url);
const draws = triedOf(300, 10);
type Print = WrittenExercise["prints"][number];

/** Returns the number as a reader sees it, and half a unit of its last digit. */
function asPrinted({ expression, digits, form }: Print, scope: Scope): readonly [value: number, rounding: number] {
  const value = computed(expression, scope);
  if (form === "power") {
    const printed = value.toExponential(digits);
    return [Number(printed), 0.5 * 10 ** (Number(printed.split("e")[1]) - (digits ?? 0))];
  }
  if (digits !== undefined) return [roundTo(value, digits), 0.5 * 10 ** -digits];
  // A value that the editor rounds, as in round(c / n / 1000) * 1000, ends in as many zeros.
  const zeros = /0*$/.exec(String(value))?.[0].length ?? 0;
  return [value, /round\(/.test(expression) ? 0.5 * 10 ** zeros : 0];
}

/** Returns the steps of an item; its marks with a sign print it. */
const stepsOf = (text: string, prints: readonly Print[]) => stepsIn(text, (mark) => prints[mark]?.form === "sign");

/** Returns each wrong step with its first wrong draw and how many of the draws are wrong. */
function wrongSteps(source: string, file = ""): string[] {
  return readWritten(source, () => {}).flatMap((written) => {
    const exercise = compileExercise(
      written,
      ({ text }) => text,
      () => {},
    );
    if (exercise === null) return [];
    const steps = ["ndihmë", "zgjidhje"].flatMap((name) =>
      (written.sections.get(name) ?? []).flatMap(({ text, line }) =>
        stepsOf(text, written.prints).map((step) => ({ step, line })),
      ),
    );
    const scopes = new Map(
      Array.from({ length: exercise.parameters.length === 0 ? 1 : draws }, (_, seed) => {
        const scope = drawNumbers(exercise, String(seed + 1)) ?? {};
        return [JSON.stringify(scope), scope] as const;
      }),
    );
    return steps.flatMap(({ step, line }) => {
      const wrong = [...scopes.values()].flatMap((scope) => {
        const prints = written.prints.map((print) => asPrinted(print, scope));
        const shown = Object.fromEntries(prints.map(([value], index) => [`p${index}`, value]));
        const isWrong = isRight(step, shown, (mark) => prints[mark]?.[1] ?? 0) === false;
        return isWrong ? [JSON.stringify(scope)] : [];
      });
      return wrong.length === 0
        ? []
        : [`${file}:${line} (${written.id}) ${wrong.length}/${scopes.size}: ${step.text} | ${wrong[0]}`];
    });
  });
}

const sourceOf = (file: string) => readFileSync(new URL(file, folder), "utf8");
const files = readdirSync(folder).filter((name) => name.endsWith(".md"));

const exercise = (digits: number, sign = "\\approx") => `## kuptoj: nje-kend

\`\`\`numrat
a = 25..75 hap 5
b = asin(sin(a * deg) / 1.333) / deg
\`\`\`

Sa është këndi?

\`\`\`pergjigja
vlera = 4 * b - 2 * a
shifra = 1
\`\`\`

### Gabime

- \`b\` → Një.
- \`a\` → Dy.

### Ndihmë

1. Një.
2. Dy.

### Zgjidhje

1. Këndi: $4 \\cdot [[b:${digits}]]° - 2 \\cdot [[a]]° ${sign} [[4 * b - 2 * a:1]]°$.
`;

test("a step whose printed numbers give another result is told, with its line", () => {
  expect(wrongSteps(exercise(1))).toEqual([expect.stringContaining(":27 (nje-kend)")]);
  expect(wrongSteps(exercise(4))).toEqual([]);
  expect(wrongSteps(exercise(4, "="))).toHaveLength(1);
});

test("steps are found in most files", () => {
  const some = files.filter((file) => {
    const { length } = readWritten(sourceOf(file), () => {}).flatMap(({ sections, prints }) =>
      (sections.get("zgjidhje") ?? []).flatMap(({ text }) => stepsOf(text, prints)),
    );
    return length >= 5;
  });
  expect(some.length).toBeGreaterThan(files.length / 2);
});

test.each(files)("%s: every printed step gives its printed result", (file) => {
  expect(wrongSteps(sourceOf(file), file)).toEqual([]);
});
