/**
 * Checks pictures that show a situation and not what is asked for, so that publication cannot compare them with the
 * answer: in 20 draws each the answer comes out of what is drawn.
 */
import { describe, expect, it } from "vitest";
import type { FigureRows } from "../../../app/magazine/practice/drawings/figure-rows";
import { drawsOf, exerciseOf, type PicturedDraw } from "./pictured-draws.fixture";

/** Reads the numbers of a picture's n-th row of a key. */
const numbersOf = (rows: FigureRows, key: string, index = 0) => (rows.all(key)[index]?.groups[0] ?? []).map(Number);
const valuesOf = (rows: FigureRows, key: string) =>
  rows.all(key).map((_, index) => numbersOf(rows, key, index)[0] ?? 0);
const curveOf = (rows: FigureRows) => rows.all("lakore")[0]?.groups[0]?.[0] as (x: number) => number;
const degrees = Math.PI / 180;

type Situation = [slug: string, id: string, answerIn: (rows: FigureRows, draw: PicturedDraw) => number];

describe("the answer comes out of the drawn situation", () => {
  it.each<Situation>([
    [
      "ligjet-e-njutonit",
      "dollapi-niset",
      (rows, { scope: { m = 0 } }) => {
        const [push = 0, friction = 0] = valuesOf(rows, "forca");
        return (push - friction) / m;
      },
    ],
    [
      "forca-dhe-ferkimi",
      "dollapi-kercen-ne-nisje",
      (rows, { scope: { m = 0 } }) => {
        const [push = 0, friction = 0] = valuesOf(rows, "forca");
        return (push - friction) / m;
      },
    ],
    [
      "forca-dhe-ferkimi",
      "kur-niset-frigoriferi",
      (rows, { scope: { m = 0 } }) => {
        const [weight = 0, , push = 0] = valuesOf(rows, "forca");
        return (push / weight) * m * 9.81;
      },
    ],
    [
      "forca-dhe-ferkimi",
      "libri-i-shtypur-ne-mur",
      (rows, { scope: { m = 0 } }) => {
        const [hand = 0, , weight = 0] = valuesOf(rows, "forca");
        return (hand / weight) * m * 9.81;
      },
    ],
    [
      "ligjet-e-njutonit",
      "ashensori-niset",
      (rows, { scope: { m = 0 } }) => {
        const [cable = 0, weight = 0] = valuesOf(rows, "forca");
        return (cable / weight) * m * 9.81;
      },
    ],
    [
      "baterite",
      "tensioni-gjate-punes",
      (rows) => {
        const [inner, lamp] = rows.all("pjesa").map(({ groups }) => Number(groups[0]?.[2]));
        return (rows.number("bateria") * (lamp ?? 0)) / ((lamp ?? 0) + (inner ?? 0));
      },
    ],
    [
      "magnetet-dhe-fushat-magnetike",
      "kendi-i-busulles",
      (rows) => {
        const [earth = 0, wire = 0] = valuesOf(rows, "forca");
        return Math.atan2(wire, earth) / degrees;
      },
    ],
    [
      "magnetet-dhe-fushat-magnetike",
      "busulla-mat-rrymen",
      (rows, { scope: { r = 0 } }) => (rows.number("b") * r) / 20,
    ],
    [
      "ligjet-e-termodinamikes",
      "rendimenti-i-nje-motori",
      (rows) => {
        const [taken = 0, given = 0] = valuesOf(rows, "shtylla");
        return 100 * (1 - given / taken);
      },
    ],
    [
      "ligjet-e-termodinamikes",
      "gazi-shtyn-pistonin",
      (rows, { scope: { Q = 0 } }) => {
        const [from = 0, to = 0] = rows.numbers("siperfaqe");
        return Q - (to - from) * (numbersOf(rows, "vija")[1] ?? 0);
      },
    ],
    [
      "en-shtepi",
      "energjia-e-nje-ngrohese",
      (rows) => {
        const [from = 0, to = 0] = rows.numbers("siperfaqe");
        return ((to - from) * (numbersOf(rows, "vija")[1] ?? 0)) / 60 / 1000;
      },
    ],
    ["euklidi", "maja-e-cative", (rows) => (2 * Math.atan2(rows.number("a"), rows.number("b"))) / degrees],
    ["gjeometria-ne-hapesire", "grumbulli-i-reres", (rows) => (Math.PI * rows.number("a") ** 2 * rows.number("b")) / 3],
    ["forca-dhe-ferkimi", "derrasa-e-mat-koeficientin", (rows) => rows.number("b") / rows.number("a")],
    [
      "algebra",
      "babai-dhe-vajza",
      (rows) => {
        const [father = 0, daughter = 0] = valuesOf(rows, "shtylla");
        return father - 2 * daughter;
      },
    ],
    [
      "big-bang",
      "zhvendosja-e-nje-vije",
      (rows) => {
        const [sent = 0, seen = 0] = valuesOf(rows, "pika");
        return seen / sent - 1;
      },
    ],
    [
      "ai-fizike",
      "sa-planete-u-gjeten",
      (rows) => {
        const [planets = 0, , found = 0] = valuesOf(rows, "shtylla");
        return (100 * found) / planets;
      },
    ],
    [
      "matematika-ai",
      "sa-gabon-parashikimi",
      (rows) => {
        const [x = 0, y = 0] = numbersOf(rows, "pika");
        const [[, [end = 1, height = 0] = []] = []] = rows
          .all("vija")
          .map(({ groups }) => groups.map((each) => each.map(Number)));
        return (height / end) * x - y;
      },
    ],
  ])("%s: %s", (slug, id, answerIn) => {
    for (const draw of drawsOf(exerciseOf(slug, id))) {
      const [answer = 0] = draw.answers;
      expect(Math.abs(answerIn(draw.rows(), draw) - answer)).toBeLessThan(0.002 * Math.abs(answer));
    }
  });

  it("the ball crosses the drawn height twice, the second time when it falls", () => {
    for (const {
      rows,
      answers: [time = 0],
    } of drawsOf(exerciseOf("algebra", "topi-kur-bie"))) {
      const height = curveOf(rows());
      const [, level = 0] = numbersOf(rows(), "vija");
      expect(height(time)).toBeCloseTo(level, 6);
      expect(height(time + 0.01)).toBeLessThan(height(time));
    }
  });

  it("the strongest lamp of a battery is where the drawn power is greatest", () => {
    for (const {
      rows,
      answers: [power = 0],
    } of drawsOf(exerciseOf("baterite", "maja-e-fuqise"))) {
      const [from = 0, to = 0] = rows().numbers("x");
      const found = Array.from({ length: 1400 }, (_, i) => curveOf(rows())(from + ((i + 1) * (to - from)) / 1400));
      expect(Math.max(...found)).toBeCloseTo(power, 4);
    }
  });
});
