/**
 * Models the lattice of ordinary ice (Ih). Oxygens are at the corners of tetrahedra, O–O 2.76 Å, O–H 1.0 Å along the
 * line to a neighbour (Petrenko, Whitworth: Physics of Ice, 1999). The angle of the free molecule is 104.5°; here the
 * lines meet at the tetrahedron's 109.5°. Hydrogens obey the rules of Bernal and Fowler (1933): one on every bond, two
 * at every oxygen.
 */
import type { Vec3 } from "../kit/curve";
import { mulberry32 } from "../kit/numerics";

/** Distances in ångström. */
export const [bond, covalent] = [2.76, 1.0];
/** The side of a ring seen along the axis. */
export const edge = (bond * Math.sqrt(8)) / 3;
const across = edge * Math.sqrt(3);
export type LatticeSite = readonly [column: number, row: number, layer: number, half: 0 | 1];
/** Size of the periodic piece of lattice; the number of layers must be even. */
export const [columns, rows, layers] = [10, 10, 8];

/**
 * Returns the position of an oxygen, Å; z is along the axis. Every layer is a honeycomb whose halves are at two
 * heights.
 */
export const oxygen = ([i, j, k, half]: LatticeSite): Vec3 => [
  across * (i + j / 2),
  edge * (1.5 * j + half),
  (k * bond * 4) / 3 + ((half + k) % 2 ? 1 : -1) * (bond / 6),
];
const wrap = (n: number, size: number) => ((n % size) + size) % size;
/** Returns the name of a site, the same for its images in the periodic lattice. */
export const key = ([i, j, k, half]: LatticeSite) => [wrap(i, columns), wrap(j, rows), wrap(k, layers), half].join();

export interface Bond {
  from: LatticeSite;
  to: LatticeSite;
}
/** Every bond once. The lattice is periodic, so that each oxygen has four. */
export const bonds: Bond[] = [];
for (let i = 0; i < columns; i++) {
  for (let j = 0; j < rows; j++) {
    for (let k = 0; k < layers; k++) {
      const from: LatticeSite = [i, j, k, 0];
      const up = k % 2 ? 0 : 1;
      bonds.push({ from, to: [i, j, k, 1] }, { from, to: [i, j - 1, k, 1] }, { from, to: [i + 1, j - 1, k, 1] });
      bonds.push({ from: [i, j, k, up], to: [i, j, k + 1, up] });
    }
  }
}

/**
 * Returns the oxygen that has the hydrogen of each bond, as its key. The order is that of `bonds`. Random walks that
 * use no bond twice become closed, since every oxygen has an even number of bonds. They leave each oxygen as often as
 * they reach it, so it ends with two hydrogens of its own. The same seed gives the same ice.
 */
export const owners = (seed: number): string[] => {
  const random = mulberry32(seed);
  const around = new Map<string, number[]>();
  for (const [n, { from, to }] of bonds.entries()) {
    for (const end of [key(from), key(to)]) around.set(end, [...(around.get(end) ?? []), n]);
  }
  const owner: string[] = bonds.map(() => "");
  for (const start of around.keys()) {
    for (let here = start; ; ) {
      const open = (around.get(here) ?? []).filter((n) => owner[n] === "");
      const n = open[Math.floor(random() * open.length)];
      if (n === undefined) break;
      owner[n] = here;
      const { from, to } = bonds[n] as Bond;
      here = key(from) === here ? key(to) : key(from);
    }
  }
  return owner;
};
