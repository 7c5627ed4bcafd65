/** Tests each drawing with its own examples: what it draws is to scale, says no answer, and keeps labels apart. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allDrawings } from "./all-drawings";
import { drawingRows } from "./drawing-rows";
import { asked, type ExerciseDrawing } from "./exercise-drawing";
import { type FigureArgument, type FigureRow, FigureRows } from "./figure-rows";
import {
  band,
  type CircleForm,
  type FigureForm,
  type FigurePlace,
  type LabelForm,
  type LineForm,
  label,
  line,
} from "./forms";
import { crowdedLabel } from "./labels-apart";
import { paintFigure } from "./paint-figure";
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
  rrafsh: "lartesia = 3\ngjatesia = 5\nnjesia = m\npesha = 200\nshfaq = lartesia; gjatesia; pesha\npanjohura = gjate",
  vale: "boshti = x; m; 12\nvala = 4; 3\nnjesia = cm\nshfaq = gjatesia; lartesia\npika P = 2; lart\npanjohura = amplituda",
  zare: "vlera = shuma\nshenuar = 7; 11\npanjohura = numri\nfshih = po",
  peme: "rrenja = 1000 veta\ndega = të sëmurë; 2 % | pozitivë; 90 % | negativë\ndega = të shëndoshë | pozitivë; 5 % | negativë\npanjohura = të sëmurë; pozitivë\nvlera = 18\nnjesia = veta",
  skice:
    "kufijte = 0; 8; -1; 5\nthote = Drejtkëndësh me diagonalen e panjohur\nfaqe = 0; 0 | 4; 0 | 4; 3 | 0; 3\nkerkuar = 0; 0 | 4; 3\nteksti 4 cm = 2; -0.6\npanjohura = 5; 1.5\nvlera = 5\nnjesia = cm",
  shirit: "shirit klasa = 12; 12 vajza | 15; djem\nkllapa 27 nxënës = 0; 27\npanjohura = djem",
  orbite:
    "planeti = 6371\nrrezja = 7371\nqendra = Toka\nnjesia = km\nshpejtesia = 7.35; km/s\nshfaq = planeti; shpejtesia\npanjohura = lartesia",
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
  // 200 N · 3 m / 5 m.
  rrafsh: 120,
  vale: 3,
  // Six pairs of seven, two of eleven.
  zare: 8,
  // 2 % of 1000, 90 % of them.
  peme: 18,
  // 3² + 4² = 5².
  skice: 5,
  // 27 − 12.
  shirit: 15,
  orbite: 1000,
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

  it("has rows, and an example that its own row understands", () => {
    const rows = Object.entries(drawingRows[name] ?? {});
    expect(rows.length).toBeGreaterThan(0);
    for (const [key, { example }] of rows) expect(example.split(/[ =]/)[0]).toBe(key);
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

it("a grid is one path, and so are the ticks beside it", () => {
  const graph = allDrawings.grafik as ExerciseDrawing;
  const printed = printFigure(graph.draw(rowsOf("x = x; ; -8; 12; 1\ny = y; ; -12; 8; 1\npika A = 3; 2"), asked));
  expect(printed.split('stroke="var(--color-hair)"')).toHaveLength(2);
  // 21 lines in each direction, and as many ticks: one path each of grid, axes and ticks, and the frame's.
  expect(printed.split("<path")).toHaveLength(5);
  expect(Buffer.byteLength(printed)).toBeLessThan(4096);
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

describe("faults that were mended", () => {
  const drawn = (name: string, text: string, look = asked) =>
    (allDrawings[name] as ExerciseDrawing).draw(rowsOf(text), look);
  const styles = readFileSync(new URL("../../../styles.css", import.meta.url), "utf8");

  /** Returns the luminance of a colour by WCAG 2.2. */
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
      const share = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };

  it("a marked span has a rim of 3:1 on paper of both themes", () => {
    const span = lines(drawn("drejtez", "boshti = 0; 10; 1\nsegment = 2; 5").forms).find(({ fill }) => fill === "tint");
    const colours = (token: string) =>
      [...styles.matchAll(new RegExp(`--color-${token}: (#\\w{6})`, "g"))].map(([, hex = ""]) => hex);
    const [rims, papers] = [colours(span?.tone ?? ""), colours("paper")];
    expect(papers).toHaveLength(2);
    for (const [i, paper] of papers.entries()) {
      const [light = 0, dark = 0] = [luminance(paper), luminance(rims[i] as string)].sort((a, b) => b - a);
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThan(3);
    }
  });

  it.each([
    [0, 20],
    [3, 4],
    [18, 2],
  ])("the head of a jump from %s to %s goes on from its bow", (from, to) => {
    const found = lines(drawn("drejtez", `boshti = 0; 20; 1\nkercim = ${from}; ${to}`).forms).filter(
      ({ weight }) => weight === 1.5,
    );
    const [bow, shaft] = found as [LineForm, LineForm];
    expect(shaft.points[0]).toEqual(bow.points.at(-1));
  });

  it("a line's name does not lie on the axis where the line ends", () => {
    const { forms } = drawn(
      "grafik",
      "x = t; s; 0; 10; 1\ny = v; m/s; -4; 4; 1\nvija A = 0; 3 | 10; 0\nvija B = 0; 0 | 10; -4",
    );
    const [bottom, zero] = [34 + 168, 34 + 84];
    for (const name of ["A", "B"]) {
      const foot =
        forms.find((form): form is LabelForm => form.kind === "label" && form.text === name)?.at[1] ?? Number.NaN;
      for (const axis of [bottom, zero]) expect(foot < axis - 3 || foot - 12 > axis).toBe(true);
    }
  });

  it.each([
    ["-4; 4", "-8; 0", [73, 24]],
    ["0; 8", "-4; 4", [10, 66]],
    ["-4; 4", "0; 8", [73, 108]],
    ["2; 8", "2; 8", [10, 108]],
  ])("axes of an option over x = %s and y = %s cross once, at zero or nearest to it", (x, y, [across, up]) => {
    const { forms } = drawn("grafik", `x = x; ; ${x}; 1\ny = y; ; ${y}; 1`, { ...asked, room: "option" });
    const axes = lines(forms).filter(({ tone }) => tone === undefined);
    expect(axes).toHaveLength(2);
    expect(axes[0]?.points.map(([at]) => at)).toEqual(
      [across, across].map((value) => expect.closeTo(value as number, 0)),
    );
    expect(axes[1]?.points.map(([, at]) => at)).toEqual([up, up].map((value) => expect.closeTo(value as number, 0)));
  });

  it("arrows of several pictures keep one scale", () => {
    const reach = (size: number) => {
      const { forms } = drawn("forca", `shkalla = 2\nforca P = ${size}; 0; "P"`);
      return (
        Math.max(
          ...lines(forms)
            .filter(({ fill }) => fill === "ink")
            .flatMap(({ points }) => points.map(([x]) => x)),
        ) - 170
      );
    };
    expect(reach(2) / reach(1)).toBeCloseTo(2, 6);
  });

  it("a hidden arrow is called by its name, since it may be a velocity", () => {
    const { says } = drawn("forca", 'forca T = 1; 0; "T"\nforca v = 1; 90; "v"\npanjohura = v\nfshih = po');
    expect(says).toContain("v në drejtim të panjohur");
    expect(says).not.toContain("forcë");
  });

  it("tells the points of a slope and the ends of an area", () => {
    const axes = "x = t; s; 0; 12; 2\ny = v; m/s; 0; 8; 2\nvija = 0; 1 | 12; 7";
    expect(drawn("grafik", `${axes}\npjerresia = 2; 6`).says).toContain("(2; 2) dhe (6; 4)");
    expect(drawn("grafik", `${axes}\nsiperfaqe = 0; 6`).says).toContain("mes t = 0 dhe t = 6");
    const { says } = drawn("grafik", `${axes}\nlexim = 6\npanjohura = lexim`);
    expect(says).toContain("t = 6");
    expect(says.slice(says.indexOf("t = 6"))).not.toContain("4");
  });

  it("the frame of a lens does not tell where its hidden image is", () => {
    const lensAt = (d: number) =>
      lines(drawn("thjerrez", `f = 10\nd = ${d}\nfshih = po`).forms).find(
        ({ weight, points }) => weight === 2 && points.length === 2,
      )?.points[0]?.[0];
    for (const d of [12, 15, 30, 50]) expect(lensAt(d)).toBeCloseTo(170, 6);
    const scaleAt = (d: number) => {
      const feet = drawn("thjerrez", `f = 10\nd = ${d}\nfshih = po`).forms.flatMap((form) =>
        form.kind === "label" && form.lead === "F" ? [form.at[0]] : [],
      );
      return (feet[1] as number) - (feet[0] as number);
    };
    // Images at 24 and 30 cm have the same scale.
    expect(scaleAt(15)).toBeCloseTo(scaleAt(17), 6);
  });
});

it("the components of a weight add up to it and a typed one is to scale", () => {
  const { draw } = allDrawings.rrafsh as ExerciseDrawing;
  const rows = rowsOf("lartesia = 3\ngjatesia = 5\npesha = 200\nshfaq = pesha; pingul\npanjohura = gjate");
  const heads = lines(draw(rows, asked).forms).filter(
    ({ closed, points, fill }) => closed && points.length === 3 && fill !== undefined && fill !== "tint",
  );
  const tips = heads.map(({ points }) => points[0] as FigurePlace);
  const centre = draw(rows, asked).forms.find((form): form is CircleForm => form.kind === "circle" && form.r === 3)
    ?.at as FigurePlace;
  const steps = tips.map(([x, y]) => [x - centre[0], y - centre[1]] as const);
  const [weight, ...components] = steps as [FigurePlace, ...FigurePlace[]];
  for (const i of [0, 1])
    expect(components.reduce((sum, step) => sum + (step[i] as number), 0)).toBeCloseTo(weight[i] as number, 6);
  const band = lines(draw(rows, { ...asked, typed: 60 }).forms).find(({ hatched }) => hatched)?.points as FigurePlace[];
  const whole = Math.hypot(...(components[0] as FigurePlace));
  expect(length([band[0], band[1]] as [FigurePlace, FigurePlace]) / whole).toBeCloseTo(0.5, 6);
});

it("a wave is measured where its crests and troughs are drawn", () => {
  const { draw } = allDrawings.vale as ExerciseDrawing;
  const { forms, says } = draw(
    rowsOf("boshti = x; m; 12; 1\nvala = 4; 3; 0.1\nshfaq = gjatesia; amplituda\npanjohura = lartesia"),
    asked,
  );
  const curve = lines(forms).find(({ points, weight }) => points.length > 60 && weight === 2.6)
    ?.points as FigurePlace[];
  const level = (pick: (...all: number[]) => number) => pick(...curve.map(([, y]) => y));
  const upright = lines(forms).find(({ tone, weight }) => tone === "spot" && weight === 3)?.points as FigurePlace[];
  expect(Math.abs((upright[0]?.[1] ?? 0) - level(Math.max))).toBeLessThan(0.3);
  expect(Math.abs((upright[1]?.[1] ?? 0) - level(Math.min))).toBeLessThan(0.3);
  expect(says).toContain("0,6; 4,6; 8,6");
});

it("a typed number hatches as many cells of two dice", () => {
  const { draw } = allDrawings.zare as ExerciseDrawing;
  const rows = rowsOf("vlera = me-i-madhi\nshenuar = 6\npanjohura = numri");
  /** Returns the hatched surface by the shoelace formula, in cells of 46 times 26 units. */
  const cells = (typed: number) => {
    const corners = lines(draw(rows, { ...asked, typed }).forms).find(({ hatched }) => hatched)?.points ?? [];
    const turned = corners.map(([x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % corners.length] as FigurePlace;
      return x * nextY - nextX * y;
    });
    return turned.reduce((sum, each) => sum + each, 0) / 2 / 46 / 26;
  };
  expect([1, 6, 12, 36].map(cells)).toEqual([1, 6, 12, 36]);
});

describe("what was typed wrong", () => {
  const triangle = {
    drawing: "trekendesh",
    rows: Object.entries({ a: "4", b: "3", panjohura: "c" }).map(([key, each]) => ({
      key,
      groups: [[key === "panjohura" ? { text: each } : { value: each }]],
    })),
  };
  const painted = (typed: number | null, unit?: string, panjohura = "c") =>
    paintFigure(
      allDrawings.trekendesh as ExerciseDrawing,
      {
        ...triangle,
        rows: triangle.rows.map((row) => (row.key === "panjohura" ? { ...row, groups: [[{ text: panjohura }]] } : row)),
      },
      { prints: [], answer: { kind: "number", value: "5", ...(unit && { unit }) } },
      {},
      { ...asked, typed },
    );
  const heightOf = (svg: string) => Number(/viewBox="[\d.-]+ [\d.-]+ 340 ([\d.]+)"/.exec(svg)?.[1]);

  it("is written below the picture in bold, beside a sample of its hatching, with the unit", () => {
    const svg = painted(7, "cm");
    expect(svg).toContain('font-weight="700">shkrove 7\u00a0cm</text>');
    expect(svg).toContain("Me vija: shkrove 7\u00a0cm.");
    // The sample lies below what was the picture, where no label of it can be.
    expect(heightOf(painted(2, "cm")) - heightOf(painted(null, "cm"))).toBeCloseTo(28, 6);
    expect(svg.match(/stroke-width="1.2"/g)).toHaveLength(2);
    expect(painted(40, "°", "alfa")).toContain("shkrove 40°");
  });

  it("of less than a band's width is a tick outside of the triangle, with a leader to its words", () => {
    const { draw } = allDrawings.trekendesh as ExerciseDrawing;
    const drawn = draw(rowsOf(examples.trekendesh as string), { ...asked, typed: 0.1 });
    const { points } = lines(drawn.forms).find(({ hatched }) => hatched) as LineForm;
    const [[x1, y1], [x2, y2]] = points as [FigurePlace, FigurePlace];
    expect([
      points.length,
      length([
        [x1, y1],
        [x2, y2],
      ]),
    ]).toEqual([2, expect.closeTo(12, 6)]);
    // The hypotenuse rises to the right, so that outside is up and to the left.
    expect([x2 < x1, y2 < y1]).toEqual([true, true]);
    expect(painted(0.1, "cm")).toContain("Me një vizë: shkrove 0,1\u00a0cm.");
    expect(painted(0.1, "cm")).not.toContain('stroke-width="1.2"');
  });

  it("is told of only where it is drawn", () => {
    expect(painted(null, "cm")).not.toContain("shkrove");
    const circuit = (allDrawings.qark as ExerciseDrawing).draw(rowsOf(examples.qark as string), { ...asked, typed: 3 });
    expect(circuit.forms.some((form) => form.kind === "line" && form.hatched)).toBe(false);
  });

  it("has a rim of two units and strokes that cross its band, whatever its direction", () => {
    for (const [x, y] of [
      [60, 0],
      [60, -60],
      [0, -60],
      [-50, 20],
    ] as const) {
      const svg = printFigure({ width: 340, height: 200, forms: [band([170, 100], [170 + x, 100 + y])], says: "" });
      expect(svg).toContain('stroke-width="2"');
      const strokes = /<path d="([^"]+)"/.exec(svg)?.[1]?.split("M").slice(1) ?? [];
      // A band of 60 units has a stroke every 7.8 units of its length, less at its ends.
      expect(strokes.length).toBeGreaterThanOrEqual(6);
      for (const stroke of strokes) {
        const [dx = 0, dy = 0] = stroke.split("l")[1]?.split(" ").map(Number) ?? [];
        expect(Math.hypot(dx, dy)).toBeLessThan(18);
      }
    }
  });
});

it("a number line tells its jumps and its marked span, bars which of them is asked", () => {
  const said = (name: string, text: string) => (allDrawings[name] as ExerciseDrawing).draw(rowsOf(text), asked).says;
  const line = said("drejtez", "boshti = 0; 20; 1\nnjesia = m\nkercim = 0; 7\nkercim = 7; 12\nsegment = 2; 5");
  expect(line).toContain("E ngjyrosur: nga 2 te 5\u00a0m.");
  expect(line).toContain("Kërcime: nga 0 te 7\u00a0m, nga 7 te 12\u00a0m.");
  const told = said("shtylla", examples.shtylla as string);
  expect(told).toBe("Shtylla: para 40. E panjohur është shtylla „pas“.");
});

describe("an orbit", () => {
  const { draw } = allDrawings.orbite as ExerciseDrawing;
  const spot = (forms: readonly FigureForm[]) =>
    (lines(forms).find(({ tone, weight }) => tone === "spot" && weight === 3)?.points ?? []) as [
      FigurePlace,
      FigurePlace,
    ];

  it("names both bodies, and the label of the force stands at its arrow", () => {
    const { forms } = draw(
      rowsOf(
        "planeti = 1\nrrezja = 60\nqendra = Toka\nforca = 1; N\nshfaq = forca\netiketa forca = F\netiketa trupi = Hëna",
      ),
      asked,
    );
    const at = (text: string) => {
      const [found] = forms.flatMap((form) => (form.kind === "label" && form.text === text ? [form.at] : []));
      return found as FigurePlace;
    };
    expect(at("Hëna")[0]).toBeGreaterThan(at("F")[0]);
    expect(at("F")[0]).toBeGreaterThan(at("Toka")[0]);
  });

  it("has its planet, its path and a typed height to one scale", () => {
    const rows = rowsOf("planeti = 2000\nrrezja = 8000\nnjesia = km\npanjohura = lartesia");
    const { forms } = draw(rows, { ...asked, typed: 3000 });
    const radii = forms.flatMap((form) => (form.kind === "circle" && form.fill === "tint" ? [form.r] : []));
    const [path] = lines(forms).filter(({ dashed }) => dashed);
    const across = (points: readonly FigurePlace[]) =>
      Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x));
    expect((radii[0] as number) / (across(path?.points ?? []) / 2)).toBeCloseTo(0.25, 6);
    const band = lines(forms).find(({ hatched }) => hatched)?.points as FigurePlace[];
    const height = spot(forms);
    expect(length([band[0], band[1]] as [FigurePlace, FigurePlace]) / length(height)).toBeCloseTo(0.5, 6);
    expect(length(height) / (across(path?.points ?? []) / 2)).toBeCloseTo(0.75, 6);
  });

  it("keeps a far planet larger than what goes round it", () => {
    const { forms } = draw(rowsOf("planeti = 1\nrrezja = 60\ntrupi = 30\nforca = 1; N\nshfaq = forca"), asked);
    const radius = (fill: string) =>
      forms.flatMap((form) => (form.kind === "circle" && form.fill === fill ? [form.r] : []))[0] ?? Number.NaN;
    expect(radius("tint")).toBeGreaterThan(2 * radius("paper"));
  });

  it.each([0, 40, 130, 260])(
    "with the body at %s°: the velocity is at right angles to the force, ahead of it",
    (turn) => {
      const step = (part: string) => {
        const { forms } = draw(
          rowsOf(`planeti = 1\nrrezja = 4\ntrupi = ${turn}\nshpejtesia = 3; km/s\nforca = 5; N\npanjohura = ${part}`),
          asked,
        );
        const [[x1, y1], [x2, y2]] = spot(forms);
        return [x2 - x1, y1 - y2] as const;
      };
      const [[vx, vy], [fx, fy]] = [step("shpejtesia"), step("forca")];
      expect(vx * fx + vy * fy).toBeCloseTo(0, 6);
      // Counterclockwise: the force is to the left of the velocity.
      expect(vx * fy - vy * fx).toBeGreaterThan(0);
    },
  );

  it("an ellipse has the sum of distances to its focus and to the other one that its axis is long", () => {
    const { forms } = draw(rowsOf("afer = 2\nlarg = 8\nnjesia = au\nshfaq = afer\npanjohura = larg"), asked);
    const path = lines(forms).find(({ dashed }) => dashed)?.points as FigurePlace[];
    const [focus, end] = spot(forms);
    const left = Math.min(...path.map(([x]) => x));
    expect((end[0] - focus[0]) / (focus[0] - left)).toBeCloseTo(4, 6);
    const other: FigurePlace = [left + end[0] - focus[0], focus[1]];
    for (const point of path) expect(length([focus, point]) + length([other, point])).toBeCloseTo(end[0] - left, 6);
  });

  it("tells the editor which part has no value in it", () => {
    expect(draw(rowsOf("planeti = 1\nrrezja = 2\npanjohura = forca"), asked).fault).toContain("forca");
    expect(draw(rowsOf("planeti = 2\nrrezja = 2"), asked).fault).toContain("më e madhe");
  });
});

describe("a tree of cases", () => {
  const { draw } = allDrawings.peme as ExerciseDrawing;
  const twoLights = (look = asked) =>
    draw(
      rowsOf(
        "rrenja = rruga\ndega = e gjelbër; p | gjelbër; q | kuqe\ndega = e kuqe | gjelbër; q | kuqe\npanjohura = e gjelbër; kuqe | e kuqe; gjelbër\nvlera = 0.46",
      ),
      look,
    );
  const spots = (forms: readonly FigureForm[]) => lines(forms).filter(({ tone }) => tone === "spot");

  it("draws the way to each sought case in the spot colour, and one value for all of them", () => {
    const { forms, unknown } = twoLights();
    // The root and its fork twice, then each division with a fork and a case.
    const ends = spots(forms).map(({ points }) => points[1] as FigurePlace);
    const rows = [22, 66, 110, 154];
    expect(ends.filter(([x]) => x === 338).map(([, y]) => y)).toEqual([rows[1], rows[2]]);
    expect(unknown).toBe(0.46);
    const solved = twoLights({ ...asked, solved: true }).forms;
    expect(solved.filter((form) => form.kind === "label" && form.text.startsWith("✓"))).toHaveLength(1);
    expect(solved.some((form) => form.kind === "circle")).toBe(false);
  });

  it("is told from its beginning to its cases, and which of them are sought", () => {
    expect(twoLights().says).toBe(
      "Pemë rastesh. Në fillim: rruga. Degët: e gjelbër p (gjelbër q, kuqe); e kuqe (gjelbër q, kuqe). Kërkohet: e gjelbër, kuqe dhe e kuqe, gjelbër.",
    );
  });

  it("a division stands in the middle of its cases, the root in the middle of all", () => {
    const { forms } = twoLights();
    const levelOf = (text: string) =>
      forms.flatMap((form) => (form.kind === "label" && form.text === text ? [form.at[1] + 6] : []));
    expect([levelOf("e gjelbër"), levelOf("e kuqe"), levelOf("rruga")]).toEqual([[44], [132], [88]]);
  });

  it("tells the editor what it cannot draw", () => {
    expect(draw(rowsOf("rrenja = r\ndega = a"), asked).fault).toContain("dy degë");
    expect(draw(rowsOf("rrenja = r\ndega = a\ndega = b\npanjohura = c"), asked).fault).toContain("„c“");
    expect(draw(rowsOf("rrenja = një emër tepër i gjatë\ndega = a\ndega = b"), asked).fault).toContain("vend");
    expect(draw(rowsOf("rrenja = r\ndega = a\ndega = b"), { ...asked, room: "option" }).fault).toContain("vogël");
  });
});

describe("strips and sketches", () => {
  const boxes = (name: string, text: string, look = asked) =>
    lines((allDrawings[name] as ExerciseDrawing).draw(rowsOf(text), look).forms);

  it("draws the parts of a strip to one scale, and a typed part beside the right one", () => {
    const text = "shirit a = 12; 12 vajza | 15; djem\nshirit b = 9; 9 m\npanjohura = djem";
    const width = ({ points }: LineForm) => Math.abs((points[1]?.[0] ?? 0) - (points[0]?.[0] ?? 0));
    const [girls, boys, other] = boxes("shirit", text).map(width) as [number, number, number];
    expect([boys / girls, other / girls]).toEqual([expect.closeTo(15 / 12, 6), expect.closeTo(9 / 12, 6)]);
    const typed = boxes("shirit", text, { ...asked, typed: 5 }).find(({ hatched }) => hatched) as LineForm;
    expect(width(typed) / boys).toBeCloseTo(5 / 15, 6);
  });

  it("tells the editor which name does not fit into its part, and which part is missing", () => {
    const { draw } = allDrawings.shirit as ExerciseDrawing;
    expect(draw(rowsOf("shirit a = 1; shumë i gjatë | 99; b"), asked).fault).toContain("„shumë i gjatë“");
    expect(draw(rowsOf("shirit a = 1; b\npanjohura = c"), asked).fault).toContain("„c“");
  });

  it("keeps equal units in a sketch, whatever its borders are", () => {
    for (const borders of ["0; 8; 0; 2", "-1; 3; -9; 9"]) {
      const [square] = boxes("skice", `kufijte = ${borders}\nthote = a\nfaqe = 0; 0 | 1; 0 | 1; 1 | 0; 1`);
      const [a, b, c] = (square as LineForm).points as [FigurePlace, FigurePlace, FigurePlace];
      expect(length([b, c])).toBeCloseTo(length([a, b]), 6);
    }
  });

  it("says the editor's sentence of a sketch", () => {
    const { draw } = allDrawings.skice as ExerciseDrawing;
    expect(draw(rowsOf("kufijte = 0; 1; 0; 1\nthote = Një kub"), asked).says).toBe("Një kub.");
    expect(draw(rowsOf("kufijte = 1; 1; 0; 1\nthote = Një kub"), asked).fault).toContain("kufijtë");
  });
});
