import fc from "fast-check";
import { expect, test } from "vitest";
import { capacitor, cell, resistor, wire } from "./branches.cases";
import { charging } from "./circuit-charging";
import { workedCharging } from "./circuit-charging.cases";
import { solve } from "./circuit-solver";

test.each(workedCharging)("$title", ({ branches, seconds, expected }) => {
  const voltages = charging(branches)(seconds);
  for (const [id, volts] of Object.entries(expected)) {
    const found = voltages.get(id) as number;
    expect(Math.abs(found - volts), `${id}: ${found} for ${volts}`).toBeLessThanOrEqual(1e-9 * Math.abs(volts));
  }
  expect(voltages.size).toBe(branches.filter(({ kind }) => kind === "capacitor").length);
});

test("nothing charges where there is no capacitor", () => {
  expect(charging([cell("b", "0", "1", 6), resistor("x", "1", "0", 3)])(1)).toEqual(new Map());
});

const ladder = (capacitances: number[], resistances: number[], starts: number[]) => [
  cell("b", "0", "n0", 6, 0.5),
  ...capacitances.flatMap((capacitance, k) => [
    resistor(`x${k}`, `n${k}`, `n${k + 1}`, resistances[k] as number),
    capacitor(`k${k}`, `n${k + 1}`, "0", capacitance, starts[k] as number),
  ]),
];
const size = 4;
const list = (least: number, greatest: number) =>
  fc.array(fc.double({ min: least, max: greatest, noNaN: true }), { minLength: size, maxLength: size });

test("going on from where one stands leads to the same place as going at once", () => {
  fc.assert(
    fc.property(
      list(1e-3, 0.5),
      list(1, 100),
      list(-6, 6),
      fc.double({ min: 0, max: 10, noNaN: true }),
      (capacitances, resistances, starts, seconds) => {
        const atOnce = charging(ladder(capacitances, resistances, starts))(2 * seconds);
        const half = charging(ladder(capacitances, resistances, starts))(seconds);
        const midway = capacitances.map((_, k) => half.get(`k${k}`) as number);
        const inTwo = charging(ladder(capacitances, resistances, midway))(seconds);
        for (const [id, volts] of atOnce) expect(Math.abs(volts - (inTwo.get(id) as number))).toBeLessThan(1e-8);
      },
    ),
    { numRuns: 300 },
  );
});

test("the voltage rises as fast as the current says: C u′ = i", () => {
  const branches = ladder([0.1, 0.02, 0.3, 0.05], [10, 3, 20, 7], [0, 1, -2, 3]);
  const step = 1e-5;
  const [before, after] = [charging(branches)(0), charging(branches)(step)];
  for (const branch of branches) {
    if (branch.kind !== "capacitor") continue;
    const rate = ((after.get(branch.id) as number) - (before.get(branch.id) as number)) / step;
    const current = solve(branches).readings.get(branch.id)?.current as number;
    expect(Math.abs(rate * branch.capacitance - current)).toBeLessThan(1e-3 * Math.abs(current));
  }
});

test("at the end no capacitor carries a current", () => {
  const branches = ladder([0.1, 0.02, 0.3, 0.05], [10, 3, 20, 7], [0, 1, -2, 3]);
  const voltages = charging(branches)(Number.POSITIVE_INFINITY);
  const full = branches.map((branch) =>
    branch.kind === "capacitor" ? { ...branch, voltage: voltages.get(branch.id) as number } : branch,
  );
  const { readings } = solve(full);
  for (const { id, kind } of full)
    if (kind === "capacitor") expect(Math.abs(readings.get(id)?.current as number)).toBeLessThan(1e-9);
});

test("ideal parts that contradict each other still give finite voltages at every time", () => {
  const branches = [
    cell("b", "0", "1", 6),
    capacitor("k", "1", "0", 0.1),
    capacitor("j", "1", "2", 0.1, 4),
    wire("w", "2", "0"),
  ];
  for (const seconds of [0, 1e-6, 1, Number.POSITIVE_INFINITY]) {
    for (const volts of charging(branches)(seconds).values()) expect(Number.isFinite(volts)).toBe(true);
  }
  expect(charging(branches)(1).get("k")).toBeCloseTo(6, 9);
  expect(charging(branches)(1).get("j")).toBeCloseTo(6, 9);
});
