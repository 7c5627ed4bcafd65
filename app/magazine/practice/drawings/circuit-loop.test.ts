/** Compares the currents of drawn circuits with those of the laboratory's solver. */
import { expect, it } from "vitest";
import { type Branch, solve } from "../../../features/circuit/solver/circuit-solver";
import { circuitLoop } from "./circuit-loop";
import { asked } from "./exercise-drawing";
import { type FigureRow, FigureRows } from "./figure-rows";

type Written = readonly [kind: string, ohms?: number];

const row = (key: string, ...groups: FigureRow["groups"][number][]): FigureRow => ({ key, label: "", groups });

/** Draws a circuit whose last part is the ammeter that is asked for. */
function drawn(series: readonly Written[], block: readonly (readonly Written[])[], asks: number): number | undefined {
  let count = 0;
  const part = ([kind, ohms = 10]: Written) => [kind, `p${count++}`, ohms] as const;
  const rows = [
    row("bateria", [6]),
    row("brenda", [0.5]),
    ...series.map((each) => row("pjesa", part(each))),
    ...block.map((branch) => row("dega", ...branch.map(part))),
    row("panjohura", [`p${asks}`]),
  ];
  return circuitLoop.draw(new FigureRows(rows), asked).unknown;
}

/** Solves the same circuit in the laboratory. */
function solved(series: readonly Written[], block: readonly (readonly Written[])[], asks: number): number {
  let count = 0;
  const branches: Branch[] = [{ kind: "cell", id: "cell", from: "0", to: "s0", emf: 6, resistance: 0.5 }];
  const chain = (parts: readonly Written[], from: string, to: string) => {
    for (const [i, [kind, ohms = 10]] of parts.entries()) {
      const at = (place: number) =>
        place === 0 ? from : place === parts.length ? to : `${from}-${to}-${count - i}-${place}`;
      const ends = { id: `p${count}`, from: at(i), to: at(i + 1) };
      if (kind === "llambe" || kind === "rezistor") branches.push({ kind: "resistor", ...ends, resistance: ohms });
      else branches.push({ kind: kind === "celes-hapur" || kind === "llambe-hequr" ? "gap" : "wire", ...ends });
      count++;
    }
  };
  const end = block.length === 0 ? "0" : "s1";
  chain(series, "s0", end);
  if (series.length === 0) branches.push({ kind: "wire", id: "lead", from: "s0", to: "s1" });
  for (const parts of block) chain(parts, "s1", "0");
  return Math.abs(solve(branches).readings.get(`p${asks}`)?.current ?? Number.NaN);
}

const lamp: Written = ["llambe", 10];
const meter: Written = ["ampermeter"];

it.each<[string, Written[], Written[][]]>([
  ["one lamp", [lamp, meter], []],
  ["two in series", [lamp, ["rezistor", 25], meter], []],
  ["two in parallel", [meter], [[lamp], [["rezistor", 30]]]],
  ["a meter in a branch", [lamp], [[["rezistor", 20], meter], [["rezistor", 30]]]],
  ["three branches", [], [[lamp], [["rezistor", 30], lamp], [meter, ["rezistor", 7]]]],
  ["an open switch in series", [lamp, ["celes-hapur"]], []],
  ["a closed switch", [lamp, ["celes"]], []],
  ["an empty socket in one of two branches", [meter], [[lamp], [["llambe-hequr"]]]],
  ["all branches open", [lamp], [[["llambe-hequr"]], [["celes-hapur"], lamp]]],
  ["a lamp with a wire beside it", [lamp], [[lamp], [["tel"]]]],
  ["two wires beside each other", [lamp], [[["tel"]], [["tel"]], [lamp]]],
])("%s: every part has the current of the laboratory", (_, series, block) => {
  const parts = series.length + block.flat().length;
  for (let asks = 0; asks < parts; asks++) {
    expect(drawn(series, block, asks)).toBeCloseTo(solved(series, block, asks), 6);
  }
});
