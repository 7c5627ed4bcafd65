/**
 * Checks exercises with pictures by a second way, in 100 draws each: answers against the drawn graph by sums of thin
 * strips and small differences, circuits against rules for series and parallel that are written out here.
 */
import { describe, expect, it } from "vitest";
import { computed } from "../../../app/magazine/practice/draw";
import type { FigureRows } from "../../../app/magazine/practice/drawings/figure-rows";
import type { Exercise } from "../../../app/magazine/practice/exercise";
import type { Scope } from "../../../app/magazine/practice/expression";
import { drawsOf, exercisesOf, type PicturedDraw } from "./pictured-draws.fixture";

type Graph = (x: number) => number;

/** Reads a picture's first line as a function, from its rows alone. */
function graphOf(rows: FigureRows): Graph {
  const curve = rows.all("lakore")[0]?.groups[0]?.[0];
  if (typeof curve === "function") return curve;
  const points = (rows.all("vija")[0]?.groups ?? []).map(([x, y]) => [Number(x), Number(y)] as const);
  return (x) => {
    const next = points.findIndex(([at]) => at > x);
    const [[ax, ay], [bx, by]] = [points[next - 1], points[next]] as [
      readonly [number, number],
      readonly [number, number],
    ];
    return ay + ((by - ay) * (x - ax)) / (bx - ax);
  };
}

const slopeAt = (graph: Graph, x: number) => (graph(x + 1e-4) - graph(x - 1e-4)) / 2e-4;

function eachDraw(
  exercise: Exercise | undefined,
  check: (scope: Scope, rows: PicturedDraw["rows"], answer: number) => void,
) {
  for (const { scope, rows, answers } of drawsOf(exercise, 100)) check(scope, rows, answers[0] ?? 0);
}

describe("graphs of motion", () => {
  const motion = exercisesOf("levizja-e-trupave");

  it.each(["shpejtesia-nga-pjerresia", "nxitimi-nga-grafiku-v-t"])("%s is the slope of its line", (id) => {
    eachDraw(motion.get(id), (_, rows, answer) => expect(slopeAt(graphOf(rows()), 3)).toBeCloseTo(answer, 6));
  });

  it("the way is the sum of thin strips under the line", () => {
    eachDraw(motion.get("rruga-si-siperfaqe"), ({ n = 0, p = 0 }, rows, answer) => {
      const width = (n + p) / 6000;
      const graph = graphOf(rows());
      const sum = Array.from({ length: 6000 }, (_, i) => graph((i + 0.5) * width) * width).reduce((a, b) => a + b);
      expect(sum).toBeCloseTo(answer, 4);
    });
  });

  it("the fastest piece is the steepest", () => {
    eachDraw(motion.get("pjesa-me-e-shpejte"), (_, rows, answer) => {
      const points = (rows().all("vija")[0]?.groups ?? []).map((group) => group.map(Number));
      const speeds = points
        .slice(1)
        .map(([x = 0, y = 0], i) => Math.abs((y - Number(points[i]?.[1])) / (x - Number(points[i]?.[0]))));
      expect(speeds.indexOf(Math.max(...speeds)) + 1).toBe(answer);
    });
  });

  it("the lines of two cyclists meet when the question says so, and B is faster", () => {
    eachDraw(motion.get("kush-eshte-me-i-shpejte"), ({ t = 0 }, rows) => {
      const [a, b] = rows()
        .all("vija")
        .map(({ groups }) => groups.map((group) => group.map(Number)));
      const at = (points: number[][] | undefined, x: number) => {
        const [[, from = 0] = [], [end = 1, to = 0] = []] = points ?? [];
        return from + ((to - from) * x) / end;
      };
      expect(at(a, t)).toBeCloseTo(at(b, t), 9);
      expect(at(b, 1) - at(b, 0)).toBeGreaterThan(at(a, 1) - at(a, 0));
    });
  });

  it("the drawn line passes where the robot is", () => {
    const exercise = motion.get("vizato-vijen");
    const values = exercise?.answer.kind === "figure" ? exercise.answer.values : [];
    eachDraw(exercise, (scope, _, start) => {
      const end = computed(values[1] as string, scope);
      expect([start, end]).toEqual([scope.x0, Number(scope.x0) + 10 * Number(scope.v)]);
    });
  });

  const instants = [0.55, 1.35, 2.15, 3.45, 4.55, 5.45, 6.55, 7.35, 8.45, 9.35];

  /** Tells whether one graph is the slope of the other at every instant, up to the factor of their axes. */
  const isSlope = (steep: Graph, of: Graph) => instants.every((t) => Math.abs(slopeAt(of, t) - steep(t)) < 1e-3);

  it("of the graphs of velocity only the right one is the slope of the graph of place", () => {
    eachDraw(motion.get("cili-grafik-i-shpejtesise"), (_, rows) => {
      const found = ["A", "B", "C", "D"].filter((name) => isSlope(graphOf(rows(name)), graphOf(rows())));
      expect(found).toEqual(["A"]);
    });
  });

  it("of the graphs of place only the right one has the graph of velocity as its slope", () => {
    eachDraw(motion.get("cili-grafik-i-vendit"), (_, rows) => {
      const found = ["A", "B", "C", "D"].filter((name) => isSlope(graphOf(rows()), graphOf(rows(name))));
      expect(found).toEqual(["A"]);
    });
  });
});

describe("circuits", () => {
  const current = exercisesOf("rryma-elektrike");
  const parallel = (...ohms: number[]) => 1 / ohms.reduce((sum, each) => sum + 1 / each, 0);

  it.each<[string, (scope: Scope) => number]>([
    ["rryma-para-dhe-pas-llambes", ({ U = 0, R = 1 }) => U / R],
    ["bateria-me-dy-llamba", ({ U = 0, R = 1 }) => U / parallel(R, R)],
    ["ampermetri-i-deges", ({ U = 0, R = 1, Q = 1 }) => U / parallel(R, Q) - U / R],
    ["dy-rezistore-ne-seri", ({ U = 0, R = 1, Q = 1 }) => U / (R + Q)],
  ])("%s by the rules of series and parallel", (id, byHand) => {
    eachDraw(current.get(id), (scope, _, answer) => expect(byHand(scope)).toBeCloseTo(answer, 9));
  });

  it("of four circuits that with two lamps in parallel takes most of its battery", () => {
    const currents = [1 / 1, 1 / 2, 1 / parallel(1, 1), 1 / (1 + parallel(1, 1))];
    const answer = current.get("kush-e-zbraz-me-shpejt")?.answer;
    expect(answer).toMatchObject({ kind: "choice", right: currents.indexOf(Math.max(...currents)) });
  });

  it("the lamp before two others takes four times the power of each", () => {
    const whole = 6 / (10 + parallel(10, 10));
    expect((whole ** 2 * 10) / ((whole / 2) ** 2 * 10)).toBeCloseTo(4, 9);
    expect(current.get("me-e-ndritshmja")?.answer).toMatchObject({ values: ["1"] });
  });
});

describe("graphs of functions", () => {
  const functions = exercisesOf("funksioni-dhe-perdorimet");

  it("the marked point is the only one of the graph with that output", () => {
    const exercise = functions.get("dalja-njihet-hyrja-jo");
    const values = exercise?.answer.kind === "figure" ? exercise.answer.values : [];
    eachDraw(exercise, (scope, rows, input) => {
      const graph = graphOf(rows());
      const output = computed(values[1] as string, scope);
      const inputs = Array.from({ length: 80 }, (_, i) => i / 10).filter((x) => Math.abs(graph(x) - output) < 1e-9);
      expect(inputs).toEqual([input]);
      expect(output).toBe(scope.p);
    });
  });

  it("the tank loses in each minute what its line falls", () => {
    eachDraw(functions.get("pjerresia-e-depozites-qe-zbrazet"), (_, rows, answer) => {
      const graph = graphOf(rows());
      for (const minute of [0, 3, 7, 10]) expect(graph(minute + 1) - graph(minute)).toBeCloseTo(answer, 9);
    });
  });

  it("only one graph of the vessel rises ever more slowly", () => {
    eachDraw(functions.get("ena-qe-hapet-siper"), (_, rows) => {
      const isSlowing = (graph: Graph) =>
        [0, 1, 2, 3, 4, 5].every((t) => {
          const [first, second] = [graph(t + 1) - graph(t), graph(t + 2) - graph(t + 1)];
          return second > 0 && second < first - 1e-9;
        });
      expect(["A", "B", "C", "D"].filter((name) => isSlowing(graphOf(rows(name))))).toEqual(["A"]);
    });
  });

  it("the shifted parabola has its mark below all else, and rises by one beside it", () => {
    eachDraw(functions.get("parabola-e-zhvendosur"), ({ p = 0, q = 0 }, rows) => {
      const graph = graphOf(rows());
      expect(graph(p)).toBe(q);
      expect([graph(p - 1) - q, graph(p + 1) - q, graph(p + 2) - q]).toEqual([1, 1, 4]);
    });
  });
});

describe("inequalities and trinomials in a picture", () => {
  const algebra = exercisesOf("algebra");
  const tenths = Array.from({ length: 141 }, (_, i) => (i - 70) / 10);

  it("the parabola is below the axis just between its marked points", () => {
    eachDraw(algebra.get("nen-bosht-pa-llogari"), (_, rows) => {
      const graph = graphOf(rows());
      const [p = 0, q = 0] = rows()
        .all("pika")
        .map(({ groups }) => Number(groups[0]?.[0]));
      expect(tenths.filter((x) => graph(x) < -1e-9)).toEqual(tenths.filter((x) => x > p && x < q));
    });
  });

  it("of four trinomials only one has a < 0 and D < 0, from three of its points", () => {
    eachDraw(algebra.get("dallori-te-grafiku"), (_, rows) => {
      const fits = (graph: Graph) => {
        const [left, c, right] = [graph(-1), graph(0), graph(1)];
        const [a, b] = [(left + right) / 2 - c, (right - left) / 2];
        return a < 0 && b * b - 4 * a * c < 0;
      };
      expect(["A", "B", "C", "D"].filter((name) => fits(graphOf(rows(name))))).toEqual(["A"]);
    });
  });

  it("taxi A is the cheaper one just after its line crosses that of B", () => {
    const taxis = exercisesOf("funksioni-dhe-perdorimet").get("dy-taksi-ne-nje-grafik");
    eachDraw(taxis, ({ n = 0 }, rows) => {
      const [a, b] = rows()
        .all("vija")
        .map(({ groups }) => groups.map((group) => group.map(Number)));
      const at = (points: number[][] | undefined, x: number) => {
        const [[, from = 0] = [], [end = 1, to = 0] = []] = points ?? [];
        return from + ((to - from) * x) / end;
      };
      const cheaper = tenths.filter((x) => x >= 0 && at(a, x) < at(b, x) - 1e-9);
      expect(cheaper).toEqual(tenths.filter((x) => x > n));
    });
  });
});

describe("right triangles", () => {
  const trigonometry = exercisesOf("trigonometria-lidhja-shkencat");
  const pythagoras = exercisesOf("pitagora");

  it("the sine of the upper angle is the lower leg over the hypotenuse", () => {
    eachDraw(trigonometry.get("kendi-tjeter-i-trekendeshit"), ({ a = 0, b = 0, c = 1 }) => {
      expect(Math.sin(Math.PI / 2 - Math.atan2(b, a))).toBeCloseTo(a / c, 9);
    });
  });

  it("a ray under the found angle passes the pole's top and meets the shadow's end", () => {
    eachDraw(trigonometry.get("kendi-i-diellit"), (_, rows, answer) => {
      const height = rows().number("a") * Math.tan((answer / 180) * Math.PI);
      expect(height).toBeCloseTo(rows().number("b"), 9);
    });
  });

  it("only one graph has the shadow of a pole at each height of the sun", () => {
    eachDraw(trigonometry.get("hija-gjate-mengjesit"), (_, rows) => {
      const isShadow = (graph: Graph) =>
        [20, 30, 45, 60, 75].every((angle) => {
          const shadow = graph(angle);
          return Math.abs((Math.atan2(1, shadow) / Math.PI) * 180 - angle) < 1e-6;
        });
      expect(["A", "B", "C", "D"].filter((name) => isShadow(graphOf(rows(name))))).toEqual(["A"]);
    });
  });

  it("the side named b lies opposite the right angle", () => {
    eachDraw(pythagoras.get("shkronjat-e-brinjeve"), (_, rows) => {
      const named = new Map(
        rows()
          .all("etiketa")
          .map(({ label, groups }) => [groups[0]?.[0], label]),
      );
      expect(named.get("b")).toBe("c");
    });
  });

  it("three bars of squares close a right angle, by the law of cosines", () => {
    eachDraw(pythagoras.get("tre-katrore-ne-shtylla"), (_, rows, answer) => {
      const [p = 0, , r = 0] = rows()
        .all("shtylla")
        .map(({ groups }) => Number(groups[0]?.[0]));
      expect((p + answer - r) / (2 * Math.sqrt(p * answer))).toBeCloseTo(0, 9);
    });
  });

  it("the set point is as far from the origin as the marked one", () => {
    const exercise = pythagoras.get("e-njejta-largesi-nga-origjina");
    const values = exercise?.answer.kind === "figure" ? exercise.answer.values : [];
    eachDraw(exercise, (scope, rows, x) => {
      const [marked = 0] = (rows().all("pika")[0]?.groups[0] ?? []).map(Number);
      expect(Math.hypot(x, computed(values[1] as string, scope))).toBeCloseTo(marked, 9);
    });
  });

  it("the cable's end is as far as its length and its angle say", () => {
    eachDraw(pythagoras.get("teleferiku"), ({ b = 0, c = 1 }, _, answer) => {
      expect(c * Math.cos(Math.asin(b / c))).toBeCloseTo(answer, 6);
    });
  });
});

describe("number lines", () => {
  const algebra = exercisesOf("algebra");
  const irrational = exercisesOf("numrat-irracional");
  const wholes = Array.from({ length: 21 }, (_, i) => i - 10);

  it("the two numbers at the same distance are the marked and the asked one", () => {
    eachDraw(algebra.get("dy-numra-njelloj-larg"), ({ a = 0, r = 0 }, rows, answer) => {
      const marked = Number(rows().all("pika")[0]?.groups[0]?.[0]);
      const found = wholes.filter((x) => Math.abs(x - a) === r);
      expect(found).toEqual([marked, answer].sort((p, q) => p - q));
    });
  });

  it("the drawn segment holds just the numbers near its middle", () => {
    eachDraw(algebra.get("mesi-dhe-rrezja"), ({ m = 0, r = 0 }, rows) => {
      const [from = 0, to = 0] = rows().numbers("segment");
      expect(wholes.filter((x) => x >= from && x <= to)).toEqual(wholes.filter((x) => Math.abs(x - m) <= r));
    });
  });

  it("the least whole number is found by trying all", () => {
    eachDraw(algebra.get("me-i-vogli-qe-hyn"), ({ a = 0, k = 0 }, _, answer) => {
      expect(wholes.find((x) => -a * x < -a * k)).toBe(answer);
    });
  });

  /** Halves an interval until it holds the root alone. */
  function rootByHalves(of: number): number {
    let [low, high] = [0, of];
    for (let i = 0; i < 60; i++) {
      const middle = (low + high) / 2;
      if (middle * middle < of) low = middle;
      else high = middle;
    }
    return low;
  }

  it.each<[string, (scope: Scope) => number]>([
    ["ku-bie-rrenja", ({ n = 0 }) => rootByHalves(n)],
    ["rrenja-e-shumes", ({ p = 0, q = 0 }) => rootByHalves(p * p + q * q)],
  ])("%s is where halving ends, to a tenth", (id, byHalves) => {
    eachDraw(irrational.get(id), (scope, _, answer) => {
      expect(Math.abs(byHalves(scope) - answer)).toBeLessThanOrEqual(0.05 + 1e-9);
    });
  });

  it("of four roots the right one is nearest to the point", () => {
    const away = [12, 7, 10, 34].map((each) => Math.abs(rootByHalves(each) - 3.5));
    const answer = irrational.get("cila-rrenje-eshte-pika")?.answer;
    expect(answer).toMatchObject({ kind: "choice", right: away.indexOf(Math.min(...away)) });
  });
});
