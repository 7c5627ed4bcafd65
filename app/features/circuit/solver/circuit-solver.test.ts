import fc from "fast-check";
import { expect, test } from "vitest";
import { cell } from "./branches.cases";
import { type Branch, type Reading, roundingShare, solve } from "./circuit-solver";
import { workedCircuits } from "./circuit-solver.cases";

const quantities = { I: "current", U: "voltage", P: "power" } as const;

test.each(workedCircuits)("$title", ({ branches, expected, shorted, bounded = false }) => {
  const solution = solve(branches);
  for (const [name, value] of Object.entries(expected)) {
    const [id = "", quantity] = name.split(" ") as [string, keyof typeof quantities];
    const found = solution.readings.get(id)?.[quantities[quantity]] as number;
    expect(Math.abs(found - value), `${name}: ${found} for ${value}`).toBeLessThanOrEqual(1e-9 * Math.abs(value));
  }
  expect(solution.bounded).toBe(bounded);
  if (shorted) expect(solution.shorted).toEqual(shorted);
});

/** Nodes of randomly drawn circuits, which have values as in a school. */
const nodes = fc.constantFrom("0", "1", "2", "3", "4", "5");
const between = (least: number, greatest: number) => fc.double({ min: least, max: greatest, noNaN: true });
const part = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("resistor" as const), resistance: between(0.1, 1e4) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("cell" as const), emf: between(-12, 12), resistance: between(0.01, 10) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("wire" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("gap" as const) }) },
);
const circuits = fc
  .array(fc.tuple(part, nodes, nodes), { minLength: 1, maxLength: 14 })
  .map((drawn) => drawn.map(([part, from, to], k) => ({ ...part, id: `p${k}`, from, to }) as Branch));

const currentScale = (readings: Map<string, Reading>) =>
  Math.max(1e-3, ...[...readings.values()].map(({ current }) => Math.abs(current)));

/**
 * Returns the largest current that the solver may treat as rounding error. It is a share of what all cells could drive.
 */
function roundedAway(branches: readonly Branch[]): number {
  const cells = branches.filter((branch) => branch.kind === "cell");
  const least = Math.min(1, ...cells.map(({ resistance }) => resistance ?? 1));
  return (roundingShare * cells.reduce((sum, { emf }) => sum + Math.abs(emf), 0)) / least;
}

/** Returns a branch's voltage by its own law, computed from its current alone. */
function lawfulVoltage(branch: Branch, { current, voltage }: Reading): number {
  switch (branch.kind) {
    case "resistor":
      return branch.resistance * current;
    case "cell":
      return branch.resistance * current - branch.emf;
    case "wire":
      return 0;
    default:
      return voltage;
  }
}

test("Kirchhoff's laws hold on thousands of random circuits, and turning every cell round turns every current round", () => {
  fc.assert(
    fc.property(circuits, (branches) => {
      const { readings } = solve(branches);
      const scale = currentScale(readings);
      const reading = (branch: Branch) => readings.get(branch.id) as Reading;
      // A current has an error of 1e-12 of the largest one. Over 10 kΩ that becomes a voltage, in each part of a mesh.
      const tolerance = branches.length * 1e-12 * 10_000 * Math.max(1, scale);

      // The currents into a node equal the currents out of it.
      for (const node of ["0", "1", "2", "3", "4", "5"]) {
        const sum = branches.reduce(
          (total, branch) =>
            total + reading(branch).current * (Number(branch.from === node) - Number(branch.to === node)),
          0,
        );
        expect(Math.abs(sum)).toBeLessThan(1e-9 * scale + branches.length * roundedAway(branches));
      }

      // The voltages round every mesh sum to zero. A tree gives each node a potential by the parts' own laws alone.
      const heights = new Map<string, number>();
      for (const start of ["0", "1", "2", "3", "4", "5"]) {
        if (!heights.has(start)) heights.set(start, 0);
        for (let grew = true; grew; ) {
          grew = false;
          for (const branch of branches) {
            const law = lawfulVoltage(branch, reading(branch));
            const [from, to] = [heights.get(branch.from), heights.get(branch.to)];
            if ((from === undefined) === (to === undefined)) continue;
            if (from === undefined) heights.set(branch.from, (to as number) + law);
            else heights.set(branch.to, from - law);
            grew = true;
          }
        }
      }
      for (const branch of branches) {
        const mesh = (heights.get(branch.from) as number) - (heights.get(branch.to) as number);
        expect(Math.abs(mesh - lawfulVoltage(branch, reading(branch)))).toBeLessThan(tolerance);
        expect(Math.abs(mesh - reading(branch).voltage)).toBeLessThan(tolerance);
      }

      const turned = solve(
        branches.map((branch) => (branch.kind === "cell" ? { ...branch, emf: -branch.emf } : branch)),
      );
      for (const branch of branches) {
        const [before, after] = [reading(branch).current, (turned.readings.get(branch.id) as Reading).current];
        expect(Math.abs(before + after)).toBeLessThan(1e-9 * scale);
      }
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

test("what the cells give, the resistors take", () => {
  fc.assert(
    fc.property(circuits, (branches) => {
      const powers = [...solve(branches).readings.values()].map(({ power }) => power);
      const sum = powers.reduce((total, power) => total + power, 0);
      expect(Math.abs(sum)).toBeLessThan(1e-9 * Math.max(1e-3, ...powers.map(Math.abs)));
    }),
    { numRuns: 1_000 },
  );
});

const anything = fc.oneof(fc.double(), fc.constantFrom(0, -0, Number.NaN, Infinity, -Infinity, 1e-300, 1e300));

test("whatever the values, every reading is a finite number", () => {
  const wild = fc
    .array(
      fc.record({
        kind: fc.constantFrom("resistor", "cell", "capacitor", "wire", "gap"),
        from: nodes,
        to: nodes,
        resistance: anything,
        emf: anything,
        capacitance: anything,
        voltage: anything,
      }),
      { maxLength: 10 },
    )
    .map((drawn) => drawn.map((branch, k) => ({ ...branch, id: `p${k}` }) as Branch));
  fc.assert(
    fc.property(wild, (branches) => {
      for (const reading of solve(branches).readings.values()) {
        for (const value of Object.values(reading)) expect(Number.isFinite(value)).toBe(true);
      }
    }),
    { numRuns: 3_000 },
  );
});

test("an empty board has no readings", () => {
  expect(solve([])).toEqual({ readings: new Map(), shorted: [], bounded: false });
});

test("values past the bounds are taken at the bounds", () => {
  const currentOf = (emf: number, resistance: number) =>
    solve([cell("b", "0", "0", emf, resistance)]).readings.get("b")?.current;
  expect(currentOf(1e9, 1)).toBe(1e6);
  expect(currentOf(-1e9, 1)).toBe(-1e6);
  expect(currentOf(Number.NaN, 1)).toBe(0);
  expect(currentOf(6, 1e12)).toBe(6e-9);
  expect(currentOf(6, -4)).toBe(6000);
  expect(currentOf(6, Number.NaN)).toBe(6000);
  expect(currentOf(6, 1e-6)).toBe(6e6);
  expect(currentOf(6, 9e-7)).toBe(6000);
});

test("a circuit without current shows zeros without a sign", () => {
  const { readings } = solve([cell("b", "0", "1", 6, 1)]);
  expect(Object.is(readings.get("b")?.power, 0)).toBe(true);
});
