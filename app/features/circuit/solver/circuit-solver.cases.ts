/**
 * Circuits computed by hand. Each expected value is the closed formula of its title, written out in numbers: Ohm,
 * series and parallel, dividers, Kirchhoff's equations solved by elimination.
 */
import { battery, capacitor, cell, gap, resistor, wire } from "./branches.cases";
import type { Branch } from "./circuit-solver";

export interface WorkedCircuit {
  title: string;
  branches: Branch[];
  /** Readings by branch, then I for current, U for voltage, P for power. */
  expected: Record<string, number>;
  shorted?: string[];
  bounded?: boolean;
}

/** Returns the four arms of a bridge between nodes 1 and 0. A branch joins 2 and 3. */
const bridge = (r1: number, r2: number, r3: number, r4: number, across: Branch): Branch[] => [
  battery(10, 0),
  resistor("r1", "1", "2", r1),
  resistor("r2", "2", "0", r2),
  resistor("r3", "1", "3", r3),
  resistor("r4", "3", "0", r4),
  across,
];

/** The twelve edges of a cube, 1 Ω each, between opposite corners. Corners are three bits. */
const cube: Branch[] = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((corner) =>
  [1, 2, 4]
    .filter((bit) => (corner & bit) === 0)
    .map((bit) => resistor(`e${corner}-${corner | bit}`, String(corner), String(corner | bit), 1)),
);

/** Returns a ladder of 1 Ω rungs and 1 Ω rails. Its resistance is a quotient of Fibonacci numbers. */
const ladder = (steps: number): Branch[] =>
  Array.from({ length: steps }, (_, k) => [
    resistor(`rail${k}`, k === 0 ? "1" : `n${k - 1}`, `n${k}`, 1),
    resistor(`rung${k}`, `n${k}`, "0", 1),
  ]).flat();

export const workedCircuits: WorkedCircuit[] = [
  // Ohm, internal resistance
  {
    title: "one load: I = E / R",
    branches: [battery(6, 0), resistor("x", "1", "0", 10)],
    expected: { "x I": 0.6, "x U": 6, "x P": 3.6, "b I": 0.6, "b U": -6, "b P": -3.6 },
  },
  {
    title: "internal resistance: I = E / (R + r)",
    branches: [battery(), resistor("x", "1", "0", 10)],
    expected: { "x I": 6 / 10.5, "x U": 60 / 10.5, "b U": -60 / 10.5, "x P": 360 / 10.5 ** 2 },
  },
  {
    title: "the greatest power is drawn where R = r: P = E² / 4r",
    branches: [battery(), resistor("x", "1", "0", 0.5)],
    expected: { "x I": 6, "x U": 3, "x P": 18, "b P": -18 },
  },
  {
    title: "a reversed load gets the opposite signs",
    branches: [battery(6, 0), resistor("x", "0", "1", 10)],
    expected: { "x I": -0.6, "x U": -6, "x P": 3.6 },
  },
  {
    title: "a reversed cell drives the current the other way",
    branches: [cell("b", "1", "0", 6, 0.5), resistor("x", "1", "0", 10)],
    expected: { "x I": -6 / 10.5, "b I": 6 / 10.5 },
  },
  {
    title: "a negative electromotive force is a reversed cell",
    branches: [battery(-6, 0.5), resistor("x", "1", "0", 10)],
    expected: { "x I": -6 / 10.5 },
  },
  // Series
  {
    title: "two in series: I = E / (R₁ + R₂)",
    branches: [battery(9, 0), resistor("x", "1", "2", 10), resistor("y", "2", "0", 20)],
    expected: { "x I": 0.3, "y I": 0.3, "x U": 3, "y U": 6, "x P": 0.9, "y P": 1.8 },
  },
  {
    title: "level 5: two resistors, a lamp, internal resistance",
    branches: [
      battery(),
      wire("s", "1", "2"),
      resistor("x", "2", "3", 10),
      resistor("y", "3", "4", 10),
      resistor("l", "4", "0", 10),
    ],
    expected: { "l I": 6 / 30.5, "l P": 360 / 30.5 ** 2, "s I": 6 / 30.5, "s U": 0, "s P": 0 },
  },
  {
    title: "twenty equal resistors share the voltage evenly",
    branches: [
      battery(10, 0),
      ...Array.from({ length: 20 }, (_, k) => resistor(`x${k}`, String(k + 1), k === 19 ? "0" : String(k + 2), 5)),
    ],
    expected: { "x0 I": 0.1, "x7 U": 0.5, "x19 U": 0.5 },
  },
  {
    title: "a divider: U₂ = E R₂ / (R₁ + R₂)",
    branches: [battery(12, 0), resistor("x", "1", "2", 3000), resistor("y", "2", "0", 1000), gap("v", "2", "0")],
    expected: { "y U": 3, "v U": 3, "v I": 0, "v P": 0 },
  },
  {
    title: "a loaded divider: the load halves the lower resistor",
    branches: [
      battery(12, 0),
      resistor("x", "1", "2", 1000),
      resistor("y", "2", "0", 1000),
      resistor("z", "2", "0", 1000),
    ],
    expected: { "y U": 4, "z I": 0.004, "x I": 0.008 },
  },
  {
    title: "resistances nine powers of ten apart",
    branches: [battery(1, 0), resistor("x", "1", "2", 1e-3), resistor("y", "2", "0", 1e6)],
    expected: { "x I": 1 / (1e6 + 1e-3), "x U": 1e-3 / (1e6 + 1e-3), "y U": 1e6 / (1e6 + 1e-3) },
  },
  // Parallel
  {
    title: "two side by side: each has the whole voltage",
    branches: [battery(6, 0), resistor("x", "1", "0", 10), resistor("y", "1", "0", 15)],
    expected: { "x I": 0.6, "y I": 0.4, "b I": 1, "x P": 3.6, "y P": 2.4 },
  },
  {
    title: "two lamps side by side behind an internal resistance",
    branches: [battery(), resistor("x", "1", "0", 10), resistor("y", "1", "0", 10)],
    expected: { "x I": 6 / 5.5 / 2, "x U": 30 / 5.5, "b I": 6 / 5.5 },
  },
  {
    title: "three side by side: conductances add",
    branches: [battery(6, 0), resistor("x", "1", "0", 2), resistor("y", "1", "0", 3), resistor("z", "1", "0", 6)],
    expected: { "b I": 6, "x I": 3, "y I": 2, "z I": 1 },
  },
  {
    title: "one in series with two side by side",
    branches: [battery(12, 0), resistor("x", "1", "2", 4), resistor("y", "2", "0", 3), resistor("z", "2", "0", 6)],
    expected: { "x I": 2, "x U": 8, "y U": 4, "y I": 4 / 3, "z I": 2 / 3 },
  },
  {
    title: "currents divide as the other's resistance",
    branches: [battery(10, 0), resistor("s", "1", "2", 2), resistor("x", "2", "0", 4), resistor("y", "2", "0", 12)],
    expected: { "s I": 2, "x I": 1.5, "y I": 0.5 },
  },
  {
    title: "a wire beside a lamp takes all its current, and shorts the cell",
    branches: [battery(), resistor("x", "1", "0", 10), wire("w", "1", "0")],
    expected: { "x I": 0, "x U": 0, "w I": 12, "b I": 12 },
    shorted: ["b"],
  },
  {
    title: "a wire beside one of two lamps in series puts that one out",
    branches: [battery(6, 0), resistor("x", "1", "2", 10), resistor("y", "2", "0", 10), wire("w", "2", "0")],
    expected: { "x I": 0.6, "y I": 0, "w I": 0.6 },
  },
  // Open
  {
    title: "an open loop carries nothing, and the gap has the whole voltage",
    branches: [battery(), gap("s", "1", "2"), resistor("x", "2", "0", 10)],
    expected: { "x I": 0, "x U": 0, "b I": 0, "b U": -6, "s U": 6, "s I": 0 },
  },
  {
    title: "two gaps in a row share the voltage evenly",
    branches: [battery(), gap("s", "1", "2"), resistor("x", "2", "3", 10), gap("t", "3", "0")],
    expected: { "s U": 3, "t U": 3, "x U": 0, "x I": 0 },
  },
  {
    title: "a meter with one lead in the air shows nothing",
    branches: [battery(), resistor("x", "1", "0", 10), gap("v", "1", "9")],
    expected: { "v U": 0, "x I": 6 / 10.5 },
  },
  {
    title: "a loose resistor carries nothing and disturbs nothing",
    branches: [battery(), resistor("x", "1", "0", 10), resistor("loose", "1", "9", 5), wire("end", "9", "8")],
    expected: { "x I": 6 / 10.5, "loose I": 0, "loose U": 0, "end I": 0 },
  },
  {
    title: "two circuits apart do not meet",
    branches: [battery(), resistor("x", "1", "0", 10), cell("c", "8", "9", 3), resistor("y", "9", "8", 6)],
    expected: { "x I": 6 / 10.5, "y I": 0.5 },
  },
  {
    title: "a single tie between two circuits carries nothing",
    branches: [
      battery(),
      resistor("x", "1", "0", 10),
      cell("c", "8", "9", 3),
      resistor("y", "9", "8", 6),
      resistor("tie", "0", "8", 7),
    ],
    expected: { "tie I": 0, "x I": 6 / 10.5, "y I": 0.5 },
  },
  // Short
  {
    title: "a cell on a bare wire: I = E / r",
    branches: [battery(), wire("w", "1", "0")],
    expected: { "w I": 12, "b I": 12, "b U": 0, "w U": 0 },
    shorted: ["b"],
  },
  {
    title: "an ideal cell on a bare wire is bounded by a thousandth of an ohm",
    branches: [battery(6, 0), wire("w", "1", "0")],
    expected: { "w I": 6000, "b U": 0 },
    shorted: ["b"],
    bounded: true,
  },
  {
    title: "a cell whose ends are one node",
    branches: [cell("b", "0", "0", 6, 2)],
    expected: { "b I": 3, "b U": 0 },
    shorted: ["b"],
  },
  {
    title: "two wires side by side share a short evenly",
    branches: [battery(), wire("v", "1", "0"), wire("w", "0", "1")],
    expected: { "v I": 6, "w I": -6 },
    shorted: ["b"],
  },
  {
    title: "three wires, two of them in a row: two thirds and one third",
    branches: [battery(), wire("v", "1", "0"), wire("w1", "1", "5"), wire("w2", "5", "0")],
    expected: { "v I": 8, "w1 I": 4, "w2 I": 4 },
    shorted: ["b"],
  },
  {
    title: "a resistor of less than a millionth of an ohm is a wire",
    branches: [battery(), resistor("x", "1", "0", 9e-7)],
    expected: { "x I": 12, "x U": 0 },
  },
  // Two cells
  {
    title: "two cells in series add",
    branches: [cell("b", "0", "1", 4.5, 0.5), cell("c", "1", "2", 1.5, 0.25), resistor("x", "2", "0", 9.25)],
    expected: { "x I": 0.6, "b U": -4.2, "c U": -1.35 },
  },
  {
    title: "two cells opposed subtract, and the stronger charges the weaker",
    branches: [cell("b", "0", "1", 4.5, 0.5), cell("c", "2", "1", 1.5, 0.5), resistor("x", "2", "0", 9)],
    expected: { "x I": 0.3, "c I": -0.3, "c P": 0.3 * 1.65, "b P": -0.3 * 4.35 },
  },
  {
    title: "two equal cells opposed: nothing flows, and that is no short circuit",
    branches: [cell("b", "0", "1", 6, 0.5), cell("c", "0", "1", 6, 0.5)],
    expected: { "b I": 0, "c I": 0, "b U": -6 },
  },
  {
    title: "two unequal cells face to face without a load are a short circuit",
    branches: [cell("b", "0", "1", 6, 0.5), cell("c", "0", "1", 4.5, 0.5)],
    expected: { "b I": 1.5, "c I": -1.5, "b U": -5.25 },
    shorted: ["b", "c"],
  },
  {
    title: "two equal cells side by side share the load",
    branches: [cell("b", "0", "1", 6, 1), cell("c", "0", "1", 6, 1), resistor("x", "1", "0", 2.5)],
    expected: { "x I": 2, "b I": 1, "c I": 1, "x U": 5 },
  },
  {
    title: "Kirchhoff's textbook: two unequal cells side by side feed one load",
    branches: [cell("b", "0", "1", 12, 2), cell("c", "0", "1", 6, 1), resistor("x", "1", "0", 4)],
    expected: { "x U": 48 / 7, "b I": 18 / 7, "c I": -6 / 7, "x I": 12 / 7 },
    shorted: ["b", "c"],
  },
  {
    title: "two ideal cells that contradict each other are bounded",
    branches: [battery(6, 0), cell("c", "0", "1", 3, 0), resistor("x", "1", "0", 9)],
    expected: { "x U": 4.5 / (1 + 0.0005 / 9), "x I": 0.5 / (1 + 0.0005 / 9) },
    shorted: ["b", "c"],
    bounded: true,
  },
  {
    title: "two meshes with a common branch",
    branches: [
      cell("b", "0", "1", 10, 0),
      resistor("x", "1", "2", 2),
      resistor("m", "2", "0", 4),
      resistor("y", "2", "3", 3),
      cell("c", "0", "3", 5, 0),
    ],
    expected: { "m U": 80 / 13, "x I": 25 / 13, "y I": 5 / 13, "m I": 20 / 13 },
  },
  // Bridges and nets
  {
    title: "a balanced bridge: nothing flows across",
    branches: bridge(100, 200, 300, 600, resistor("g", "2", "3", 50)),
    expected: { "g I": 0, "g U": 0, "r1 I": 10 / 300, "r3 I": 10 / 900 },
  },
  {
    title: "an unbalanced bridge, open across: the difference of two dividers",
    branches: bridge(100, 200, 300, 300, gap("g", "2", "3")),
    expected: { "g U": 10 * (2 / 3 - 1 / 2), "g I": 0 },
  },
  {
    title: "an unbalanced bridge, by Thévenin: I = ΔU / (R₁∥R₂ + R₃∥R₄ + R)",
    branches: bridge(100, 200, 300, 300, resistor("g", "2", "3", 50)),
    expected: { "g I": 10 / 6 / (200 / 3 + 150 + 50) },
  },
  {
    title: "a bridge with an ammeter across: no resistance there",
    branches: bridge(100, 200, 300, 300, wire("g", "2", "3")),
    expected: { "g I": 10 / 6 / (200 / 3 + 150), "g U": 0 },
  },
  {
    title: "a cube of 1 Ω edges, corner to corner: 5/6 Ω",
    branches: [cell("b", "0", "7", 5), ...cube],
    expected: { "b I": 6, "e0-1 I": -2, "e1-3 I": -1, "e3-7 I": -2 },
  },
  {
    title: "a ladder of ten steps: F₂₁ / F₂₀",
    branches: [battery(10946 / 1000, 0), ...ladder(10)],
    expected: { "b I": 6.765, "rung9 I": 0.001 },
  },
  {
    title: "a star has the middle at the mean: 12 V, 6 V, 0 V over equal arms",
    branches: [
      cell("b", "0", "1", 12),
      cell("c", "0", "2", 6),
      resistor("x", "1", "m", 3),
      resistor("y", "2", "m", 3),
      resistor("z", "m", "0", 3),
    ],
    expected: { "z U": 6, "x I": 2, "y I": 0, "z I": 2 },
  },
  {
    title: "a delta of 3 Ω is a star of 1 Ω",
    branches: [battery(6, 0), resistor("x", "1", "2", 3), resistor("y", "2", "0", 3), resistor("z", "1", "0", 3)],
    expected: { "b I": 3, "z I": 2, "x I": 1 },
  },
  {
    title: "an ammeter in the loop reads the current and takes no voltage",
    branches: [battery(), wire("a", "1", "2"), resistor("x", "2", "0", 5.5)],
    expected: { "a I": 1, "a U": 0, "x U": 5.5 },
  },
  // Capacitors at one instant
  {
    title: "an empty capacitor is a wire at first: I = E / R",
    branches: [battery(6, 0), resistor("x", "1", "2", 10), capacitor("k", "2", "0", 0.1)],
    expected: { "k I": 0.6, "k U": 0, "x U": 6 },
  },
  {
    title: "a full capacitor stops the current",
    branches: [battery(6, 0), resistor("x", "1", "2", 10), capacitor("k", "2", "0", 0.1, 6)],
    expected: { "k I": 0, "k U": 6, "x U": 0 },
  },
  {
    title: "a charged capacitor drives a lamp",
    branches: [capacitor("k", "1", "0", 0.1, 5), resistor("x", "1", "0", 10)],
    expected: { "x I": 0.5, "k I": -0.5, "k P": -2.5 },
  },
  {
    title: "an empty capacitor right on an ideal cell is bounded, and no short circuit",
    branches: [battery(6, 0), capacitor("k", "1", "0", 0.1)],
    expected: { "k I": 3000 },
    shorted: [],
    bounded: true,
  },
];
