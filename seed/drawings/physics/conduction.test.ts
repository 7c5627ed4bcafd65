import { expect, test } from "vitest";
import { conduct } from "./conduction";

const flat = conduct({
  columns: 10,
  rows: 4,
  cell: 0.02,
  conductivity: 0.5,
  solid: () => true,
  air: (column) => {
    if (column < 0) return { temperature: 20, transfer: 8 };
    return column >= 10 ? { temperature: 0, transfer: 25 } : null;
  },
});

test("through a flat wall heat flows as the sum of the resistances says", () => {
  const through = (20 * 0.08) / (1 / 8 + 0.2 / 0.5 + 1 / 25);
  expect(flat.enters).toBeCloseTo(through, 6);
  expect(flat.leaves).toBeCloseTo(through, 6);
});

test("in a flat wall the temperature falls evenly and only across it", () => {
  expect(flat.at([5, 1.3])).toBeCloseTo((flat.at([0, 1.3]) + flat.at([10, 1.3])) / 2, 6);
  expect(flat.slope([5, 2])[1]).toBeCloseTo(0, 6);
  expect(flat.slope([5, 2])[0]).toBeCloseTo((flat.at([10, 2]) - flat.at([0, 2])) / 10, 6);
});

test("a wall that no air touches is refused", () => {
  const alone = () => conduct({ columns: 2, rows: 2, cell: 1, conductivity: 1, solid: () => true, air: () => null });
  expect(alone).toThrow(/air/);
});
