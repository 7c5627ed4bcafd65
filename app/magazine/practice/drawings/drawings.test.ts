/** Tests each drawing with its own examples: what it draws is to scale, says no answer, and keeps labels apart. */
import { describe, expect, it } from "vitest";
import { allDrawings } from "./all-drawings";
import { asked, type ExerciseDrawing } from "./exercise-drawing";
import { type FigureArgument, type FigureRow, FigureRows } from "./figure-rows";
import { type FigureForm, type FigurePlace, type LineForm, label, line } from "./forms";
import { crowdedLabel } from "./labels-apart";
import { printFigure } from "./print-figure";

/** Reads rows as an editor writes them, with numbers in place of expressions. */
const rowsOf = (text: string) =>
  new FigureRows(
    text.split("\n").map((row): FigureRow => {
      const [, key = "", label = "", value = ""] = /^([\w-]+)(?: ([^=]+?))? = (.*)$/.exec(row.trim()) ?? [];
      const argument = (part: string): FigureArgument =>
        part !== "" && Number.isFinite(Number(part)) ? Number(part) : part;
      return {
        key,
        label,
        groups: value.split("|").map((group) => group.split(";").map((part) => argument(part.trim()))),
      };
    }),
  );

const examples: Record<string, string> = {
  grafik:
    "x = t; s; 0; 12; 2\ny = v; m/s; 0; 8; 2\nvija = 0; 0 | 4; 6 | 12; 6\nsiperfaqe = 0; 6\npanjohura = siperfaqe",
  trekendesh: "a = 3\nb = 4\nnjesia = cm\npanjohura = c",
  qark: "bateria = 6\npjesa = llambe; L; 10\ndega = rezistor; R; 20\ndega = rezistor; S; 20 | ampermeter; A\npanjohura = A",
  forca: "trupi = arke\ntoka = po\nforca P = 40; 270\nforca F = 20; 0\npanjohura = F",
  drejtez: "boshti = -5; 5; 1\npika A = 2\npanjohura = -3",
  thjerrez: "f = 10\nd = 30\nnjesia = cm\npanjohura = d1",
  shtylla: "boshti = 0; 60; 10\nshtylla para = 40\nshtylla pas = 25\npanjohura = pas",
};

/** The unknown of each example, computed by hand. */
const unknowns: Record<string, number> = {
  // A triangle of 4 s and 6 m/s, then 2 s of 6 m/s.
  grafik: 24,
  trekendesh: 5,
  // 10 Ω and 20 Ω ∥ 20 Ω: 6 V / 20 Ω, half of it in the branch.
  qark: 0.15,
  forca: 20,
  drejtez: -3,
  // 1/10 − 1/30 = 1/15.
  thjerrez: 15,
  shtylla: 25,
};

const lines = (forms: readonly FigureForm[]) => forms.filter((form): form is LineForm => form.kind === "line");
const length = ([[x1, y1], [x2, y2]]: readonly [FigurePlace, FigurePlace]) => Math.hypot(x2 - x1, y2 - y1);

describe.each(Object.entries(allDrawings))("%s", (name, drawing: ExerciseDrawing) => {
  const rows = rowsOf(examples[name] as string);

  it("has the unknown that is computed by hand", () => {
    expect(drawing.draw(rows, asked).unknown).toBeCloseTo(unknowns[name] as number, 9);
  });

  it.each([asked, { ...asked, solved: true }])("keeps labels apart, under 4 KB", (look) => {
    const drawn = drawing.draw(rows, look);
    expect(drawn.fault).toBeUndefined();
    expect(crowdedLabel(drawn)).toBeNull();
    expect(Buffer.byteLength(printFigure(drawn))).toBeLessThan(4096);
  });

  it("shows the answer only when it is solved", () => {
    const shown = (solved: boolean) => printFigure(drawing.draw(rows, { ...asked, solved }));
    expect(shown(true)).toContain("✓");
    expect(shown(false)).not.toContain("✓");
  });

  it("has an example that its own row understands", () => {
    for (const [key, { example }] of Object.entries(drawing.rows)) expect(example.split(/[ =]/)[0]).toBe(key);
  });

  it("prints texts that cannot become elements", () => {
    const hostile = rowsOf(`${examples[name]}\nnjesia = <img onerror=x>"`);
    expect(printFigure(drawing.draw(hostile, asked))).not.toContain("<img");
  });
});

it("draws a wrong hypotenuse to the scale of the right one", () => {
  const { draw } = allDrawings.trekendesh as ExerciseDrawing;
  const rows = rowsOf(examples.trekendesh as string);
  const hypotenuse = lines(draw(rows, asked).forms).find(({ tone }) => tone === "spot")?.points as [
    FigurePlace,
    FigurePlace,
  ];
  const typed = lines(draw(rows, { ...asked, typed: 2.5 }).forms).find(({ hatched }) => hatched)
    ?.points as FigurePlace[];
  expect(length([typed[0], typed[1]] as [FigurePlace, FigurePlace]) / length(hypotenuse)).toBeCloseTo(0.5, 6);
});

it("draws a typed area as the rectangle over the same time", () => {
  const { draw } = allDrawings.grafik as ExerciseDrawing;
  const drawn = draw(rowsOf(examples.grafik as string), { ...asked, typed: 12 });
  const [[x1, y1] = [0, 0], , [x2, y2] = [0, 0]] = lines(drawn.forms).find(({ hatched }) => hatched)?.points ?? [];
  // 12 m in 6 s are 2 m/s: half the length of 4 m/s, 168/8 units each.
  expect([x2 - x1, y1 - y2]).toEqual([expect.closeTo(lineWidth(drawn.forms) / 2, 6), expect.closeTo(42, 6)]);
});

/** Width of the plane: that of its grid's lines. */
const lineWidth = (forms: readonly FigureForm[]) =>
  Math.max(
    ...lines(forms)
      .filter(({ tone }) => tone === "hair")
      .map(({ points }) => Math.abs((points[1]?.[0] ?? 0) - (points[0]?.[0] ?? 0))),
  );

it("puts the image of a lens where the rays meet", () => {
  const { draw } = allDrawings.thjerrez as ExerciseDrawing;
  const drawn = draw(rowsOf(examples.thjerrez as string), { ...asked, solved: true });
  const rays = lines(drawn.forms).filter(({ tone, weight, dashed }) => tone === "spot" && weight === 1.3 && !dashed);
  const [a, b] = rays.map(({ points }) => points as [FigurePlace, FigurePlace]);
  const slope = ([[x1, y1], [x2, y2]]: [FigurePlace, FigurePlace]) => (y2 - y1) / (x2 - x1);
  const [[x, ay], [, by]] = [(a as [FigurePlace, FigurePlace])[0], (b as [FigurePlace, FigurePlace])[0]];
  const meeting = x + (by - ay) / (slope(a as [FigurePlace, FigurePlace]) - slope(b as [FigurePlace, FigurePlace]));
  const arrow = lines(drawn.forms).find(({ tone, weight }) => tone === "spot" && weight === 2.4)
    ?.points[0] as FigurePlace;
  expect(meeting).toBeCloseTo(arrow[0], 6);
});

it.each<[string, FigureForm[], string]>([
  [
    "a label on a line",
    [
      label([50, 50], "abc"),
      line([
        [40, 46],
        [90, 46],
      ]),
    ],
    "vijë",
  ],
  ["two labels on each other", [label([50, 50], "abc"), label([55, 52], "def")], "bie mbi „def“"],
  ["a label beyond the edge", [label([180, 50], "abcdef")], "jashtë"],
])("finds %s", (_, forms, message) => {
  expect(crowdedLabel({ width: 200, height: 100, forms, says: "" })).toContain(message);
});

it("finds nothing wrong with a label beside a line", () => {
  expect(
    crowdedLabel({
      width: 200,
      height: 100,
      forms: [
        label([50, 50], "abc"),
        line([
          [40, 60],
          [90, 60],
        ]),
      ],
      says: "",
    }),
  ).toBeNull();
});

it("a graph with numbers has room for them as an option too", () => {
  const graph = allDrawings.grafik as ExerciseDrawing;
  const rows = (numbers: string) =>
    rowsOf(`x = t; s; 0; 90; 30\ny = v; m/s; 0; 90; 30\nvija = 0; 0 | 90; 60${numbers}`);
  const [plain, numbered] = ["", "\nnumra = po"].map((numbers) =>
    graph.draw(rows(numbers), { ...asked, room: "option" }),
  );
  expect(numbered && crowdedLabel(numbered)).toBeNull();
  expect(numbered?.height).toBeGreaterThan(Number(plain?.height));
});
