/**
 * Checks exercises with pictures of forces, energy and heat by a second way, in 20 draws each: directions by vectors,
 * bars by their balance, works by sums of thin strips.
 */
import { describe, expect, it } from "vitest";
import type { FigureRows } from "../../../app/magazine/practice/drawings/figure-rows";
import { drawsOf, exerciseOf, type PicturedDraw } from "./pictured-draws.fixture";

type Vector = [number, number];

const vector = (size: number, degrees: number): Vector => [
  size * Math.cos((degrees * Math.PI) / 180),
  size * Math.sin((degrees * Math.PI) / 180),
];

/** Returns the drawn forces but the named one, as vectors. */
function forcesOf(rows: FigureRows, without = ""): Vector[] {
  return rows
    .all("forca")
    .filter(({ label }) => label !== without)
    .map(({ groups }) => vector(Number(groups[0]?.[0]), Number(groups[0]?.[1])));
}

const sum = (vectors: Vector[]): Vector => vectors.reduce<Vector>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);

/** Returns the third component of the product of two vectors: positive if the second is to the left of the first. */
const turn = ([a, b]: Vector, [c, d]: Vector) => a * d - b * c;

const dot = ([a, b]: Vector, [c, d]: Vector) => a * c + b * d;

const optionNames = ["A", "B", "C", "D"];

const pointsOf = (rows: FigureRows) =>
  (rows.all("vija")[0]?.groups ?? []).map(([x, y]): Vector => [Number(x), Number(y)]);

describe("directions by vectors", () => {
  it("the cut string's ball leaves at a right angle to it, with the circle's middle on its left", () => {
    for (const { rows, answers } of drawsOf(exerciseOf("ligjet-e-njutonit", "litari-kepuctet"))) {
      const [string] = forcesOf(rows(), "v") as [Vector];
      const velocity = vector(1, answers[0] ?? Number.NaN);
      expect(dot(velocity, string)).toBeCloseTo(0, 9);
      expect(turn(velocity, string)).toBeCloseTo(1, 9);
    }
  });

  it("the satellite is drawn to its left, at a right angle to its velocity", () => {
    for (const { rows, answers } of drawsOf(exerciseOf("graviteti", "forca-mbi-satelitin"))) {
      const [velocity] = forcesOf(rows(), "F") as [Vector];
      const force = vector(1, answers[0] ?? Number.NaN);
      expect(dot(velocity, force)).toBeCloseTo(0, 9);
      expect(turn(velocity, force)).toBeCloseTo(1, 9);
    }
  });

  it("friction on the slope closes the sum of weight and support", () => {
    const [{ rows, answers }] = drawsOf(exerciseOf("forca-dhe-ferkimi", "ferkimi-ne-pjerresi")) as [PicturedDraw];
    const [x, y] = sum(forcesOf(rows(), "fërkimi"));
    expect((Math.atan2(-y, -x) * 180) / Math.PI).toBeCloseTo(answers[0] ?? Number.NaN, 0);
    // The drawn arrow has the size of the two others together: the box stands.
    const friction = rows()
      .all("forca")
      .find(({ label }) => label === "fërkimi")?.groups[0]?.[0];
    expect(Math.hypot(x, y)).toBeCloseTo(Number(friction), 0);
  });

  it("friction at rest closes the sum of the drawn forces and stays below its limit", () => {
    for (const { scope, rows, answers } of drawsOf(exerciseOf("forca-dhe-ferkimi", "a-e-ruan-ferkimi-kufirin"))) {
      const [x, y] = sum(forcesOf(rows(), "fërkimi"));
      expect([x, y]).toEqual([expect.closeTo(answers[0] ?? Number.NaN, 9), expect.closeTo(0, 9)]);
      expect(x).toBeLessThan(Number(scope.p) * Number(scope.N));
    }
  });
});

describe("forces among pictures", () => {
  it.each([
    ["ligjet-e-njutonit", "forcat-mbi-topin-qe-ngjitet"],
    ["graviteti", "guri-ne-mes-te-rruges"],
  ])("%s, %s: only the right one has the weight alone", (slug, id) => {
    const exercise = exerciseOf(slug, id);
    const [{ rows }] = drawsOf(exercise) as [PicturedDraw];
    const alone = optionNames.filter((name) => {
      const forces = forcesOf(rows(name));
      return forces.length === 1 && Number(forces[0]?.[1]) < 0 && Math.abs(Number(forces[0]?.[0])) < 1e-9;
    });
    expect(alone).toEqual(["A"]);
    expect(exercise.answer).toMatchObject({ kind: "choice", right: 0 });
  });

  it("only the right cabin has forces whose sum is zero", () => {
    const exercise = exerciseOf("ligjet-e-njutonit", "kabina-ngjitet-njesoj");
    const [{ rows }] = drawsOf(exercise) as [PicturedDraw];
    const balanced = optionNames.filter((name) => Math.hypot(...sum(forcesOf(rows(name)))) < 1e-9);
    expect(balanced).toEqual(["A"]);
    expect(exercise.answer).toMatchObject({ kind: "choice", right: 0 });
  });
});

describe("graphs of forces, energy and heat", () => {
  it("the greatest resultant is where velocity changes fastest", () => {
    for (const { rows, answers } of drawsOf(exerciseOf("ligjet-e-njutonit", "rezultantja-me-e-madhe"))) {
      const points = pointsOf(rows());
      const changes = points.slice(1).map(([t, v], i) => {
        const [t0, v0] = points[i] as Vector;
        return Math.abs((v - v0) / (t - t0));
      });
      expect(changes.indexOf(Math.max(...changes)) + 1).toBe(answers[0]);
    }
  });

  it("only the right graph of friction equals the push at rest, then falls and stays", () => {
    const exercise = exerciseOf("forca-dhe-ferkimi", "cili-grafik-i-ferkimit");
    const [{ rows }] = drawsOf(exercise) as [PicturedDraw];
    const right = optionNames.filter((name) => {
      const points = pointsOf(rows(name));
      const [[, start], [push, limit]] = points as [Vector, Vector];
      const sliding = points.slice(2).map(([, y]) => y);
      return start === 0 && limit === push && sliding.length > 0 && sliding.every((y) => y < limit);
    });
    expect(right).toEqual(["A"]);
    expect(exercise.answer).toMatchObject({ kind: "choice", right: 0 });
  });

  it("the pull times the square of the distance is the same at both points", () => {
    for (const { rows, answers } of drawsOf(exerciseOf("graviteti", "pika-e-terheqjes"))) {
      const [r = 0, pull = 0] = (rows().all("pika")[0]?.groups[0] ?? []).map(Number);
      const [n = 0, found = 0] = answers;
      expect(found * n * n).toBeCloseTo(pull * r * r, 9);
    }
  });

  it("the work is the sum of thin strips under the force", () => {
    for (const { rows, answers } of drawsOf(exerciseOf("energjia-dhe-puna", "puna-si-siperfaqe"))) {
      const points = pointsOf(rows());
      const strips = 6000;
      const width = 10 / strips;
      const force = (x: number) => {
        const next = points.findIndex(([at]) => at > x);
        const [[x0, y0], [x1, y1]] = [points[next - 1], points[next]] as [Vector, Vector];
        return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
      };
      const work = Array.from({ length: strips }, (_, i) => force((i + 0.5) * width) * width).reduce((a, b) => a + b);
      expect(work).toBeCloseTo(answers[0] ?? Number.NaN, 3);
    }
  });

  it("of the graphs of kinetic energy only the right one keeps the sum with m g h", () => {
    const exercise = exerciseOf("energjia-dhe-puna", "energjia-kinetike-ne-ngjitje");
    const [{ rows }] = drawsOf(exercise) as [PicturedDraw];
    const right = optionNames.filter((name) => {
      const curve = rows(name).all("lakore")[0]?.groups[0]?.[0];
      const [[, from] = [0, 0], [end, to] = [1, 0]] = pointsOf(rows(name)) as [Vector, Vector];
      const kinetic = (h: number) => (typeof curve === "function" ? curve(h) : from + ((to - from) * h) / end);
      return [0, 2, 5, 9].every((h) => Math.abs(kinetic(h) + h - 9) < 1e-9);
    });
    expect(right).toEqual(["A"]);
    expect(exercise.answer).toMatchObject({ kind: "choice", right: 0 });
  });

  it("only in the piece of melting is heat given while the temperature stays", () => {
    for (const { rows, answers } of drawsOf(exerciseOf("temperatura-dhe-energjia-termike", "energji-pa-u-ngrohur"))) {
      const points = pointsOf(rows());
      const pieces = points.slice(1).flatMap(([t, T], i) => (t <= 12 && T === points[i]?.[1] ? [i + 1] : []));
      expect(pieces).toEqual(answers);
    }
  });
});

describe("bars", () => {
  const heights = (rows: FigureRows) =>
    new Map(rows.all("shtylla").map(({ label, groups }) => [label, Number(groups[0]?.[0])]));

  it("truck and car push each other equally, whatever their masses", () => {
    for (const { rows, answers } of drawsOf(exerciseOf("ligjet-e-njutonit", "kamioni-dhe-makina"))) {
      expect(answers).toEqual([heights(rows()).get("mbi makinën")]);
    }
  });

  it("the train's energy is the same at its three places", () => {
    for (const { rows, answers } of drawsOf(exerciseOf("energjia-dhe-puna", "tri-vende-te-trenit"))) {
      const bars = heights(rows());
      const at = (place: string, kinetic = bars.get(`Ek ${place}`)) =>
        Number(bars.get(`Ep ${place}`)) + Number(kinetic);
      expect([at("A"), at("C")]).toEqual([at("B", answers[0]), at("B", answers[0])]);
    }
  });

  it("the warm water gives what the cold takes", () => {
    for (const { scope, rows, answers } of drawsOf(
      exerciseOf("temperatura-dhe-energjia-termike", "dy-ujra-ne-nje-ene"),
    )) {
      const bars = heights(rows());
      const [mixed = 0] = answers;
      const given = Number(scope.k) * (Number(bars.get("e ngrohtë")) - mixed);
      expect(given).toBeCloseTo(Number(scope.n) * (mixed - Number(bars.get("e ftohtë"))), 9);
    }
  });
});

describe("inverse problems from graphs", () => {
  const slopeOf = ([x0, y0]: Vector, [x1, y1]: Vector) => (y1 - y0) / (x1 - x0);

  it("the mass under push and friction goes through the drawn velocities", () => {
    for (const { scope, rows, answers } of drawsOf(exerciseOf("ligjet-e-njutonit", "masa-nga-grafiku"))) {
      const [start, top, rest] = pointsOf(rows()) as [Vector, Vector, Vector];
      const mass = answers[0] ?? Number.NaN;
      const friction = -mass * slopeOf(top, rest);
      expect((Number(scope.F) - friction) / mass).toBeCloseTo(slopeOf(start, top), 9);
    }
  });

  it("the work of sliding friction takes the car's kinetic energy along its braking way", () => {
    for (const { scope, rows, answers } of drawsOf(exerciseOf("forca-dhe-ferkimi", "koeficienti-nga-grafiku"))) {
      const [, [from, speed], [to]] = pointsOf(rows()) as [Vector, Vector, Vector];
      const way = (speed * (to - from)) / 2;
      const mass = Number(scope.m);
      expect((answers[0] ?? Number.NaN) * mass * 9.81 * way).toBeCloseTo((mass * speed ** 2) / 2, 6);
    }
  });

  it("the cart's speed comes from small steps under the two drawn forces", () => {
    for (const { scope, rows, answers } of drawsOf(exerciseOf("energjia-dhe-puna", "shpejtesia-nga-dy-vija"))) {
      const [push, friction] = rows()
        .all("vija")
        .map(({ groups }) => groups.map(([x, y]): Vector => [Number(x), Number(y)])) as [Vector[], Vector[]];
      const [[, full], [flat], [end]] = push as [Vector, Vector, Vector];
      const against = Number(friction[0]?.[1]);
      const steps = 4000;
      let squared = 0;
      for (let i = 0; i < steps; i++) {
        const s = ((i + 0.5) * end) / steps;
        const force = s < flat ? full : (full * (end - s)) / (end - flat);
        squared += (2 * (force - against) * end) / steps / Number(scope.m);
      }
      expect(Math.sqrt(squared)).toBeCloseTo(answers[0] ?? Number.NaN, 4);
    }
  });

  it("of the graphs of weight only the right one keeps P r² from one to four radii", () => {
    const exercise = exerciseOf("graviteti", "cili-grafik-i-peshes");
    const [{ rows }] = drawsOf(exercise) as [PicturedDraw];
    const right = optionNames.filter((name) => {
      const curve = rows(name).all("lakore")[0]?.groups[0]?.[0];
      if (typeof curve === "function") return [1, 2, 3, 4].every((r) => Math.abs(curve(r) * r * r - 8) < 1e-9);
      return pointsOf(rows(name)).every(([r, pull], _, [first]) => pull * r * r === first?.[1]);
    });
    expect(right).toEqual(["A"]);
    expect(exercise.answer).toMatchObject({ kind: "choice", right: 0 });
  });

  it("the liquid with the flatter line needs more heat for each degree", () => {
    const exercise = exerciseOf("temperatura-dhe-energjia-termike", "cila-lende-ngrohet-me-veshtire");
    expect(exercise.answer).toMatchObject({ kind: "choice", right: 0 });
    for (const { rows } of drawsOf(exercise)) {
      const perDegree = rows()
        .all("vija")
        .map(({ label, groups }) => {
          const [from, to] = groups.map(([x, y]): Vector => [Number(x), Number(y)]) as [Vector, Vector];
          return { label, heat: 1 / slopeOf(from, to) };
        });
      expect(perDegree.sort((a, b) => b.heat - a.heat)[0]?.label).toBe("B");
    }
  });
});
