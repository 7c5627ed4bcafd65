/**
 * Tests that the printed steps of hints and solutions give their printed results, in 300 draws of each exercise. A
 * pupil computes 4 · 25,49° − 2 · 35° with the printed numbers; where that does not give the printed result, one
 * number before it needs another digit: `[[b:3]]`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { computed, drawNumbers } from "../../../app/magazine/practice/draw";
import { type Expression, parseExpression, roundTo, type Scope } from "../../../app/magazine/practice/expression";
import { compileExercise } from "./compile-exercise";
import { readWritten, type WrittenExercise } from "./written-exercise";

const folder = new URL("../../practice/", import.meta.url);
const draws = 300;
type Print = WrittenExercise["prints"][number];

interface PrintedStep {
  text: string;
  line: number;
  left: Expression;
  /** The printed result: a mark, or the expression of a number that never changes. */
  result: Expression;
  /** Half a unit of the result's last digit; undefined where the mark decides. */
  rounding?: number;
  mark?: number;
  isExact: boolean;
  /** A per cent sign follows the result; its left side may be the share or the percents. */
  isPercent: boolean;
}

/** Stands between words and arithmetic. */
const border = "¶";

/** Turns typeset arithmetic into an expression; the mark ⟦3⟧ becomes the name p3. */
function toExpression(text: string, prints: readonly Print[]): string {
  let plain = text
    .replace(/⟦(\d+)⟧/g, (_, i: string) => (prints[Number(i)]?.form === "sign" ? `+(p${i})` : `(p${i})`))
    .replace(/\{,\}/g, ".")
    .replace(/(\d),(\d)/g, "$1.$2")
    .replace(/(\d)(?:\\,|\u00a0| )(?=\d{3}(?!\d))/g, "$1")
    .replace(/\\left|\\right|\\displaystyle/g, "")
    .replace(/ *(?:\\cdot|·) */g, "*")
    .replace(/(\S): |(\p{L}) (?![-+−:*/])|\$/gu, `$1$2${border}`)
    .replace(/\\,|\\;|\s|°/g, "")
    .replace(/:/g, "/")
    .replace(/−/g, "-");
  const nested = /\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}|\\sqrt\{([^{}]*)\}|\^\{([^{}]*)\}/;
  for (let tries = 0; tries < 20 && nested.test(plain); tries++)
    plain = plain.replace(nested, (_, over, under, root, power) => {
      if (over !== undefined) return `((${over})/(${under}))`;
      return root !== undefined ? `sqrt(${root})` : `^(${power})`;
    });
  return plain;
}

/** The arithmetic at the end of a text, not part of a longer term with letters. */
const arithmetic = new RegExp(String.raw`(?:^|[${border},;])((?:sqrt|p\d+|[\d.()*/^+-])+)${border}*$`);
const isStep = /[\d)][*/^+-]|sqrt/;
const resultForm =
  /^\s*\$?\s*(?:⟦(\d+)⟧|([−-]?\d+(?:(?:\\,|\u00a0| )\d{3})*(?:(?:\{,\}|,)\d+)?)(?: \\cdot 10\^(\d|\{-?\d+\}))?)(?!\d|,\d|\{,\}|\p{L}|\s*(?:\\cdot|·| :|\+|[−-]|\^|\\frac|\\sqrt|\(|⟦)|\\,(?!\\(?:mathrm|text)))(\$?[\s\u00a0]%)?/u;

/** Returns the steps of a text whose left side is arithmetic with printed numbers and whose right side is a number. */
function stepsIn({ text, line }: { text: string; line: number }, prints: readonly Print[]): PrintedStep[] {
  const parts = text.split(/(\\approx|≈|=)/);
  return parts.flatMap((sign, i): PrintedStep[] => {
    if (i % 2 === 0) return [];
    const [, mark, number = "", power, percent] = resultForm.exec(parts[i + 1] ?? "") ?? [];
    const left = arithmetic.exec(toExpression(parts[i - 1] ?? "", prints))?.[1] ?? "";
    if ((mark === undefined && number === "") || !isStep.test(left)) return [];
    // Degrees on the left alone: the step changes to radians.
    if (/°/.test(parts[i - 1] ?? "") && !/^[^a-z]*°/.test(parts[i + 1] ?? "") && !/\$[^$]*°/.test(parts[i + 1] ?? ""))
      return [];
    const exponent = power === undefined ? 0 : Number(power.replace(/[{}]/g, ""));
    const printed = mark === undefined ? `${toExpression(number, prints)}*10^(${exponent})` : `p${mark}`;
    const [parsed, result] = [left, printed].map(parseExpression);
    if (!parsed?.ok || !result?.ok) return [];
    const digits = /(?<!\\),\}?(\d+)$/.exec(number)?.[1]?.length ?? 0;
    return [
      {
        text: `${parts[i - 1]}${sign}${parts[i + 1]}`.trim(),
        line,
        left: parsed.expression,
        result: result.expression,
        ...(mark === undefined ? { rounding: 0.5 * 10 ** (exponent - digits) } : { mark: Number(mark) }),
        isExact: sign === "=",
        isPercent: percent !== undefined,
      },
    ];
  });
}

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

/** Tells whether a value rounds to a printed number, half away from zero as schools teach. */
function roundsTo(value: number, printed: number, slack: number): boolean {
  const [off, dust] = [Math.abs(value - printed), 1e-12 * Math.max(1, Math.abs(printed))];
  return off <= dust || off < slack - dust || (off <= slack + dust && Math.abs(value) < Math.abs(printed));
}

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
      (written.sections.get(name) ?? []).flatMap((item) => stepsIn(item, written.prints)),
    );
    const scopes = new Map(
      Array.from({ length: exercise.parameters.length === 0 ? 1 : draws }, (_, seed) => {
        const scope = drawNumbers(exercise, String(seed + 1)) ?? {};
        return [JSON.stringify(scope), scope] as const;
      }),
    );
    return steps.flatMap(({ text, line, left, result, rounding, mark, isExact, isPercent }) => {
      const wrong = [...scopes.values()].flatMap((scope) => {
        const prints = written.prints.map((print) => asPrinted(print, scope));
        const shown = Object.fromEntries(prints.map(([value], index) => [`p${index}`, value]));
        const [value, printed] = [left.valueIn(shown), result.valueIn(shown)];
        const slack = isExact ? 0 : (rounding ?? prints[mark ?? -1]?.[1] ?? 0);
        return [value, ...(isPercent ? [100 * value] : [])].some((each) => roundsTo(each, printed, slack))
          ? []
          : [`${JSON.stringify(scope)} ${value} ${printed}`];
      });
      return wrong.length === 0
        ? []
        : [`${file}:${line} (${written.id}) ${wrong.length}/${scopes.size}: ${text} | ${wrong[0]}`];
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

test("steps are found in most files, and words and letters are no arithmetic", () => {
  const count = (text: string) => stepsIn({ text, line: 1 }, []).length;
  expect(count("$d = 0{,}035 \\cdot \\frac{2 \\cdot 3}{4} \\approx 0{,}0525$ m")).toBe(1);
  expect(count("Pas 2 orësh: 3 · 4 ≈ 12 km")).toBe(1);
  expect(count("$K - 5 + 6 = 2$; $R = d/\\lambda$; $a = 3$; $2 \\cdot 3 = 6\\,t$")).toBe(0);
  const some = files.filter((file) => {
    const { length } = readWritten(sourceOf(file), () => {}).flatMap(({ sections, prints }) =>
      (sections.get("zgjidhje") ?? []).flatMap((item) => stepsIn(item, prints)),
    );
    return length >= 5;
  });
  expect(some.length).toBeGreaterThan(files.length / 2);
});

test.each(files)("%s: every printed step gives its printed result", (file) => {
  expect(wrongSteps(sourceOf(file), file)).toEqual([]);
});
