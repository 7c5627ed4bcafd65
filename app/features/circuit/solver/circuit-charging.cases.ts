/** Charging capacitors computed by hand: the exponentials of RC circuits, written out in numbers. */
import { battery, capacitor, gap, resistor } from "./branches.cases";
import type { Branch } from "./circuit-solver";

export interface WorkedCharging {
  title: string;
  branches: Branch[];
  seconds: number;
  /** Volts by capacitor. */
  expected: Record<string, number>;
}

const simple = (voltage = 0) => [battery(6, 0.5), resistor("x", "1", "2", 9.5), capacitor("k", "2", "0", 0.1, voltage)];

export const workedCharging: WorkedCharging[] = [
  ...[0, 0.01, 0.5, 1, 2, 5, 20].map((seconds) => ({
    title: `charging, RC = 1 s, after ${seconds} s: E (1 − e^(−t/RC))`,
    branches: simple(),
    seconds,
    expected: { k: -6 * Math.expm1(-seconds) },
  })),
  { title: "charging without end: E", branches: simple(), seconds: Number.POSITIVE_INFINITY, expected: { k: 6 } },
  {
    title: "from 2 V: E + (U₀ − E) e^(−t/RC)",
    branches: simple(2),
    seconds: 1.5,
    expected: { k: 6 - 4 * Math.exp(-1.5) },
  },
  {
    title: "discharging: U₀ e^(−t/RC)",
    branches: [capacitor("k", "1", "0", 0.02, 5), resistor("x", "1", "0", 100)],
    seconds: 3,
    expected: { k: 5 * Math.exp(-1.5) },
  },
  {
    title: "turned round, it gets the opposite sign",
    branches: [battery(6, 0), resistor("x", "1", "2", 10), capacitor("k", "0", "2", 0.1)],
    seconds: 1,
    expected: { k: 6 * Math.expm1(-1) },
  },
  {
    title: "behind an open switch it keeps its voltage",
    branches: [battery(), gap("s", "1", "2"), resistor("x", "2", "3", 10), capacitor("k", "3", "0", 0.1, 1.25)],
    seconds: 100,
    expected: { k: 1.25 },
  },
  {
    title: "two side by side add: R (C₁ + C₂)",
    branches: [
      battery(6, 0),
      resistor("x", "1", "2", 10),
      capacitor("k", "2", "0", 0.1),
      resistor("tie", "2", "3", 1e-5),
      capacitor("j", "3", "0", 0.2),
    ],
    seconds: Number.POSITIVE_INFINITY,
    expected: { k: 6, j: 6 },
  },
  {
    title: "two in series: charges are equal, C = C₁C₂ / (C₁ + C₂)",
    branches: [
      battery(6, 0),
      resistor("x", "1", "2", 10),
      capacitor("k", "2", "3", 0.1),
      capacitor("j", "3", "0", 0.2),
    ],
    seconds: 1,
    expected: { k: -4 * Math.expm1(-1.5), j: -2 * Math.expm1(-1.5) },
  },
  {
    title: "two in series keep what they had between them",
    branches: [
      battery(6, 0),
      resistor("x", "1", "2", 10),
      capacitor("k", "2", "3", 0.1, 3),
      capacitor("j", "3", "0", 0.1),
    ],
    seconds: Number.POSITIVE_INFINITY,
    expected: { k: 4.5, j: 1.5 },
  },
  {
    title: "a charged one fills an empty one over a resistor",
    branches: [capacitor("k", "1", "0", 0.1, 8), resistor("x", "1", "2", 20), capacitor("j", "2", "0", 0.1)],
    seconds: 1,
    expected: { k: 4 + 4 * Math.exp(-1), j: 4 - 4 * Math.exp(-1) },
  },
  {
    title: "beside a lamp, behind a resistor: Thévenin's voltage and R₁∥R₂",
    branches: [battery(6, 0), resistor("x", "1", "2", 10), resistor("l", "2", "0", 10), capacitor("k", "2", "0", 0.1)],
    seconds: 0.25,
    expected: { k: -3 * Math.expm1(-0.5) },
  },
  {
    title: "two loops on one cell charge each for itself",
    branches: [
      battery(6, 0),
      resistor("x", "1", "2", 10),
      capacitor("k", "2", "0", 0.1),
      resistor("y", "1", "3", 20),
      capacitor("j", "3", "0", 0.2),
    ],
    seconds: 2,
    expected: { k: -6 * Math.expm1(-2), j: -6 * Math.expm1(-0.5) },
  },
  // C₁ = C₂ = 0.1, R₁ = R₂ = 10: rates of (3 ± √5)/2 per second.
  {
    title: "a ladder of two: two exponentials at once",
    branches: [
      battery(6, 0),
      resistor("x", "1", "2", 10),
      capacitor("k", "2", "0", 0.1),
      resistor("y", "2", "3", 10),
      capacitor("j", "3", "0", 0.1),
    ],
    seconds: 1,
    expected: ladderOfTwo(1),
  },
];

function ladderOfTwo(seconds: number): Record<string, number> {
  const root = Math.sqrt(5);
  const [fast, slow] = [(3 + root) / 2, (3 - root) / 2];
  // Both start −6 V from their final value. The slow mode is (1, φ), the fast one (1, −1/φ), with φ = (1 + √5)/2.
  const golden = (1 + root) / 2;
  const share = { slow: (-6 * (1 + 1 / golden)) / root, fast: (-6 * (golden - 1)) / root };
  const [s, f] = [share.slow * Math.exp(-slow * seconds), share.fast * Math.exp(-fast * seconds)];
  return { k: 6 + s + f, j: 6 + golden * s - f / golden };
}
