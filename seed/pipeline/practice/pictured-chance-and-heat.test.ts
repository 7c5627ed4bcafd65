/**
 * Checks pictures of chance, medicine, money, sport, decay and heat by a second way, in 20 draws each: by counting all
 * pairs of dice, by going year after year, by ratios on the drawn curve,
 * by moments about a support, by steps along a line.
 */
import { describe, expect, it } from "vitest";
import type { FigureRows } from "../../../app/magazine/practice/drawings/figure-rows";
import type { Scope } from "../../../app/magazine/practice/expression";
import { drawsOf, exerciseOf, type PicturedDraw } from "./pictured-draws.fixture";

/** Gives 20 draws of an exercise with the values of its answer. */
function eachDraw(
  slug: string,
  id: string,
  check: (values: number[], rows: PicturedDraw["rows"], scope: Scope) => void,
) {
  for (const { scope, rows, answers } of drawsOf(exerciseOf(slug, id))) check(answers, rows, scope);
}

const heights = (rows: FigureRows) => rows.all("shtylla").map(({ groups }) => Number(groups[0]?.[0]));

const curveOf = (rows: FigureRows, place = 0) => rows.all("lakore")[place]?.groups[0]?.[0] as (x: number) => number;

const pointsOf = (rows: FigureRows, key: string) =>
  rows.all(key).flatMap(({ groups }) => groups.map((group) => group.map(Number) as [number, number]));

const faces = [1, 2, 3, 4, 5, 6];
const pairs = faces.flatMap((a) => faces.map((b) => [a, b] as const));

/** Counts how often each value is expected in 360 throws of two dice. */
const expected = (values: number[], of: (a: number, b: number) => number) =>
  values.map((value) => 10 * pairs.filter(([a, b]) => of(a, b) === value).length);

/** Returns the distance of two lists of frequencies, by chi square. */
const distance = (found: number[], wished: number[]) =>
  found.reduce((sum, value, i) => sum + (value - (wished[i] as number)) ** 2 / (wished[i] as number), 0);

describe("frequencies", () => {
  it("the bars add up to 360 and are those of the difference of two dice", () => {
    eachDraw("probabiliteti", "shtyllat-e-cilit-eksperiment", (_, rows) => {
      const found = heights(rows());
      expect(found.reduce((a, b) => a + b)).toBe(360);
      const wished = expected([0, 1, 2, 3, 4, 5], (a, b) => Math.abs(a - b));
      expect(distance(found, wished)).toBeLessThan(5);
      expect(distance(found, [60, 60, 60, 60, 60, 60])).toBeGreaterThan(30);
    });
  });

  it("one head of two coins comes as often as the other two results together", () => {
    eachDraw("probabiliteti", "shtylla-e-nje-steme", ([answer], rows) => {
      const [none = 0, one, two = 0] = heights(rows());
      expect(answer).toBe(none + two);
      expect(one).toBe(answer);
    });
  });

  it("of four pictures only the right one is that of the greater of two dice", () => {
    eachDraw("probabiliteti", "figura-e-numrit-me-te-madh", (_, rows) => {
      const wished = expected(faces, Math.max);
      const near = ["A", "B", "C", "D"].filter((name) => distance(heights(rows(name)), wished) < 5);
      expect(near).toEqual(["A"]);
      for (const name of ["A", "B", "C", "D"]) expect(heights(rows(name)).reduce((a, b) => a + b)).toBe(360);
    });
  });
});

describe("medicine", () => {
  it("the share of the ill is that of the first bar in the two bars of positives", () => {
    eachDraw("matematika-mjekesia", "shtyllat-e-pozitiveve", ([answer = 0], rows) => {
      const [found = 0, , wrong = 0] = heights(rows());
      expect(100 / (1 + wrong / found)).toBeCloseTo(answer, 9);
    });
  });

  it("the point lies on the curve, where a quarter is left", () => {
    eachDraw("matematika-mjekesia", "bari-qe-pergjysmohet", ([t = 0, m = 0], rows) => {
      const curve = curveOf(rows());
      expect(curve(t)).toBeCloseTo(m, 9);
      expect(4 * m).toBeCloseTo(curve(0), 9);
    });
  });
});

describe("money", () => {
  it("the fourth interest is that of a capital kept year after year", () => {
    eachDraw("matematika-ekonomia", "interesi-i-vitit-te-katert", ([answer = 0], rows, { p = 0 }) => {
      let capital = ((heights(rows())[0] as number) * 100) / p;
      const interests = [1, 2, 3, 4].map(() => {
        const interest = (capital * p) / 100;
        capital += interest;
        return interest;
      });
      for (const [i, height] of heights(rows()).entries()) expect(height).toBeCloseTo(interests[i] as number, 6);
      expect(answer).toBeCloseTo(interests[3] as number, 6);
    });
  });

  it("the capital is fourfold at the answer, and twofold where the curve is still drawn", () => {
    eachDraw("matematika-ekonomia", "katerfishi-jashte-figures", ([answer = 0], rows) => {
      const curve = curveOf(rows());
      expect(curve(answer) / curve(0)).toBeCloseTo(4, 9);
      expect(curve(answer / 2) / curve(0)).toBeCloseTo(2, 9);
      expect(Number(rows().all("lakore")[0]?.groups[0]?.[2])).toBeGreaterThan(answer / 2);
    });
  });

  it("only the right curve starts above zero and grows by one factor", () => {
    eachDraw("matematika-ekonomia", "lakorja-e-interesit-te-perbere", (_, rows, { k = 0 }) => {
      const grows = ["A", "C", "D"].filter((name) => {
        const curve = curveOf(rows(name));
        return curve(0) === k && Math.abs(curve(20) / curve(10) - curve(10) / curve(0)) < 1e-9;
      });
      expect(grows).toEqual(["A"]);
    });
  });
});

describe("sport", () => {
  it("the moments of the four stones about the answer cancel", () => {
    eachDraw("matematika-sporti", "mesatarja-si-baraspeshe", ([support = 0], rows) => {
      const stones = pointsOf(rows(), "pika").map(([place]) => place);
      expect(stones).toHaveLength(4);
      expect(stones.reduce((moment, place) => moment + place - support, 0)).toBeCloseTo(0, 9);
    });
  });

  it("with the fifth bar what is above the mean fills what is below it", () => {
    eachDraw("matematika-sporti", "ndeshja-qe-ngre-mesataren", ([answer = 0], rows, { M = 0 }) => {
      const found = heights(rows());
      expect(found[4]).toBe(answer);
      const above = found.reduce((sum, height) => sum + Math.max(0, height - M), 0);
      const below = found.reduce((sum, height) => sum + Math.max(0, M - height), 0);
      expect(above).toBe(below);
    });
  });

  it("the ball is as high at the answer as where it was thrown, and flattest at the drawn top", () => {
    eachDraw("matematika-sporti", "gjysma-e-pafilmuar", ([answer = 0], rows) => {
      const curve = curveOf(rows());
      const [[start, hand], [top, high]] = pointsOf(rows(), "pika") as [[number, number], [number, number]];
      expect(curve(start)).toBeCloseTo(hand, 9);
      expect(curve(answer)).toBeCloseTo(hand, 9);
      expect(answer).not.toBe(start);
      expect(Math.max(curve(top - 0.1), curve(top + 0.1))).toBeLessThan(high);
    });
  });
});

describe("decay", () => {
  /** Finds when half of the beginning is left, by small steps along the curve. */
  const halfLife = (curve: (x: number) => number) => {
    let t = 0;
    while (curve(t) > curve(0) / 2) t += 0.001;
    return t;
  };

  it("B starts lower, and takes longer to its half", () => {
    eachDraw("energjia-berthamore", "cila-zberthehet-me-ngadale", (_, rows) => {
      const [a, b] = [curveOf(rows(), 0), curveOf(rows(), 1)];
      expect(a(0)).toBeGreaterThan(b(0));
      expect(halfLife(b)).toBeGreaterThan(2 * halfLife(a));
    });
  });

  it("the curve goes on to the answer after three half-lives that were read off it", () => {
    eachDraw("energjia-berthamore", "pas-tri-gjysmejeteve", ([answer = 0], rows, { g = 0 }) => {
      const curve = curveOf(rows());
      expect(curve(g)).toBeCloseTo(answer, 9);
      expect(3 * halfLife(curve)).toBeCloseTo(g, 1);
    });
  });
});

describe("heat", () => {
  it("only one curve falls ever more slowly and stays above the room", () => {
    eachDraw("kalimi-i-nxehtesise", "caji-qe-ftohet", (_, rows) => {
      const cools = ["A", "C", "D"].filter((name) => {
        const curve = curveOf(rows(name));
        const falls = [0, 10, 20, 30, 40, 50].map((t) => curve(t) - curve(t + 10));
        return falls.every((fall, i) => i === 0 || fall < (falls[i - 1] as number)) && curve(60) > 20;
      });
      expect(cools).toEqual(["A"]);
    });
  });

  it("the answer is the layer that loses most degrees in a centimetre", () => {
    eachDraw("kalimi-i-nxehtesise", "shtresa-qe-mban-ngrohtesine", ([answer = 0], rows) => {
      const points = pointsOf(rows(), "vija");
      const falls = points.slice(1).map(([x, y], i) => {
        const [before, warm] = points[i] as [number, number];
        return (warm - y) / (x - before);
      });
      expect(falls.indexOf(Math.max(...falls)) + 1).toBe(answer);
      expect(Math.min(...falls)).toBeGreaterThan(0);
    });
  });

  it("from the inner face to the answer the wall cools to zero at one rate", () => {
    eachDraw("kalimi-i-nxehtesise", "ku-nis-ngrica-ne-mur", ([answer = 0, zero], rows) => {
      const [[, warm], [depth, cold]] = pointsOf(rows(), "pika") as [[number, number], [number, number]];
      expect(zero).toBe(0);
      expect(warm / answer).toBeCloseTo(-cold / (depth - answer), 9);
    });
  });
});
