import { expect, test } from "vitest";
import { type Bond, bond, bonds, columns, key, layers, owners, oxygen, rows } from "./ice-lattice";

const length = ({ from, to }: Bond) => {
  const [a, b] = [oxygen(from), oxygen(to)];
  return Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
};

test("neighbours stand 2.76 Å apart, and every oxygen has four", () => {
  const neighbours = new Map<string, number>();
  for (const each of bonds) {
    expect(length(each)).toBeCloseTo(bond, 9);
    for (const end of [key(each.from), key(each.to)]) neighbours.set(end, (neighbours.get(end) ?? 0) + 1);
  }
  expect(neighbours.size).toBe(columns * rows * layers * 2);
  expect([...new Set(neighbours.values())]).toEqual([4]);
});

test("the lines to two neighbours meet at the angle of the tetrahedron, 109.47°", () => {
  const here = bonds
    .filter(({ from }) => key(from) === "3,3,1,0")
    .map(({ from, to }) => {
      const [a, b] = [oxygen(from), oxygen(to)];
      return [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
    });
  expect(here).toHaveLength(4);
  for (const [i, u] of here.entries()) {
    for (const v of here.slice(i + 1)) {
      const cosine = (u[0] * v[0] + u[1] * v[1] + u[2] * v[2]) / bond ** 2;
      expect((Math.acos(cosine) * 180) / Math.PI).toBeCloseTo(109.47, 2);
    }
  }
});

test("one hydrogen on every bond, two at every oxygen, whatever the seed", () => {
  for (const seed of [1, 3]) {
    const count = new Map<string, number>();
    for (const [n, owner] of owners(seed).entries()) {
      const each = bonds[n] as Bond;
      expect([key(each.from), key(each.to)]).toContain(owner);
      count.set(owner, (count.get(owner) ?? 0) + 1);
    }
    expect(count.size).toBe(columns * rows * layers * 2);
    expect([...new Set(count.values())]).toEqual([2]);
  }
});
