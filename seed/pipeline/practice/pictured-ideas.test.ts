/**
 * Checks exercises that ask for an idea on a picture by a second way, in 20 draws each: beads roll, rays are bent,
 * cells are counted, and of the pictures to choose among only the right one has the property that is asked for.
 */
import { describe, expect, it } from "vitest";
import type { FigureRow, FigureRows } from "../../../app/magazine/practice/drawings/figure-rows";
import { drawsOf, exerciseOf, type PicturedDraw } from "./pictured-draws.fixture";

type Place = readonly [x: number, y: number];
type Graph = (x: number) => number;

const placesOf = ({ groups }: FigureRow): Place[] => groups.map(([x, y]) => [Number(x), Number(y)]);

/** Reads a drawn line or curve as a function; it has no value beyond its ends. */
function graphOf(row: FigureRow): Graph {
  const curve = row.groups[0]?.[0];
  if (typeof curve === "function") return curve;
  const places = placesOf(row);
  return (x) => {
    const next = places.findIndex(([at], index) => index > 0 && at >= x);
    const [[ax, ay], [bx, by]] = [places[next - 1], places[next]] as [Place, Place];
    return bx === ax ? by : ay + ((by - ay) * (x - ax)) / (bx - ax);
  };
}

const graphsOf = (rows: FigureRows) => [...rows.all("vija"), ...rows.all("lakore")].map(graphOf);
const graphIn = (rows: FigureRows) => graphsOf(rows)[0] as Graph;
const lineIn = (rows: FigureRows) => placesOf(rows.all("vija")[0] as FigureRow);
const slopeAt = (graph: Graph, x: number) => (graph(x + 1e-4) - graph(x - 1e-4)) / 2e-4;
const between = (from: number, to: number, count = 40) =>
  Array.from({ length: count }, (_, i) => from + ((i + 0.5) * (to - from)) / count);

/** Tests that of the pictures to choose among only the right one meets a condition. */
function expectOnly(slug: string, id: string, meets: (rows: FigureRows, draw: PicturedDraw) => boolean): void {
  const exercise = exerciseOf(slug, id);
  const names = (exercise.figures ?? []).flatMap(({ name }) => name ?? []);
  for (const draw of drawsOf(exercise)) {
    const found = names.filter((name) => meets(draw.rows(name), draw));
    expect(found).toEqual([names[draw.answers[0] as number]]);
  }
}

/** Returns the picture of a question whose first option is the right one. */
function asked(slug: string, id: string): FigureRows {
  const [draw] = drawsOf(exerciseOf(slug, id), 1);
  expect(draw?.answers[0]).toBe(0);
  return (draw as PicturedDraw).rows();
}

const isNear = (a: number, b: number, off = 1e-6) => Math.abs(a - b) <= off;

describe("motion, forces and energy", () => {
  /** Rolls a bead without friction along a broken line, piece by piece with a constant acceleration. */
  const rollingTime = (line: readonly Place[]) =>
    line.slice(1).reduce((time, [x, y], i) => {
      const [ax, ay] = line[i] as Place;
      const [before, after] = [ay, y].map((height) => Math.sqrt(2 * 9.81 * (2 - height))) as [number, number];
      return time + Math.hypot(x - ax, y - ay) / ((before + after) / 2);
    }, 0);

  it("the cycloid brings its bead first, as the solution tells", () => {
    const [draw] = drawsOf(exerciseOf("lidhja-mes-matematikes-dhe-fizikes", "cila-rruge-fiton"), 1);
    const times = ["A", "B", "C", "D"].map((name) => rollingTime(lineIn((draw as PicturedDraw).rows(name))));
    expect(times[0]).toBeCloseTo(1, 1);
    expect(times[1]).toBeCloseTo(1.19, 2);
    expect(times[3]).toBeCloseTo(1.1, 2);
    expect(times.indexOf(Math.min(...times))).toBe(0);
    expect(times.indexOf(Math.max(...times))).toBe(2);
  });

  it("a box of constant velocity has forces that cancel", () => {
    expectOnly("forca-dhe-ferkimi", "arka-me-shpejtesi-te-pandryshuar", (rows) => {
      const along = rows.all("forca").map(({ groups }) => {
        const [size = 0, direction = 0] = (groups[0] ?? []).map(Number);
        return size * Math.cos((direction * Math.PI) / 180);
      });
      return isNear(
        along.reduce((a, b) => a + b, 0),
        0,
      );
    });
  });

  it("friction on a shoe that would slip to the right looks to the left", () => {
    const [draw] = drawsOf(exerciseOf("forca-dhe-ferkimi", "ferkimi-qe-te-con-perpara"), 1);
    expect(draw?.answers).toEqual([(Math.atan2(0, -1) * 180) / Math.PI]);
  });

  it("the arch presses its left bank with the sum of its two parts", () => {
    const [draw] = drawsOf(exerciseOf("matematika-arkitektura", "nga-e-shtyn-bregun"), 1);
    const direction = (Math.atan2(-70, -70) * 180) / Math.PI;
    expect(draw?.answers).toEqual([direction + 360]);
  });

  it("the arch of one load is straight beside it and stands above its feet", () => {
    expectOnly("matematika-arkitektura", "harku-i-nje-barre", (rows) => {
      const arch = graphIn(rows);
      return between(-3.9, 3.9).every((x) => isNear(arch(x), (arch(0) * (4 - Math.abs(x))) / 4)) && arch(0) > 0;
    });
  });

  it("energy with friction is kept, and some of it is warmth", () => {
    expectOnly("energjia-dhe-puna", "energjite-ne-fund-te-rreshqitjes", (rows) => {
      const [potential = 0, kinetic = 0, warmth = 0] = rows.all("shtylla").map(({ groups }) => Number(groups[0]?.[0]));
      return potential + kinetic + warmth === 800 && potential === 0 && warmth > 0;
    });
  });

  it("the train's second crest is above its start", () => {
    const track = graphIn(asked("energjia-dhe-puna", "treni-dhe-maja-e-dyte"));
    expect([track(0), track(40), track(70)].map((height) => Math.round(height * 1e6) / 1e6)).toEqual([20, 2, 26]);
    expect(Math.max(...between(0, 100, 400).map(track))).toBeLessThanOrEqual(26);
  });
});

describe("light, sound and stars", () => {
  const depthOf = (rows: FigureRows) => {
    const heights = lineIn(rows).map(([, y]) => y);
    return Math.max(...heights) - Math.min(...heights);
  };

  it("a planet of twice the radius hides four times the light for as long", () => {
    expectOnly("ai-fizike", "planeti-dy-here-me-i-gjere", (rows, draw) => depthOf(rows) === 4 * depthOf(draw.rows()));
  });

  it("light that slows bends towards the normal and stays beyond it", () => {
    const sine = ([ax, ay]: Place, [bx, by]: Place) => (bx - ax) / Math.hypot(bx - ax, by - ay);
    expectOnly("perthyerja-dhe-reflektimi-i-drites", "rrezja-hyn-ne-uje", (rows) => {
      const [from, at, to] = lineIn(rows) as [Place, Place, Place];
      return isNear(sine(from, at) / sine(at, to), 1.333, 0.02);
    });
    expectOnly("lidhja-mes-matematikes-dhe-fizikes", "rrezja-neper-tri-shtresa", (rows) => {
      const line = lineIn(rows);
      const sines = line.slice(1).map((place, i) => sine(line[i] as Place, place));
      return sines.every((each, i) => i === 0 || each > (sines[i - 1] as number) + 1e-9);
    });
  });

  it("the image comes nearer and gets smaller when the candle goes away", () => {
    const rows = asked("si-funksionojne-syzet-dhe-teleskopet", "qiriri-qe-largohet");
    const imageAt = (d: number) => 1 / (1 / rows.number("f") - 1 / d);
    const [near, far] = [rows.number("d"), rows.number("d") + 5];
    expect(imageAt(far)).toBeLessThan(imageAt(near));
    expect(imageAt(far) / far).toBeLessThan(imageAt(near) / near);
    expect(imageAt(1e9)).toBeCloseTo(rows.number("f"), 6);
  });

  it("all lines of a galaxy that goes away are longer by one factor", () => {
    const lengths = (rows: FigureRows) => rows.all("vija").map((row) => (placesOf(row)[0] as Place)[0]);
    expectOnly("big-bang", "spektri-qe-largohet", (rows, draw) => {
      const factors = lengths(rows).map((length, i) => length / (lengths(draw.rows())[i] as number));
      return factors.every((factor) => factor > 1.01 && isNear(factor, factors[0] as number, 2e-3));
    });
  });

  it("the tone of a siren that passes is high, then low, and constant before and after", () => {
    expectOnly("perhapja-zerit", "toni-i-ambulances", (rows) => {
      const tone = graphIn(rows);
      const [before, after] = [between(0, 4.5), between(5.5, 10)].map((times) => new Set(times.map(tone)));
      return before?.size === 1 && after?.size === 1 && Math.max(...(before ?? [])) > Math.max(...(after ?? []));
    });
  });

  it("the echo of the bone is the strongest", () => {
    const rows = asked("ultratingujt", "jehona-e-kockes");
    const marks = rows.all("pika").map((row) => [row.label, (placesOf(row)[0] as Place)[1]] as const);
    expect([...marks].sort(([, a], [, b]) => b - a)[0]?.[0]).toBe("L");
    const graph = graphIn(rows);
    for (const row of rows.all("pika")) {
      const [x, y] = placesOf(row)[0] as Place;
      expect(graph(x)).toBeCloseTo(y, 9);
    }
  });
});

describe("heat, current and nuclei", () => {
  it("what leaves a planet falls with its new curtain and comes back to what enters", () => {
    expectOnly("efekti-sere", "dalja-pas-gazeve-sere", (rows) => {
      const out = graphIn(rows);
      const later = between(2.1, 10).map(out);
      const rises = later.every((value, i) => i === 0 || value >= (later[i - 1] as number) - 1e-9);
      return out(1) === 8 && (later[0] as number) < 6 && rises && out(9.9) === 8;
    });
  });

  it("the second device uses more energy: more strips under its line", () => {
    const rows = asked("en-shtepi", "lartesia-apo-siperfaqja");
    const energies = rows.all("vija").map((row) => {
      const line = placesOf(row);
      return line
        .slice(1)
        .reduce((sum, [x, y], i) => sum + ((y + (line[i] as Place)[1]) / 2) * (x - (line[i] as Place)[0]), 0);
    });
    expect(energies).toEqual([2, 3]);
  });

  it("a third branch lets more current through", () => {
    const rows = asked("en-shtepi", "dega-qe-shtohet");
    const currents = [2, 3].map((branches) => branches * (rows.number("bateria") / 10));
    expect(currents[1]).toBeGreaterThan(currents[0] as number);
    expect(rows.all("dega")).toHaveLength(3);
  });

  it("halves of iron are bound less, those of uranium more", () => {
    const bound = graphIn(asked("energjia-berthamore", "veprimi-qe-nuk-jep-energji"));
    expect(bound(28)).toBeLessThan(bound(56));
    expect(bound(117)).toBeGreaterThan(bound(235));
    expect(bound(4)).toBeGreaterThan(bound(2));
    expect(bound(12)).toBeGreaterThan(bound(4));
  });
});

describe("functions, sequences and numbers", () => {
  it("the neuron's curve is half of one plus a hyperbolic tangent", () => {
    expectOnly("ai-fizike", "nga-shuma-te-siguria", (rows) =>
      between(-6, 6).every((z) => isNear(graphIn(rows)(z), (1 + Math.tanh(z / 2)) / 2)),
    );
  });

  it("money that sleeps loses the same share in each decade", () => {
    expectOnly("matematika-ekonomia", "leket-qe-flene", (rows) => {
      const power = graphIn(rows);
      const shares = [1, 11, 21].map((t) => power(t + 10) / power(t));
      return shares.every((share) => share < 0.99 && isNear(share, shares[0] as number));
    });
  });

  it("village A is more equal: a larger area under its curve", () => {
    const rows = asked("matematika-ekonomia", "dy-lakore-te-lorencit");
    const areas = rows.all("lakore").map((row) => between(0, 100, 400).reduce((sum, x) => sum + graphOf(row)(x), 0));
    expect(areas[0]).toBeGreaterThan(areas[1] as number);
    const read = rows
      .all("pika")
      .map((row, i) => [placesOf(row)[0], graphOf(rows.all("lakore")[i] as FigureRow)] as const);
    for (const [place, curve] of read) expect(curve((place as Place)[0])).toBeCloseTo((place as Place)[1], 9);
  });

  it("the fair game wins in half of the cells", () => {
    const values: Record<string, (a: number, b: number) => number> = { shuma: (a, b) => a + b, "me-i-madhi": Math.max };
    const faces = [1, 2, 3, 4, 5, 6];
    expectOnly("matematika-lojerat-casinos", "cila-loje-eshte-e-drejte", (rows) => {
      const of = values[rows.text("vlera")] as (a: number, b: number) => number;
      const wins = faces.flatMap((a) => faces.filter((b) => rows.numbers("shenuar").includes(of(a, b))));
      return wins.length === 18;
    });
  });

  it("loss grows as the number of bets, fluctuation as its root", () => {
    expectOnly("matematika-lojerat-casinos", "humbja-dhe-luhatja", (rows) => {
      const growths = graphsOf(rows).map((graph) => graph(8) / graph(2));
      return growths.some((each) => isNear(each, 4)) && growths.some((each) => isNear(each, 2));
    });
  });

  it("the ratios are those of the Fibonacci numbers", () => {
    expectOnly("vargjet-rendesia", "raporti-i-dy-kufizave", (rows) => {
      const terms = [1, 1];
      while (terms.length < 9) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0));
      return lineIn(rows).every(([n, r]) => isNear(r, (terms[n] as number) / (terms[n - 1] as number), 6e-4));
    });
  });

  it("each jump of the tired grasshopper takes half of what is missing to 2", () => {
    const jumps = asked("vargjet-rendesia", "karkaleci-qe-lodhet")
      .all("kercim")
      .map((row) => placesOf(row)[0] as Place);
    for (const [from, to] of jumps) expect(to - from).toBe((2 - from) / 2);
  });

  it("the grasshopper's least number is found by jumping", () => {
    for (const { scope, answers } of drawsOf(exerciseOf("matematika-lojerat-puzzles", "karkaleci-ne-bosht"))) {
      let place = scope.a as number;
      while (place - (scope.d as number) >= 0) place -= scope.d as number;
      expect(answers).toEqual([place]);
    }
  });

  it("the machine's screw moves farthest from its steepest point", () => {
    const rows = asked("matematika-ai", "nga-hidhet-vida-me-larg");
    const moves = rows.all("pika").map((row) => Math.abs(slopeAt(graphIn(rows), (placesOf(row)[0] as Place)[0])));
    expect(moves.indexOf(Math.max(...moves))).toBe(0);
    expect(moves[1]).toBeCloseTo(0, 6);
  });

  it("with a step of 0.22 the loss grows by one factor, as in the lesson's model", () => {
    expectOnly("matematika-ai", "hapi-tejet-i-gjate", (rows) => {
      const losses = lineIn(rows).map(([, y]) => y);
      return losses.slice(1).every((loss, i) => isNear(loss / (losses[i] as number), (1 - 10 * 0.22) ** 2, 0.01));
    });
  });

  it("in direct proportion twice the one is twice the other", () => {
    expectOnly("njesitet-perpjestimet", "drejteza-qe-nuk-mjafton", (rows) =>
      [1, 2, 3, 5].every((x) => isNear(graphIn(rows)(2 * x), 2 * graphIn(rows)(x))),
    );
  });

  it("the line that is no function has two heights over one place", () => {
    expectOnly("funksioni-dhe-perdorimet", "vija-qe-nuk-eshte-funksion", (rows) => {
      const line = rows.all("vija").flatMap(placesOf);
      return line.some(([x], i) => i > 0 && x <= (line[i - 1] as Place)[0]);
    });
  });

  it("the bath fills, rests, and empties faster", () => {
    expectOnly("funksioni-dhe-perdorimet", "vaska-ne-grafik", (rows) => {
      const [up, rest, down] = lineIn(rows)
        .slice(1)
        .map(([x, y], i, later) => {
          const [ax, ay] = (i === 0 ? [0, lineIn(rows)[0]?.[1] ?? 0] : later[i - 1]) as Place;
          return (y - ay) / (x - ax);
        }) as [number, number, number];
      return up > 0 && rest === 0 && down < -up;
    });
  });

  it("both sides of the equation are 3 at its root", () => {
    const [left, right] = graphsOf(asked("algebra", "rrenja-te-prerja")) as [Graph, Graph];
    expect([left(2), right(2)]).toEqual([3, 3]);
    expect(between(0, 4).filter((x) => x !== 2 && isNear(left(x), right(x)))).toEqual([]);
  });

  it("the goal looks widest somewhere on the way, by the angle between two directions", () => {
    const angle = (d: number) => {
      const [[ax, ay], [bx, by]] = [
        [16 + 3.66, d],
        [16 - 3.66, d],
      ] as [Place, Place];
      return (Math.acos((ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by))) * 180) / Math.PI;
    };
    expectOnly("matematika-sporti", "grafiku-i-pamjes", (rows) =>
      between(1, 30).every((d) => isNear(graphIn(rows)(d), angle(d), 1e-6)),
    );
  });

  it("the height of a turning point is that of a turned unit", () => {
    expectOnly("trigonometria-lidhja-shkencat", "lartesia-gjate-rrotullimit", (rows) => {
      const step = (Math.PI / 180) * 9;
      let [x, y] = [1, 0];
      return Array.from({ length: 39 }, (_, i) => 9 * (i + 1)).every((degrees) => {
        [x, y] = [x * Math.cos(step) - y * Math.sin(step), x * Math.sin(step) + y * Math.cos(step)];
        return isNear(graphIn(rows)(degrees), y);
      });
    });
  });
});
