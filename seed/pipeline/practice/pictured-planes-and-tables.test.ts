/**
 * Checks exercises with pictures of inclined planes, waves on a screen, dice, and of lessons that had none, by a second
 * way in 20 draws each: by vectors, by counting pairs, by subtracting lengths, by stepping through time.
 */
import { describe, expect, it } from "vitest";
import type { FigureRows } from "../../../app/magazine/practice/drawings/figure-rows";
import { drawsOf, exerciseOf, type PicturedDraw } from "./pictured-draws.fixture";

const each = (slug: string, id: string, check: (draw: PicturedDraw) => void) => {
  for (const draw of drawsOf(exerciseOf(slug, id))) check(draw);
};

const options = ["A", "B", "C", "D"];

/** Expects the right option to be the only one that meets a condition. */
const onlyRight = (slug: string, id: string, meets: (rows: FigureRows) => boolean, names = options) =>
  each(slug, id, ({ rows, answers }) => {
    const found = names.filter((name) => meets(rows(name)));
    expect(found.map((name) => names.indexOf(name))).toEqual(answers);
  });

const groupsOf = (rows: FigureRows, key: string) =>
  rows.all(key).map(({ groups }) => groups.map((group) => group.map(Number)));

const pointsOf = (rows: FigureRows, key: string, place = 0) => (groupsOf(rows, key)[place] ?? []) as [number, number][];

/** Returns a drawn line, straight or a curve, as a function. */
function lineOf(rows: FigureRows, place = 0): (x: number) => number {
  const [curve] = rows.all("lakore")[place]?.groups[0] ?? [];
  if (typeof curve === "function") return curve;
  const points = pointsOf(rows, "vija", place);
  return (x) => {
    const i = Math.max(
      1,
      points.findIndex(([at]) => at >= x - 1e-9),
    );
    const [[x1, y1], [x2, y2]] = [points[i - 1], points[i]] as [[number, number], [number, number]];
    return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
  };
}

const bars = (rows: FigureRows) => groupsOf(rows, "shtylla").map(([[height = 0] = []]) => height);

const faces = [1, 2, 3, 4, 5, 6];
const pairs = faces.flatMap((a) => faces.map((b) => [a, b] as const));

describe("inclined planes", () => {
  it("the weight is where a plumb line hangs: straight down whatever the slope", () =>
    each("forca-dhe-ferkimi", "nga-shikon-pesha", ({ rows, answers }) => {
      const slope = Math.asin(rows().number("lartesia") / rows().number("gjatesia"));
      const angle = slope + ((answers[0] as number) * Math.PI) / 180;
      expect([Math.cos(angle), Math.sin(angle)]).toEqual([expect.closeTo(0, 9), expect.closeTo(-1, 9)]);
    }));

  it("the pull along the plane is the weight's product with a step down the plane", () =>
    each("forca-dhe-ferkimi", "sa-e-terheq-rrafshi", ({ rows, answers }) => {
      const [h, l] = [rows().number("lartesia"), rows().number("gjatesia")];
      const step = [-Math.sqrt(l * l - h * h) / l, -h / l] as const;
      expect(0 * step[0] + -rows().number("pesha") * step[1]).toBeCloseTo(answers[0] as number, 9);
    }));

  it("only one arrow is the weight and the support together", () => {
    const [cos, sin] = [0.8, 0.6];
    const support = [-sin * cos, cos * cos] as const;
    const rest = [support[0], support[1] - 1] as const;
    const arrows: Record<string, readonly [number, number]> = {
      pesha: [0, -1],
      gjate: [-sin * cos, -sin * sin],
      pingul: [sin * cos, -cos * cos],
    };
    onlyRight(
      "ligjet-e-njutonit",
      "forca-qe-e-nxiton-teposhte",
      (rows) => {
        expect(rows.number("lartesia") / rows.number("gjatesia")).toBeCloseTo(sin, 9);
        const [x, y] = arrows[rows.text("shfaq")] as readonly [number, number];
        return Math.abs(x - rest[0]) + Math.abs(y - rest[1]) < 1e-9;
      },
      ["A", "B", "C"],
    );
  });

  it("the work along the ramp is that of lifting", () =>
    each("energjia-dhe-puna", "sa-e-gjate-rampa", ({ rows, scope, answers }) => {
      const lifting = rows().number("pesha") * rows().number("lartesia");
      expect((scope.F as number) * (answers[0] as number)).toBeCloseTo(lifting, 9);
    }));
});

describe("waves", () => {
  const waveOf = (rows: FigureRows, place = 0) => {
    const [[length = 1, height = 1] = []] = groupsOf(rows, "vala")[place] ?? [];
    return { length, height, at: (x: number) => height * Math.sin((2 * Math.PI * x) / length) };
  };

  it("a moment later the wave that came from the left is lower at the point, and nowhere else beside it", () =>
    onlyRight("intro-valet", "nga-leviz-pika-e-litarit", (rows) => {
      const { at } = waveOf(rows);
      const x = rows.number("pika");
      const moves = at(x - 0.01) < at(x) ? "poshtë" : "lart";
      return rows.texts("pika")[0] === moves;
    }));

  it("no nearer point on the right is as high as P at every moment", () =>
    each("intro-valet", "pika-qe-lekundet-si-p", ({ rows, answers }) => {
      const { length } = waveOf(rows());
      const [p = 0, answer = 0] = [rows().number("pika"), answers[0]];
      const at = (x: number, t: number) => Math.sin(2 * Math.PI * (x / length - t));
      const apart = (x: number) => Math.max(...[0, 0.1, 0.2, 0.3].map((t) => Math.abs(at(x, t) - at(p, t))));
      expect(apart(answer)).toBeLessThan(1e-9);
      for (let x = p + 0.25; x < answer - 0.01; x += 0.25) expect(apart(x)).toBeGreaterThan(0.1);
    }));

  it("the amplitude is the highest place of the drawn wave", () =>
    each("intro-valet", "amplituda-nga-dy-masa", ({ rows, answers, scope }) => {
      const { at, length } = waveOf(rows());
      const heights = Array.from({ length: 4001 }, (_, i) => at((i * length) / 4000));
      expect(Math.max(...heights)).toBeCloseTo(answers[0] as number, 4);
      expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(scope.H as number, 4);
    }));

  it("twice the frequency at one speed halves the wave and keeps its height", () =>
    onlyRight("ultratingujt", "sonda-me-frekuence-te-dyfishte", (rows) => {
      const [before] = drawsOf(exerciseOf("ultratingujt", "sonda-me-frekuence-te-dyfishte"), 1);
      const [old, now] = [waveOf((before as PicturedDraw).rows()), waveOf(rows)];
      return now.length * 2 === old.length && now.height === old.height;
    }));

  it("the louder note is the same wave times a number above 1", () =>
    onlyRight("matematika-artet-muzika", "e-njejta-note-me-fort", (rows) => {
      const [before] = drawsOf(exerciseOf("matematika-artet-muzika", "e-njejta-note-me-fort"), 1);
      const [old, now] = [waveOf((before as PicturedDraw).rows()), waveOf(rows)];
      return [0.3, 1.1, 2.7].every((x) => Math.abs(now.at(x) / old.at(x) - 2) < 1e-9);
    }));

  it("the two notes rise through zero three times and twice in the same time: a fifth", () => {
    const [draw] = drawsOf(exerciseOf("matematika-artet-muzika", "cili-interval-ne-ekran"), 1);
    const rises = [0, 1].map((place) => {
      const { at } = waveOf((draw as PicturedDraw).rows(), place);
      return Array.from({ length: 1200 }, (_, i) => i / 100 + 0.005).filter((x) => at(x - 0.01) < 0 && at(x) >= 0)
        .length;
    });
    // The rise at 0 is that at 12 ms: one of each is counted.
    expect(rises.map((count) => Math.max(1, count))).toEqual([2, 3]);
    expect(draw?.answers).toEqual([0]);
  });

  it("sound goes to the second boundary and back until its echo", () =>
    each("ultratingujt", "jehona-e-dyte", ({ rows, answers }) => {
      const peaks = pointsOf(rows(), "vija").filter(([, y], i, all) => y > 0 && i > 0 && (all[i + 1]?.[1] ?? 0) < y);
      const [time = 0] = peaks[1] ?? [];
      const there = (answers[0] as number) / 100 / 1540;
      expect(2 * there * 1e6).toBeCloseTo(time, 6);
    }));
});

describe("two dice", () => {
  it("only one table marks the eleven pairs with a six", () =>
    onlyRight("matematika-lojerat-casinos", "te-pakten-nje-gjashte", (rows) => {
      const marked: Record<string, (a: number, b: number) => number> = {
        shuma: (a, b) => a + b,
        "me-i-madhi": Math.max,
        "me-i-vogli": Math.min,
        "zari-i-pare": (a) => a,
      };
      const of = marked[rows.text("vlera")] as (a: number, b: number) => number;
      const cells = pairs.filter(([a, b]) => rows.numbers("shenuar").includes(of(a, b)));
      return cells.length === 11 && cells.every(([a, b]) => a === 6 || b === 6);
    }));

  it("as many pairs win as one counts", () =>
    each("matematika-lojerat-casinos", "basti-mbi-ndryshimin", ({ scope, answers }) => {
      const wins = pairs.filter(([a, b]) => [scope.d, scope.e].includes(a > b ? a - b : b - a));
      expect(wins).toHaveLength(answers[0] as number);
    }));

  it("one pair alone has the sum and the difference, with the first die greater", () =>
    each("probabiliteti", "gjej-qelizen", ({ scope, answers }) => {
      const { a: first = 0, b: second = 0 } = scope;
      const found = pairs.filter(([a, b]) => a + b === first + second && a - b === first - second);
      expect(found).toEqual([answers]);
    }));
});

describe("numbers and shapes", () => {
  it("Euclid goes on with the small number and what is left beyond the jumps", () =>
    each("euklidi", "hapi-tjeter-i-algoritmit", ({ rows, scope }) => {
      const [, to = 0] = rows().numbers("boshti");
      const jumps = rows()
        .all("kercim")
        .map(({ groups }) => Number(groups[0]?.[1]));
      expect(to % (jumps[0] as number)).toBe(scope.r);
      expect(to - Math.max(...jumps)).toBe(scope.r);
    }));

  it("the greatest measure is found by taking the smaller rod off the greater", () =>
    each("euklidi", "masa-e-perbashket", ({ rows, answers }) => {
      let [a = 0, b = 0] = bars(rows());
      while (a !== b) [a, b] = a > b ? [a - b, b] : [a, b - a];
      expect(answers).toEqual([a]);
    }));

  it("the slant height is the distance in space from the top to the middle of an edge", () =>
    each("gjeometria-ne-hapesire", "lartesia-e-faqes-se-piramides", ({ scope, answers }) => {
      const { u = 0, h = 0 } = scope;
      const [top, middle] = [
        [0, 0, h],
        [u, 0, 0],
      ] as const;
      expect(Math.hypot(...top.map((value, i) => value - (middle[i] as number)))).toBeCloseTo(answers[0] as number, 9);
    }));

  it("no other place of the edge makes the ant's way shorter", () =>
    each("gjeometria-ne-hapesire", "ku-kapercehet-brinja", ({ scope, answers }) => {
      const { a = 0, b = 0, h = 0 } = scope;
      const way = (y: number) => Math.hypot(a, y) + Math.hypot(b, h - y);
      const best = Array.from({ length: 2 * h + 1 }, (_, i) => i / 2).sort((p, q) => way(p) - way(q))[0];
      expect(answers).toEqual([a, best]);
    }));

  it("only one cable's slope grows by as much in every metre", () =>
    onlyRight("matematika-arkitektura", "kablloja-nen-rruge", (rows) => {
      const y = lineOf(rows);
      const bends = [-3, -2, -1, 0, 1, 2, 3].map((x) => y(x + 0.5) + y(x - 0.5) - 2 * y(x));
      return bends.every((bend) => bend > 0.01 && Math.abs(bend - (bends[0] as number)) < 1e-9);
    }));

  it("the cable rises beyond the picture by the same second difference", () =>
    each("matematika-arkitektura", "kablloja-pertej-figures", ({ rows, scope, answers }) => {
      const { p = 0, q = 0 } = scope;
      const y = lineOf(rows());
      expect(y(p)).toBeCloseTo(q, 9);
      const bend = y(2 * p) - 2 * y(p) + y(0);
      expect(2 * y(2 * p) - y(p) + bend).toBeCloseTo(answers[0] as number, 9);
    }));
});

describe("sequences and proportions", () => {
  it("only one picture's bars keep their ratio", () =>
    onlyRight("vargjet-rendesia", "shtyllat-e-shumezimit", (rows) => {
      const [a = 0, b = 0, c = 0, d = 0] = bars(rows);
      return a * c === b * b && b * d === c * c;
    }));

  it("five equal steps lead from the fifth term to the tenth", () =>
    each("vargjet-rendesia", "kufiza-jashte-grafikut", ({ rows, answers }) => {
      const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = groupsOf(rows(), "pika").map(([point]) => point ?? []);
      let term = y2;
      for (let n = x2; n < 10; n++) term += (y2 - y1) / (x2 - x1);
      expect(term).toBeCloseTo(answers[0] as number, 9);
    }));

  it("only one graph needs twelve days of painters, however many they are", () =>
    onlyRight("njesitet-perpjestimet", "bojaxhinjte-ne-grafik", (rows) => {
      const t = lineOf(rows);
      return [1, 2, 3, 4, 6, 12].every((n) => Math.abs(n * t(n) - 12) < 1e-9);
    }));

  it("each kilogram costs as much", () =>
    each("njesitet-perpjestimet", "cmimi-nga-vija", ({ rows, answers }) => {
      const price = lineOf(rows());
      for (const m of [0, 1, 2, 5]) expect(price(m + 1) - price(m)).toBeCloseTo(answers[0] as number, 9);
    }));
});

describe("water and heat", () => {
  it("only one density is greatest at 4 °C and falls on both sides", () =>
    onlyRight("uji", "grafiku-i-dendesise", (rows) => {
      const y = lineOf(rows);
      return [0, 1, 2, 3, 5, 7, 10].every((t) => y(t) < y(4));
    }));

  it("ice melts in the piece at 0 °C that has a length", () =>
    each("uji", "ku-shkrin-akulli", ({ rows, answers }) => {
      const points = pointsOf(rows(), "vija");
      const piece = points.slice(1).findIndex(([, y], i) => y === 0 && points[i]?.[1] === 0) + 1;
      expect(answers).toEqual([piece]);
    }));

  it("only one pair of bodies keeps its energy and never crosses", () =>
    onlyRight("ligjet-e-termodinamikes", "dy-trupa-ne-kontakt", (rows) => {
      const mixed = rows.all("lakore").length === 1;
      const [hot, cold] = mixed
        ? [lineOf(rows), () => pointsOf(rows, "vija")[0]?.[1] ?? 0]
        : [lineOf(rows, 0), lineOf(rows, 1)];
      const times = [0, 1, 2, 3, 4, 5];
      const keeps = times.every((t) => Math.abs(hot(t) + cold(t) - hot(0) - cold(0)) < 1e-9);
      const nears = times.every((t) => hot(t + 1) < hot(t) && hot(t) >= cold(t));
      return keeps && nears;
    }));

  it("what an engine takes in leaves it as work and heat", () =>
    each("ligjet-e-termodinamikes", "shtylla-e-nxehtesise-se-hedhur", ({ rows, answers }) => {
      const [taken = 0, work = 0] = bars(rows());
      expect(taken - (answers[0] as number)).toBe(work);
    }));
});

describe("skies", () => {
  it("only one graph has squares of years as cubes of distances", () =>
    onlyRight("sdiellor", "grafiku-i-ligjit-te-trete", (rows) => {
      const T = lineOf(rows);
      return [1, 2, 4, 8].every((a) => Math.abs(T(a) ** 2 - a ** 3) < 1e-6);
    }));

  it("both planets need the same pull for their circles", () =>
    each("sdiellor", "shpejtesia-kater-here-me-larg", ({ scope, answers }) => {
      const { v = 0, n = 0 } = scope;
      // v²/a is the pull, and that falls as 1/a².
      expect((answers[0] as number) ** 2 / n).toBeCloseTo(v ** 2 / n ** 2, 9);
    }));

  it("only one ball leaves as fast and loses 3.73 m/s each second", () =>
    onlyRight("mars", "topi-i-hedhur-ne-mars", (rows) => {
      const v = lineOf(rows);
      return v(0) === 8 && Math.abs(v(0) - v(0.5) - 3.73 / 2) < 0.02;
    }));

  it("a jump in small steps of time reaches the answer on Mars", () =>
    each("mars", "shtylla-e-kercimit-ne-mars", ({ scope, answers }) => {
      let v = Math.sqrt((2 * 9.81 * (scope.h as number)) / 100);
      let height = 0;
      for (const step = 1e-4; v > 0; v -= 3.73 * step) height += v * step;
      expect(Math.abs(100 * height - (answers[0] as number))).toBeLessThan(0.2);
    }));

  it("only one graph doubles the speed with the distance", () =>
    onlyRight("big-bang", "grafiku-i-hablit", (rows) => {
      const v = lineOf(rows);
      return [2, 3, 5].every((d) => Math.abs(v(2 * d) - 2 * v(d)) < 1e-9 && v(d) > 0);
    }));

  it("the wave left with the length of the first point and was stretched by 1 + z", () =>
    each("big-bang", "zhvendosja-ne-shirit", ({ rows, answers }) => {
      const [[from = 0, to = 0] = []] = groupsOf(rows(), "kercim")[0] ?? [];
      expect(from * (1 + (answers[0] as number))).toBeCloseTo(to, 9);
    }));
});

describe("rays, clocks, air and fields", () => {
  /** Returns the place of a curve's top, by trying. */
  const topOf = (y: (x: number) => number) => {
    const places = Array.from({ length: 221 }, (_, i) => 1.6 + i * 0.047);
    return places.reduce((best, x) => (y(x) > y(best) ? x : best));
  };

  it("only one curve is higher at each wave and has its top at a shorter one", () =>
    each("efekti-sere", "lakorja-e-trupit-me-te-nxehte", ({ rows, answers }) => {
      const cold = lineOf(rows());
      const found = options.filter((name) => {
        const hot = lineOf(rows(name));
        return topOf(hot) < topOf(cold) && [2, 4, 6, 9, 11].every((x) => hot(x) > cold(x));
      });
      expect(found).toEqual([options[answers[0] as number]]);
    }));

  it("a planet's flows add up to zero", () =>
    each("efekti-sere", "sa-del-ne-hapesire", ({ rows, answers }) => {
      const [comes = 0, returns = 0] = bars(rows());
      expect(comes - returns - (answers[0] as number)).toBe(0);
    }));

  it("only one factor is that of a light clock: the way of light, by Pythagoras", () =>
    onlyRight("relativiteti", "grafiku-i-faktorit-te-lorencit", (rows) => {
      const factor = lineOf(rows);
      return [0, 0.3, 0.6, 0.8].every((v) => {
        // In factor(v) ticks light goes 1 across while the clock goes v along.
        const light = factor(v);
        return Math.abs(light ** 2 - 1 - (v * light) ** 2) < 1e-9;
      });
    }));

  it("the ship's clock keeps the interval: earth's years squared less the way in light years", () =>
    each("relativiteti", "vizato-oren-e-anijes", ({ answers }) => {
      expect(answers).toEqual([0, expect.closeTo(Math.sqrt(10 ** 2 - (0.6 * 10) ** 2), 9)]);
    }));

  it("only one air has the same ratio of pressures in each step", () =>
    onlyRight("space", "grafiku-i-ajrit-qe-hollohet", (rows) => {
      const p = lineOf(rows);
      return [0, 5, 10, 15].every((h) => Math.abs(p(h + 5) / p(h) - 0.5) < 1e-9);
    }));

  it("the point lies on the curve where four times its pressure is that of the ground", () =>
    each("space", "ku-mbetet-cereku", ({ rows, answers }) => {
      const p = lineOf(rows());
      const [h = 0, left = 0] = answers;
      expect(p(h)).toBeCloseTo(left, 9);
      expect(4 * left).toBeCloseTo(p(0), 9);
    }));

  it("only one field has the same product with the distance", () =>
    onlyRight("magnetet-dhe-fushat-magnetike", "fusha-larg-telit", (rows) => {
      const field = lineOf(rows);
      return [1, 2, 5].every((r) => Math.abs(2 * r * field(2 * r) - r * field(r)) < 1e-9);
    }));

  it("the needle is the sum of the two fields' arrows", () =>
    each("magnetet-dhe-fushat-magnetike", "gjilpera-mes-dy-fushave", ({ rows, answers }) => {
      const arrows = rows()
        .all("forca")
        .filter(({ label }) => label !== rows().text("panjohura"))
        .map(({ groups }) => groups[0]?.map(Number) ?? []);
      const sum = (part: (angle: number) => number) =>
        arrows.reduce((all, [size = 0, angle = 0]) => all + size * part((angle * Math.PI) / 180), 0);
      expect((Math.atan2(sum(Math.sin), sum(Math.cos)) * 180) / Math.PI).toBeCloseTo(answers[0] as number, 9);
    }));
});

describe("batteries", () => {
  it("only one line starts at the same voltage and falls more", () =>
    onlyRight("baterite", "vija-e-baterise-se-vjeter", (rows) => {
      const [draw] = drawsOf(exerciseOf("baterite", "vija-e-baterise-se-vjeter"), 1);
      const [young, old] = [lineOf((draw as PicturedDraw).rows()), lineOf(rows)];
      return old(0) === young(0) && old(4) < young(4);
    }));

  it("the line ends where outer and inner resistance share the voltage", () =>
    each("baterite", "vizato-vijen-e-baterise", ({ scope, answers }) => {
      const { e = 0, r = 0 } = scope;
      const outer = e / 4 - r;
      expect(answers).toEqual([e, expect.closeTo((e * outer) / (outer + r), 9)]);
    }));
});
