/** Tests the axes of all published pictures: numbers at even steps, and equal units where a length is seen. */
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawNumbers } from "../../../app/magazine/practice/draw";
import { allDrawings } from "../../../app/magazine/practice/drawings/all-drawings";
import { evenStep, numberStep } from "../../../app/magazine/practice/drawings/axis";
import { asked, type ExerciseDrawing } from "../../../app/magazine/practice/drawings/exercise-drawing";
import type { FigureForm, LabelForm } from "../../../app/magazine/practice/drawings/forms";
import { planeOf } from "../../../app/magazine/practice/drawings/graph-plane";
import { figureRows } from "../../../app/magazine/practice/drawings/paint-figure";
import type { Scope } from "../../../app/magazine/practice/expression";
import { triedOf } from "../../../tests/long-series";
import { exercisesOf } from "./pictured-draws.fixture";

const slugs = readdirSync(new URL("../../practice", import.meta.url)).map((name) => name.replace(".md", ""));
const seeds = Array.from({ length: triedOf(12, 4) }, (_, i) => String(i + 1));

/** Tells whether a step is 1, 2 or 5 times a power of ten. */
const isEven = (step: number) => /^[125](\.0+)?e/.test(step.toExponential(6));

/** Returns the numbers beside an upright axis and below a lying one, as they are printed. */
function numbersOf(forms: readonly FigureForm[]): number[][] {
  const labels = forms.filter((form): form is LabelForm => form.kind === "label" && !form.bold && !form.lead);
  const runs = new Map<string, number[]>();
  for (const { anchor = "start", at, text } of labels) {
    const value = Number(
      text
        .replaceAll(/[\s\u00a0]/g, "")
        .replace("−", "-")
        .replace(",", "."),
    );
    const place = anchor === "end" ? `x${at[0]}` : anchor === "middle" ? `y${at[1]}` : "";
    if (place === "" || text === "" || !Number.isFinite(value)) continue;
    runs.set(place, [...(runs.get(place) ?? []), value]);
  }
  return [...runs.values()].filter((run) => run.length > 2);
}

/** Returns the steps of a picture's axes in all draws, from the numbers that it prints. */
const stepsOf = (slug: string) =>
  [...exercisesOf(slug).values()].flatMap((exercise) =>
    (exercise.figures ?? [])
      .filter(({ drawing }) => ["grafik", "shtylla", "drejtez"].includes(drawing))
      .flatMap((figure) =>
        seeds.flatMap((seed) => {
          const rows = figureRows(figure, exercise, drawNumbers(exercise, seed) as Scope);
          // Bars named by numbers and values above bars are no axis.
          if (rows.says("vetem-skajet") || (figure.drawing === "shtylla" && rows.says("vlera"))) return [];
          const room = figure.name === undefined ? "whole" : "option";
          const { forms } = (allDrawings[figure.drawing] as ExerciseDrawing).draw(rows, { ...asked, room });
          return numbersOf(forms).map((run) => ({
            at: `${slug}/${exercise.id}`,
            step: Number((Math.abs((run.at(-1) as number) - (run[0] as number)) / (run.length - 1)).toPrecision(9)),
          }));
        }),
      ),
  );

describe("numbers of axes", () => {
  it.each(slugs)("of %s stand at 1, 2 or 5 · 10ⁿ", (slug) => {
    expect(stepsOf(slug).filter(({ step }) => !isEven(step))).toEqual([]);
  });

  it.each([
    [0, 3300, 550, 9, 500],
    [0, 24, 4, 25, 2],
    [0, 90, 30, 25, 10],
    [0, 5 * 107.18, 107.18, 25, 100],
    [-24, 24, 4, 25, 2],
    [0, 1, 0.25, 25, 0.05],
    [0, 12, 2, 25, 2],
    // No tick is drawn: the step is greater than the axis.
    [0, 4, 8, 25, 8],
  ])("from %s to %s by %s, at most %s ticks: %s", (from, to, step, most, even) => {
    expect(evenStep(from, to, step, most)).toBe(even);
  });

  it("skips ticks, not even numbers", () => {
    expect([numberStep(2, 3), numberStep(2, 12), numberStep(0.5, 0.6), numberStep(10, 10)]).toEqual([10, 20, 1, 10]);
  });
});

/** Exercises whose plane shows a length, an angle or a circle. */
const measured: [slug: string, id: string, name?: string][] = [
  ["pitagora", "largesia-e-dy-pikave"],
  ["pitagora", "e-njejta-largesi-nga-origjina"],
  ["gjeometria-ne-hapesire", "ku-kapercehet-brinja"],
  ["perthyerja-dhe-reflektimi-i-drites", "kendi-nga-pingulja"],
  ["perthyerja-dhe-reflektimi-i-drites", "rrezja-hyn-ne-uje", "A"],
  ["lidhja-mes-matematikes-dhe-fizikes", "rrezja-neper-tri-shtresa", "A"],
  ["matematika-arkitektura", "ku-fillon-terheqja-te-kupola"],
  ["matematika-sporti", "gjysma-e-pafilmuar"],
  ["trigonometria-lidhja-shkencat", "kulla-pertej-lumit"],
];

it.each(measured)("%s, %s: one unit is as long in both directions", (slug, id, name) => {
  const exercise = exercisesOf(slug).get(id);
  const figure = exercise?.figures?.find((each) => each.name === name);
  for (const seed of seeds) {
    const rows = figureRows(figure as never, exercise as never, drawNumbers(exercise as never, seed) as Scope);
    const { at } = planeOf(rows, name === undefined ? "whole" : "option");
    const [[x0, y0], [x1, y1]] = [at(0, 0), at(1, 1)];
    expect((x1 - x0) / (y0 - y1)).toBeCloseTo(1, 1);
  }
});

it("the plane of two points is tight: it holds them, the origin and one unit more", () => {
  const exercise = exercisesOf("pitagora").get("largesia-e-dy-pikave");
  for (const seed of seeds) {
    const { x, y, x2, y2 } = drawNumbers(exercise as never, seed) as Record<"x" | "y" | "x2" | "y2", number>;
    const plane = planeOf(
      figureRows(exercise?.figures?.[0] as never, exercise as never, { x, y, x2, y2 } as Scope),
      "whole",
    );
    expect([plane.x.from, plane.x.to]).toEqual([Math.min(x, 0) - 1, Math.max(x2, 0) + 1]);
    expect([plane.y.from, plane.y.to]).toEqual([Math.min(y2, 0) - 1, Math.max(y, 0) + 1]);
  }
});
