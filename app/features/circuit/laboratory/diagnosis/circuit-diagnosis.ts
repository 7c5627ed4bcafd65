/** Finds why no current flows, or why one component has none. A diagnosis names the cause and its edge. */
import type { Charges } from "../../solver/circuit-charging";
import { type Branch, type Solution, solve } from "../../solver/circuit-solver";
import { flows, gapsThatStop, type Works, worksClosed } from "../../solver/mending";
import { edgeCount, edgeEnds, nodeName } from "../grid/grid";
import { componentOn, type GridComponents, gridBranches, idOn } from "../grid/grid-component";

export type Diagnosis =
  | { code: "flows" | "empty" | "no-battery" | "no-path" }
  /** Batteries that cancel; `bare` if turning one round would be a short circuit. */
  | { code: "opposed"; bare: boolean }
  | { code: "short"; id: string; ideal: boolean }
  | { code: "open-switch" | "voltmeter-in-series" | "broken-wire"; ids: string[] }
  | { code: "several-gaps" | "full-capacitor" | "bypassed"; ids: string[] }
  | { code: "missing-wire"; edge: number };

/** Diagnoses the whole circuit. */
export function diagnose(components: GridComponents, charges: Charges, solution: Solution): Diagnosis {
  const [shorted] = solution.shorted;
  if (shorted !== undefined) return { code: "short", id: shorted, ideal: solution.bounded };
  if (components.length === 0) return { code: "empty" };
  if (flows(solution)) return { code: "flows" };
  return culprit(components, charges, flows);
}

/** Diagnoses one component without current in a circuit where others have current. */
export function diagnoseDead(components: GridComponents, charges: Charges, id: string): Diagnosis {
  const branches = gridBranches(components, charges);
  const branch = branches.find((other) => other.id === id);
  const works: Works = ({ readings }) => (readings.get(id)?.current ?? 0) !== 0;
  const across = branches.filter((other) => other.kind === "wire").map((other) => other.id);
  const without = (gone: string) => works(solve(branches.filter((other) => other.id !== gone)));
  if (branch && solve(branches).readings.get(id)?.voltage === 0) {
    const bypass = across.filter(without);
    if (bypass.length > 0) return { code: "bypassed", ids: bypass };
  }
  return culprit(components, charges, works);
}

function culprit(components: GridComponents, charges: Charges, works: Works): Diagnosis {
  if (!components.some(({ kind }) => kind === "battery")) return { code: "no-battery" };
  const branches = gridBranches(components, charges);
  const gaps = branches.filter(({ kind }) => kind === "gap");
  const kindOf = (id: string) => components.find((component) => component.id === id)?.kind;
  const single = gapsThatStop(branches, gaps, works);
  const singleOf = (kind: string) => single.filter((id) => kindOf(id) === kind);
  const [switches, wires, voltmeters] = [singleOf("switch"), singleOf("wire"), singleOf("voltmeter")];
  if (switches.length > 0) return { code: "open-switch", ids: switches };
  if (wires.length > 0) return { code: "broken-wire", ids: wires };
  // A full capacitor is checked before a voltmeter beside it. If the voltmeter conducted, the circuit would work too.
  const capacitors = branches.filter(({ kind }) => kind === "capacitor").map(({ id }) => id);
  const emptied = branches.map((branch) => (branch.kind === "capacitor" ? { ...branch, voltage: 0 } : branch));
  if (capacitors.length > 0 && works(solve(emptied))) return { code: "full-capacitor", ids: capacitors };
  if (voltmeters.length > 0) return { code: "voltmeter-in-series", ids: voltmeters };
  const edge = missingEdge(components, branches, works);
  if (edge !== null) return { code: "missing-wire", edge };
  const open = gaps.map(({ id }) => id);
  const opened = open.filter((id) => kindOf(id) === "switch");
  if (worksClosed(branches, opened, works)) return { code: "open-switch", ids: opened };
  if (worksClosed(branches, open, works)) return { code: "several-gaps", ids: open };
  return opposed(branches, works) ?? { code: "no-path" };
}

/** Finds the empty edge where one wire would mend the circuit. Edges at loose ends come first. */
function missingEdge(components: GridComponents, branches: readonly Branch[], works: Works): number | null {
  const touching = new Map<string, number>();
  for (const { from, to } of branches) for (const node of [from, to]) touching.set(node, (touching.get(node) ?? 0) + 1);
  const looseEnds = ({ from, to }: Branch) => [from, to].filter((node) => touching.get(node) === 1).length;
  const empty = Array.from({ length: edgeCount }, (_, edge) => edge)
    .filter((edge) => componentOn(components, edge) === undefined)
    .map((edge): Branch => {
      const { from, to } = edgeEnds(edge);
      return { kind: "gap", id: idOn(edge), from: nodeName(from), to: nodeName(to) };
    })
    .filter(({ from, to }) => touching.has(from) && touching.has(to))
    .sort((a, b) => looseEnds(b) - looseEnds(a));
  const [found] = gapsThatStop(branches, empty, works);
  return found === undefined ? null : Number(found.slice(1));
}

/** Finds batteries that cancel. With one of them turned round the circuit works, or is a short circuit. */
function opposed(branches: readonly Branch[], works: Works): Diagnosis | null {
  const turned = branches
    .filter((branch) => branch.kind === "cell")
    .map((cell) => solve(branches.map((one) => (one === cell ? { ...one, from: one.to, to: one.from } : one))));
  if (turned.some(works)) return { code: "opposed", bare: false };
  // If one dead component is diagnosed, a short circuit elsewhere is no evidence.
  const bare = works === flows && turned.some(({ shorted }) => shorted.length > 0);
  return bare ? { code: "opposed", bare } : null;
}
