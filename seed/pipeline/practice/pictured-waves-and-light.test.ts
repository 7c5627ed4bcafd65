/**
 * Checks exercises with pictures of lenses, waves, sound and colours by a second way, in 20 draws each: rays are traced
 * step by step, wavelengths counted on the drawn line, angles compared by their sines.
 */
import { describe, expect, it } from "vitest";
import type { FigureRows } from "../../../app/magazine/practice/drawings/figure-rows";
import { drawsOf, exercisesOf, type PicturedDraw } from "./pictured-draws.fixture";

function curveOf(rows: FigureRows) {
  const [at, from = Number.NaN, to = Number.NaN] = rows.all("lakore")[0]?.groups[0] ?? [];
  if (typeof at !== "function") throw new Error("There is no curve.");
  return { at, from: Number(from), to: Number(to) };
}

const pointsIn = (rows: FigureRows) =>
  (rows.all("vija")[0]?.groups ?? []).map(([x, y]) => [Number(x), Number(y)] as const);

const options = ["A", "B", "C", "D"];

/** Returns the first option of four that alone meets a condition. */
function onlyOne({ rows }: PicturedDraw, meets: (rows: FigureRows) => boolean): number {
  const found = options.filter((name) => meets(rows(name)));
  expect(found).toHaveLength(1);
  return options.indexOf(found[0] as string);
}

/** Returns the distance from one rise through zero to the next. */
function repeatOf(at: (x: number) => number, to: number): number {
  const rises: number[] = [];
  for (let x = 0.0005; x < to && rises.length < 2; x += 0.001)
    if (at(x - 0.001) < 0 && at(x) >= 0) rises.push(x - 0.0005);
  return (rises[1] as number) - (rises[0] as number);
}

describe("lenses", () => {
  const lens = exercisesOf("si-funksionojne-syzet-dhe-teleskopet");

  /** Bends a ray from the object's tip at a height of the lens: its slope falls by the height over f. */
  const ray = (rows: FigureRows, y: number) => {
    const [f, d, h] = [rows.number("f"), rows.number("d"), rows.number("h")];
    const slope = (y - h) / d - y / f;
    return (x: number) => y + slope * x;
  };
  const meeting = (rows: FigureRows) => {
    const [upper, lower] = [ray(rows, 1), ray(rows, -1)];
    return (upper(0) - lower(0)) / (lower(1) - lower(0) - (upper(1) - upper(0)));
  };

  it.each(["vere-shembellimin", "muri-i-projektorit"])("%s is where two bent rays meet", (id) => {
    for (const { rows, answers } of drawsOf(lens.get(id))) expect(meeting(rows())).toBeCloseTo(answers[0] as number, 9);
  });

  it("half the lens still sends rays of the tip to the same point", () => {
    const [draw] = drawsOf(lens.get("gjysma-e-thjerres"));
    const rows = draw?.rows() as FigureRows;
    const places = [-0.5, -1, -1.5, 3].map((y) => ray(rows, y)(meeting(rows)));
    for (const place of places) expect(place).toBeCloseTo(-4, 9);
    expect(draw?.answers).toEqual([0]);
  });

  it("an object inside the focus has its image before the lens, upright and three times as high", () => {
    for (const { rows } of drawsOf(lens.get("me-afer-se-vatra"))) {
      const place = meeting(rows());
      expect(place).toBeLessThan(0);
      expect(ray(rows(), 1)(place)).toBeCloseTo(3 * rows().number("h"), 9);
    }
  });
});

describe("waves", () => {
  const waves = exercisesOf("intro-valet");

  it("a knot's film repeats after the period that the right option says", () => {
    for (const { rows, scope } of drawsOf(waves.get("cfare-thote-grafiku-i-nyjes")))
      expect(repeatOf(curveOf(rows()).at, 20)).toBeCloseTo(scope.T as number, 2);
  });

  it("crests run a wavelength of the photograph in each swing of the hand", () => {
    for (const { rows, scope, answers } of drawsOf(waves.get("lexo-fotografine-e-litarit")))
      expect(repeatOf(curveOf(rows()).at, 20) * (scope.f as number)).toBeCloseTo(answers[0] as number, 1);
  });

  it("only one rope is the first, a quarter of its wavelength to the right", () => {
    for (const draw of drawsOf(waves.get("litari-pak-me-vone"))) {
      const before = curveOf(draw.rows()).at;
      const quarter = repeatOf(before, 20) / 4;
      const isLater = (rows: FigureRows) =>
        [0.3, 1.7, 3.1, 5.9, 7.4].every((x) => Math.abs(curveOf(rows).at(x) - before(x - quarter)) < 0.02);
      expect(draw.answers).toEqual([onlyOne(draw, isLater)]);
    }
  });

  it("only one rope is the first with both pulses moved by 6 m through each other", () => {
    for (const draw of drawsOf(waves.get("pas-takimit-te-pulseve"))) {
      const heightIn = (rows: FigureRows, x: number) => pointsIn(rows).find(([at]) => at === x)?.[1] ?? 0;
      const right = (x: number) => Math.max(0, heightIn(draw.rows(), x - 6));
      const left = (x: number) => Math.min(0, heightIn(draw.rows(), x + 6));
      const isLater = (rows: FigureRows) => [1, 2, 3, 7, 8, 9].every((x) => heightIn(rows, x) === right(x) + left(x));
      expect(draw.answers).toEqual([onlyOne(draw, isLater)]);
    }
  });
});

describe("refraction", () => {
  const light = exercisesOf("perthyerja-dhe-reflektimi-i-drites");
  const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);

  it("only one graph of angles has sines in the ratio 1.5", () => {
    for (const draw of drawsOf(light.get("grafiku-i-dy-kendeve"))) {
      const isSnell = (rows: FigureRows) =>
        [10, 25, 40, 55].every((a) => Math.abs(sin(a) - 1.5 * sin(curveOf(rows).at(a))) < 1e-9);
      expect(draw.answers).toEqual([onlyOne(draw, isSnell)]);
    }
  });

  it("the line from water ends where the sine in air is 1, before 60°", () => {
    const [draw] = drawsOf(light.get("ku-mbaron-vija"));
    const { to, at } = curveOf(draw?.rows() as FigureRows);
    expect(1.333 * sin(to)).toBeCloseTo(1, 3);
    expect(at(to)).toBeCloseTo(90, 6);
    expect(1.333 * sin(60)).toBeGreaterThan(1);
    expect(draw?.answers).toEqual([0]);
  });

  it("the index is how much the line of sines rises", () => {
    for (const { rows, answers } of drawsOf(light.get("treguesi-nga-vija"))) {
      const [[, start = 1] = [], [across = 1, up = 0] = []] = pointsIn(rows());
      const [x = 1, y = 0] = rows().numbers("pika");
      expect(start).toBe(0);
      for (const ratio of [up / across, y / x]) expect(ratio).toBeCloseTo(answers[0] as number, 9);
    }
  });
});

describe("sound", () => {
  const sound = exercisesOf("perhapja-zerit");

  it("only one graph comes back to zero as fast as it left", () => {
    for (const draw of drawsOf(sound.get("grafiku-i-jehones"))) {
      const isEcho = (rows: FigureRows) => {
        const [a, b, c] = pointsIn(rows);
        if (a === undefined || b === undefined || c === undefined) return false;
        return a[1] === 0 && c[1] === 0 && (b[1] - a[1]) / (b[0] - a[0]) === (b[1] - c[1]) / (c[0] - b[0]);
      };
      expect(draw.answers).toEqual([onlyOne(draw, isEcho)]);
    }
  });

  it("the thunder starts at the lightning and nears by a kilometre in three seconds", () => {
    for (const { rows, scope, answers } of drawsOf(sound.get("vizato-bubullimen"))) {
      const [start = 0, end = 0] = answers;
      expect(start).toBe(scope.D);
      expect((start - end) / 3).toBeCloseTo(1000 / 3, 9);
      const [from = 0, to = 0] = rows().numbers("y");
      expect(Math.min(start, end)).toBeGreaterThanOrEqual(from);
      expect(Math.max(start, end)).toBeLessThanOrEqual(to);
    }
  });

  it("the ratio of intensities has the levels' difference as ten times its logarithm", () => {
    for (const { rows, answers } of drawsOf(sound.get("dy-shtylla-decibelesh"))) {
      const level = (name: string) =>
        Number(
          rows()
            .all("shtylla")
            .find(({ label }) => label === name)?.groups[0]?.[0],
        );
      expect(10 * Math.log10(answers[0] as number)).toBeCloseTo(level("motori") - level("biseda"), 9);
    }
  });
});

describe("colours", () => {
  const colours = exercisesOf("spektri-i-drites-dhe-ylberi");

  it("only one glass has a greater index for each shorter wave", () => {
    for (const draw of drawsOf(colours.get("treguesi-dhe-ngjyra"))) {
      const falls = (rows: FigureRows) =>
        [400, 480, 560, 640].every((l) => curveOf(rows).at(l) > curveOf(rows).at(l + 60) + 1e-4);
      expect(draw.answers).toEqual([onlyOne(draw, falls)]);
    }
  });

  it("the bow's top and the shadow of the head, as deep as the Sun is high, are 42° apart", () => {
    const [draw] = drawsOf(colours.get("harku-kur-dielli-ulet"));
    const heights = draw?.rows().numbers("x") ?? [];
    const apart = [0, 1].map((end) => (draw?.answers[end] as number) + (heights[end] as number));
    expect(apart).toEqual([42, 42]);
  });

  it("of 9000 rays evenly over the angles most come back where the answer is", () => {
    const [draw] = drawsOf(colours.get("ku-mblidhen-rrezet"));
    const { at } = curveOf(draw?.rows() as FigureRows);
    const counts = new Map<number, number>();
    for (let i = 0; i < 9000; i++) {
      const degree = Math.floor(at(i / 100));
      counts.set(degree, (counts.get(degree) ?? 0) + 1);
    }
    const [fullest] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
    const [alpha = 0, phi = 0] = draw?.answers ?? [];
    expect(Math.abs(Number(fullest) + 0.5 - phi)).toBeLessThan(2);
    expect(Math.abs(at(alpha) - phi)).toBeLessThan(2);
  });
});
