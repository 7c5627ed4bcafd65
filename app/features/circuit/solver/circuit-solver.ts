/**
 * Solves a circuit by Ohm's and Kirchhoff's laws, with modified nodal analysis (C. Ho, A. Ruehli, P. Brennan, IEEE
 * Trans. Circuits Syst. 22, 1975, 504–509).
 *
 * Unknowns are the potential of every node but one in each island, and the current of every source. Wires and gaps are
 * limits: wires of equal resistances that go to zero, gaps of equal resistances that grow without bound. So a current
 * divides evenly among parallel wires, and a voltage among gaps in series.
 *
 * SI units throughout: volt, ampere, ohm, farad, watt. Every branch has a direction, `from` → `to`: its current is
 * positive along it, its voltage is V(from) − V(to), its power is the consumed power, negative for a cell that
 * delivers. `model.md` says what is left out.
 */
import { factor } from "./linear-system";
import { Clusters, emptyMatrix, evenLevels, numberNodes, type Tie } from "./node-clusters";

interface Ends {
  id: string;
  from: string;
  to: string;
}

/** Branch without resistance: wires, closed switches, ammeters. */
type Wire = Ends & { kind: "wire" };
/** Branch without conductance: open switches, voltmeters. */
type Gap = Ends & { kind: "gap" };
type Resistor = Ends & { kind: "resistor"; resistance: number };
/** Voltage source. `from` is its − end, `to` its + end; `resistance` is the internal one. */
type Cell = Ends & { kind: "cell"; emf: number; resistance: number };
/** Capacitor at one instant; `voltage` is V(from) − V(to). */
type Capacitor = Ends & { kind: "capacitor"; capacitance: number; voltage: number };

export type Branch = Wire | Gap | Resistor | Cell | Capacitor;

export interface Reading {
  current: number;
  voltage: number;
  power: number;
}

export interface Solution {
  /** Readings by the branch's id. */
  readings: Map<string, Reading>;
  /** Cells that drive a current through nothing but cells and wires. */
  shorted: string[];
  /** Whether ideal sources contradicted each other, so that each got `leastResistance`. */
  bounded: boolean;
}

/** Ohms below which a resistance counts as zero. A resistor then is a wire, a cell an ideal one. */
const negligibleResistance = 1e-6;
/** Ohms of ideal sources that would drive an infinite current. A short circuit of 6 V then carries 6,000 A. */
const leastResistance = 1e-3;
/** Bounds of the inputs (SI units); NaN counts as zero. */
const greatestResistance = 1e9;
const greatestVoltage = 1e6;
const capacitances = { least: 1e-12, greatest: 1e3 };
/** Amperes in a loop without any load, from which it is a short circuit. */
const shortCurrent = 1e-6;
/** Share of the greatest value below which a value is rounding error, so 0. Doubles have 16 digits. */
export const roundingShare = 1e-13;

/**
 * Solves a circuit at one instant.
 *
 * @param branches with distinct ids; `from` and `to` may name any nodes.
 * @returns finite readings for every branch, whatever the inputs.
 */
export function solve(branches: readonly Branch[]): Solution {
  const network = prepareNetwork(branches);
  const bare = prepareNetwork(branches.filter(({ kind }) => kind === "cell" || kind === "wire"));
  const withoutLoads = bare.readings(bare.ownSteps);
  return {
    readings: network.readings(network.ownSteps),
    shorted: bare.sources
      .map(({ id }) => id)
      .filter((id) => Math.abs(withoutLoads.get(id)?.current as number) > shortCurrent),
    bounded: network.bounded,
  };
}

/** Returns the branch with its values inside the bounds. */
function withinBounds(branch: Branch): Branch {
  switch (branch.kind) {
    case "resistor": {
      const resistance = clamp(branch.resistance, 0, greatestResistance);
      const { id, from, to } = branch;
      return resistance < negligibleResistance ? { kind: "wire", id, from, to } : { ...branch, resistance };
    }
    case "cell": {
      const resistance = clamp(branch.resistance, 0, greatestResistance);
      return {
        ...branch,
        emf: clamp(branch.emf, -greatestVoltage, greatestVoltage),
        resistance: resistance < negligibleResistance ? 0 : resistance,
      };
    }
    case "capacitor":
      return {
        ...branch,
        capacitance: clamp(branch.capacitance, capacitances.least, capacitances.greatest),
        voltage: clamp(branch.voltage, -greatestVoltage, greatestVoltage),
      };
    default:
      return branch;
  }
}

function clamp(value: number, least: number, greatest: number): number {
  return Math.min(greatest, Math.max(least, Number.isNaN(value) ? 0 : value));
}

const greatestOf = (values: readonly number[]) => Math.max(0, ...values.map(Math.abs));

const ends = ({ from, to }: Ends): Tie => [from, to];

/**
 * Sets up and factors a circuit's equations, to solve them for any source voltages.
 *
 * A step is the rise V(from) − V(to) of a source without current: −E for a cell, its voltage for a capacitor.
 */
export function prepareNetwork(input: readonly Branch[]) {
  const branches = input.map(withinBounds);
  const wires = branches.filter((branch) => branch.kind === "wire");
  const gaps = branches.filter((branch) => branch.kind === "gap");
  const resistors = branches.filter((branch) => branch.kind === "resistor");
  const sources = branches.filter((branch) => branch.kind === "cell" || branch.kind === "capacitor");

  const joined = new Clusters(wires.map(ends));
  const joinedEnds = ({ from, to }: Ends): Tie => [joined.of(from), joined.of(to)];

  const own = sources.map((source) => (source.kind === "cell" ? source.resistance : 0));
  const idealLoops = new Clusters();
  const bounded = sources
    .filter((_, k) => own[k] === 0)
    .map((source) => idealLoops.join(...joinedEnds(source)))
    .includes(false);
  const internal = own.map((resistance) => (bounded ? Math.max(resistance, leastResistance) : resistance));

  const ties = [...resistors, ...sources].map(joinedEnds);
  const islands = new Clusters(ties);
  const numbers = numberNodes(ties);
  const numbersOf = (branch: Branch) => joinedEnds(branch).map((node) => numbers.get(node));
  const { matrix, add, conduct } = emptyMatrix(numbers.size + sources.length);
  for (const resistor of resistors) {
    const [from, to] = numbersOf(resistor);
    conduct(from, to, 1 / resistor.resistance);
  }
  for (const [k, source] of sources.entries()) {
    const [from, to] = numbersOf(source);
    const row = numbers.size + k;
    add(from, row, 1);
    add(to, row, -1);
    add(row, from, 1);
    add(row, to, -1);
    add(row, row, -(internal[k] as number));
  }
  const unknowns = factor(matrix);

  function readings(steps: readonly number[]): Map<string, Reading> {
    const solved = unknowns([...new Array<number>(numbers.size).fill(0), ...steps]);
    const inIsland = (node: string) => solved[numbers.get(joined.of(node)) ?? -1] ?? 0;
    const offset = islandOffsets(inIsland);
    const potential = (node: string) => inIsland(node) + offset(islands.of(joined.of(node)));
    const voltageOf = ({ from, to }: Ends) => potential(from) - potential(to);
    const currents = new Map<string, number>();
    for (const resistor of resistors) currents.set(resistor.id, voltageOf(resistor) / resistor.resistance);
    for (const [k, { id }] of sources.entries()) currents.set(id, solved[numbers.size + k] as number);
    const rounded = roundingOf([...currents.values()], steps);
    const level = wireLevels(currents);
    for (const { id, from, to } of wires) currents.set(id, level(from) - level(to));
    return new Map(
      branches.map((branch) => {
        const current = rounded.current(currents.get(branch.id) ?? 0);
        const voltage = rounded.voltage(voltageOf(branch));
        // Plus zero, since a current of 0 times a negative voltage would give −0.
        return [branch.id, { current, voltage, power: voltage * current + 0 }];
      }),
    );
  }

  /** Returns functions that replace rounding errors at these currents and steps by zero. */
  function roundingOf(currents: readonly number[], steps: readonly number[]) {
    const voltage = greatestOf(steps) * roundingShare;
    const conductances = [...resistors.map(({ resistance }) => resistance), ...internal]
      .filter((resistance) => resistance > 0)
      .map((resistance) => 1 / resistance);
    const current = Math.max(greatestOf(currents) * roundingShare, voltage * greatestOf(conductances));
    return {
      voltage: (value: number) => (Math.abs(value) <= voltage ? 0 : value),
      current: (value: number) => (Math.abs(value) <= current ? 0 : value),
    };
  }

  /**
   * Returns the potential of each island's ground relative to the others. The gaps between them share the voltage
   * evenly.
   */
  function islandOffsets(inIsland: (node: string) => number) {
    const between = gaps.map((gap) => joinedEnds(gap).map((node) => islands.of(node)) as [string, string]);
    const inflow = new Map<string, number>();
    for (const [k, gap] of gaps.entries()) {
      const [from, to] = between[k] as Tie;
      const rise = inIsland(gap.from) - inIsland(gap.to);
      inflow.set(from, (inflow.get(from) ?? 0) - rise);
      inflow.set(to, (inflow.get(to) ?? 0) + rise);
    }
    return evenLevels(between, inflow);
  }

  /** Returns levels whose differences are the currents of the wires. */
  function wireLevels(currents: ReadonlyMap<string, number>) {
    const inflow = new Map<string, number>();
    for (const { id, from, to } of [...resistors, ...sources]) {
      const current = currents.get(id) as number;
      inflow.set(from, (inflow.get(from) ?? 0) - current);
      inflow.set(to, (inflow.get(to) ?? 0) + current);
    }
    return evenLevels(wires.map(ends), inflow);
  }

  const ownSteps = sources.map((source) => (source.kind === "cell" ? -source.emf : source.voltage));
  return { sources, ownSteps, bounded, readings };
}
