/**
 * Computes the answers to the exercises of the further kinds a second way, from the numbers of the question alone, in 20
 * draws of each: roots by trying whole numbers, systems by Cramer's rule, motion by small steps of time.
 */
import { expect, test } from "vitest";
import { drawNumbers } from "../../app/magazine/practice/draw";
import type { Scope } from "../../app/magazine/practice/expression";
import { furtherVerdict } from "../../app/magazine/practice/further/further-verdict";
import { isFurther } from "../../app/magazine/practice/verdict";
import { realMagazine } from "../real-magazine";

const draws = 20;
const all = (realMagazine().practices ?? []).flatMap(({ slug, exercises }) =>
  exercises.map((exercise) => ({ name: `${slug}/${exercise.id}`, exercise })),
);

/** Returns a drawn number by its name. */
type Drawn = (name: string) => number;

/** Lists the whole numbers from −100 to 100 that meet a condition. */
const tried = (holds: (x: number) => boolean) => Array.from({ length: 201 }, (_, i) => i - 100).filter(holds);
const typed = (value: number) => String(Number(value.toPrecision(10))).replace(".", ",");
const aSet = (elements: number[]) => (elements.length === 0 ? "nuk ka rrënjë" : elements.map(typed).join("; "));

/** Moves a body by a million small steps. @returns its last speed and its way */
function moved(speed: number, acceleration: number, time: number): [speed: number, way: number] {
  const count = 100_000;
  const step = time / count;
  let [v, way] = [speed, 0];
  for (let i = 0; i < count; i++) {
    way += (v + (acceleration * step) / 2) * step;
    v += acceleration * step;
  }
  return [v, way];
}

const greatestCommon = (a: number, b: number) =>
  Array.from({ length: Math.min(a, b) }, (_, i) => i + 1)
    .filter((n) => a % n === 0 && b % n === 0)
    .at(-1) ?? 1;

const ways: Record<string, (of: Drawn) => string | string[]> = {
  "algebra/katrori-i-njohur": (of) => aSet(tried((x) => x * x === of("c"))),
  "algebra/te-dyja-rrenjet": (of) => {
    const [b, c] = [-(of("p") + of("q")), of("p") * of("q")];
    return aSet(tried((x) => x * x + b * x + c === 0));
  },
  "algebra/bileta-per-te-gjithe": (of) => {
    const [a, b, S, T] = ["a", "b", "S", "T"].map(of) as [number, number, number, number];
    const determinant = 1 - a * b;
    return [typed((S - b * T) / determinant), typed((T - a * S) / determinant)];
  },
  "algebra/nxirre-para-kllapave": (of) => {
    const [first, second] = [of("a"), of("a") * of("b")];
    const [root] = tried((x) => x !== 0 && first * x * x + second * x === 0);
    return `${first}x(x - (${root}))`;
  },
  "algebra/kur-kthehet-shenja": (of) => {
    const holds = (x: number) => of("b") - of("a") * x < of("c");
    const [least] = tried(holds);
    return `x > ${(least ?? Number.NaN) - 1}`;
  },
  "algebra/diferenca-e-katroreve": (of) => {
    const [first, second] = [of("k") * of("a") ** 2, of("k") * of("b") ** 2];
    const common = greatestCommon(first, second);
    const [u, v] = [Math.sqrt(first / common), Math.sqrt(second / common)];
    return `${common}(${u}x + ${v})(${u}x - ${v})`;
  },
  "algebra/ku-eshte-pozitiv": (of) => {
    const [b, c] = [-(of("p") + of("q")), of("p") * of("q")];
    const negative = tried((x) => x * x + b * x + c <= 0);
    return `x < ${negative[0]} ose x > ${negative.at(-1)}`;
  },
  "algebra/nen-bosht-pa-llogari": (of) => {
    const negative = tried((x) => x * x - (of("p") + of("q")) * x + of("p") * of("q") < 0);
    return `${(negative[0] ?? Number.NaN) - 1} < x < ${(negative.at(-1) ?? Number.NaN) + 1}`;
  },
  "funksioni-dhe-perdorimet/dy-taksi-ne-nje-grafik": (of) => {
    const [cheaper] = tried((x) => of("b") + of("k") * x < (of("k") + of("u")) * x);
    return `x > ${(cheaper ?? Number.NaN) - 1}`;
  },
  "funksioni-dhe-perdorimet/drejteza-neper-dy-pika": (of) => {
    const [x1, y1, x2, y2] = ["x1", "y1", "x2", "y2"].map(of) as [number, number, number, number];
    return `(${y2 - y1})x - (${x2 - x1})y = (${(y2 - y1) * x1 - (x2 - x1) * y1})`;
  },
  "funksioni-dhe-perdorimet/ku-ka-kuptim-rrenja": (of) => {
    const [least] = tried((x) => !Number.isNaN(Math.sqrt(of("a") * x + of("b"))));
    return `[${least}; +∞)`;
  },
  "levizja-e-trupave/nga-shpejtesia-te-rruga": (of) => moved(of("u"), of("a"), of("t")).map(typed),
  "ligjet-e-njutonit/arka-mbi-dysheme": (of) => {
    const acceleration = (of("F") - of("k")) / of("m");
    return [typed(acceleration), typed(moved(0, acceleration, of("t"))[0])];
  },
  "energjia-dhe-puna/kova-qe-bie": (of) => {
    const time = Math.sqrt((2 * of("h")) / 9.81);
    const [speed] = moved(0, 9.81, time);
    return [(0.5 * of("m") * speed ** 2).toFixed(1), speed.toFixed(1)];
  },
  "graviteti/sa-peshon-ne-nje-bote-tjeter": (of) => {
    // Compared with the Earth: mass 5.972e24 kg, radius 6371 km, and its own g by Newton's law.
    const earth = (6.674e-11 * 5.972e24) / 6.371e6 ** 2;
    return ((earth * (of("M") / 59.72)) / (of("R") / 6371) ** 2).toPrecision(3);
  },
  "njesitet-perpjestimet/sa-shifra-te-beson": (of) => {
    // In square centimetres, then with two digits.
    const area = Math.round(of("a") * 100) * Math.round(of("b") * 100);
    return `${Number((area / 10_000).toPrecision(2))} m²`;
  },
  "vargjet-rendesia/formula-e-pergjithshme": (of) => {
    const [first, second] = [of("a"), of("a") + of("d")];
    return `${second - first}n + ${first - (second - first)}`.replace("+ -", "- ");
  },
  "matematika-ekonomia/me-sa-te-holla-dal": (of) => `${of("c")} >= ${of("b")}y + ${of("a")}x`,
};

test("every exercise of a further kind is computed a second way", () => {
  const further = all.filter(({ exercise }) => isFurther(exercise.answer)).map(({ name }) => name);
  expect(Object.keys(ways).sort()).toEqual(further.sort());
  expect(further.length).toBeGreaterThanOrEqual(12);
});

test.each(Object.entries(ways))("%s: the second way gives what is right, in 20 draws", (name, answerFor) => {
  const exercise = all.find((each) => each.name === name)?.exercise;
  if (exercise === undefined) throw new Error(`no ${name}`);
  for (let draw = 1; draw <= draws; draw++) {
    const numbers: Scope = drawNumbers(exercise, String(draw)) ?? {};
    const answer = answerFor((letter) => numbers[letter] ?? Number.NaN);
    expect([draw, answer, furtherVerdict(exercise, numbers, answer).kind]).toEqual([draw, answer, "right"]);
  }
});
