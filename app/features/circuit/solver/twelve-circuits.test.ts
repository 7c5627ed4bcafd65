/** Twelve circuits of the kind that a class builds. The values are computed by hand from E, r and R, to four digits. */
import { expect, test } from "vitest";
import { battery, capacitor, cell, gap, resistor, wire } from "./branches.cases";
import { charging } from "./circuit-charging";
import { type Branch, solve } from "./circuit-solver";

/** Expected values by branch: amperes, and volts between its ends. An absent one is not checked. */
type ByHand = Record<string, { amperes?: number; volts?: number }>;

const circuits: [title: string, branches: Branch[], byHand: ByHand][] = [
  [
    "1: 6 V (0,5 Ω), 10 Ω and 20 Ω in series",
    [battery(6, 0.5), resistor("r1", "1", "2", 10), resistor("r2", "2", "0", 20)],
    { r1: { amperes: 0.1967, volts: 1.967 }, r2: { amperes: 0.1967, volts: 3.934 }, b: { volts: -5.902 } },
  ],
  [
    "2: 9 V, 10 Ω ‖ 15 Ω",
    [battery(9, 0), resistor("r1", "1", "0", 10), resistor("r2", "1", "0", 15)],
    { r1: { amperes: 0.9 }, r2: { amperes: 0.6 }, b: { amperes: 1.5 } },
  ],
  [
    "3: 12 V (1 Ω), 5 Ω and behind it 20 Ω ‖ 30 Ω",
    [battery(12, 1), resistor("r1", "1", "2", 5), resistor("r2", "2", "0", 20), resistor("r3", "2", "0", 30)],
    {
      r1: { amperes: 0.6667 },
      r2: { amperes: 0.4, volts: 8 },
      r3: { amperes: 0.2667, volts: 8 },
      b: { volts: -11.33 },
    },
  ],
  [
    "4: a wire across the lamp of 6 V (0,5 Ω)",
    [battery(6, 0.5), resistor("lamp", "1", "0", 10), wire("w", "1", "0")],
    { b: { amperes: 12, volts: 0 }, lamp: { amperes: 0 }, w: { amperes: 12 } },
  ],
  [
    "5: 9 V against 4,5 V (0,5 Ω each), 8 Ω",
    [cell("b", "0", "1", 9, 0.5), cell("c", "2", "1", 4.5, 0.5), resistor("r", "2", "0", 8)],
    { b: { amperes: 0.5, volts: -8.75 }, c: { amperes: -0.5, volts: -4.75 }, r: { amperes: 0.5 } },
  ],
  [
    "6: 6 V ‖ 4,5 V (0,5 Ω each), 10 Ω",
    [battery(6, 0.5), cell("c", "0", "1", 4.5, 0.5), resistor("r", "1", "0", 10)],
    { b: { amperes: 1.756 }, c: { amperes: -1.244 }, r: { amperes: 0.5122, volts: 5.122 } },
  ],
  [
    "8: a bridge out of balance, 10/20 and 30/50, 6 V",
    [
      battery(6, 0),
      resistor("r1", "1", "2", 10),
      resistor("r2", "2", "0", 20),
      resistor("r3", "1", "3", 30),
      resistor("r4", "3", "0", 50),
      wire("a", "2", "3"),
    ],
    { a: { amperes: 0.009836 } },
  ],
  [
    "9: a voltmeter in series takes all of the 6 V",
    [battery(6, 0.5), resistor("lamp", "1", "2", 10), gap("v", "2", "0")],
    { lamp: { amperes: 0 }, v: { amperes: 0, volts: 6 } },
  ],
  ["10: an ammeter across 6 V (0,5 Ω)", [battery(6, 0.5), wire("a", "1", "0")], { a: { amperes: 12 } }],
];

test.each(circuits)("%s", (_, branches, byHand) => {
  const { readings } = solve(branches);
  for (const [id, { amperes, volts }] of Object.entries(byHand)) {
    const found = readings.get(id);
    if (amperes !== undefined) expect([id, Number(found?.current.toPrecision(4))]).toEqual([id, amperes]);
    if (volts !== undefined) expect([id, Number(found?.voltage.toPrecision(4))]).toEqual([id, volts]);
  }
});

test("4: all of the short circuit's 72 W heat the battery: I²r", () => {
  const current = solve([battery(6, 0.5), wire("w", "1", "0")]).readings.get("b")?.current ?? 0;
  expect(current ** 2 * 0.5).toBeCloseTo(72, 9);
});

test("7: 6 V, 20 Ω, 0,1 F charge along τ = 2 s", () => {
  const later = charging([battery(6, 0), resistor("r", "1", "2", 20), capacitor("k", "2", "0", 0.1)]);
  const volts = [0.5, 1, 2, 3, 4, 6].map((seconds) => Number(later(seconds).get("k")?.toFixed(2)));
  expect(volts).toEqual([1.33, 2.36, 3.79, 4.66, 5.19, 5.7]);
});

test("11: 0,2 F beside 20 Ω, behind 20 Ω, on 12 V: to 6 V along τ = 2 s", () => {
  const later = charging([
    battery(12, 0),
    resistor("r1", "1", "2", 20),
    resistor("r2", "2", "0", 20),
    capacitor("k", "2", "0", 0.2),
  ]);
  const volts = [2, 8, 14, Number.POSITIVE_INFINITY].map((seconds) => Number(later(seconds).get("k")?.toFixed(2)));
  expect(volts).toEqual([3.79, 5.89, 5.99, 6]);
});

test("12: an ideal battery shorted has no current of its own, and is said to have none", () => {
  const { shorted, bounded } = solve([battery(6, 0), wire("w", "1", "0")]);
  expect({ shorted, bounded }).toEqual({ shorted: ["b"], bounded: true });
});
