/**
 * Models a gas of hard discs in a box, in two dimensions. They move straight and collide without loss, with each other
 * and with the walls. Every collision is computed at its own moment, so energy is conserved to the last digits. Mass 1;
 * the mean kinetic energy gives the temperature, ½m·⟨v²⟩ = kT, with k = 1.
 */
import type { Vec2 } from "../kit/curve";
import { mulberry32 } from "../kit/numerics";

export interface Disc {
  x: number;
  y: number;
  vx: number;
  vy: number;
}
export interface GasBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns the kinetic energy of all discs together. */
export const kineticEnergy = (gas: readonly Disc[]): number =>
  gas.reduce((sum, { vx, vy }) => sum + (vx * vx + vy * vy) / 2, 0);

/** Prepares a gas on a grid of `columns` × `rows`. All discs have speed √(2T), in seeded directions. */
export const prepare = (box: GasBox, columns: number, rows: number, temperature: number, seed: number): Disc[] => {
  const random = mulberry32(seed);
  const speed = Math.sqrt(2 * temperature);
  return Array.from({ length: columns * rows }, (_, i) => {
    const angle = 2 * Math.PI * random();
    return {
      x: box.left + (((i % columns) + 0.5) * (box.right - box.left)) / columns,
      y: box.top + ((Math.floor(i / columns) + 0.5) * (box.bottom - box.top)) / rows,
      vx: speed * Math.cos(angle),
      vy: speed * Math.sin(angle),
    };
  });
};

interface Collision {
  wait: number;
  first: Disc;
  other: Disc | "side" | "end";
}

const nextCollision = (gas: readonly Disc[], box: GasBox, radius: number): Collision | null => {
  let soonest: Collision | null = null;
  const consider = (wait: number, first: Disc, other: Collision["other"]) => {
    if (wait < (soonest?.wait ?? Number.POSITIVE_INFINITY)) soonest = { wait: Math.max(0, wait), first, other };
  };
  for (const [i, a] of gas.entries()) {
    if (a.vx !== 0) consider(((a.vx > 0 ? box.right - radius : box.left + radius) - a.x) / a.vx, a, "side");
    if (a.vy !== 0) consider(((a.vy > 0 ? box.bottom - radius : box.top + radius) - a.y) / a.vy, a, "end");
    for (const b of gas.slice(i + 1)) {
      const [x, y, u, v] = [b.x - a.x, b.y - a.y, b.vx - a.vx, b.vy - a.vy];
      const closing = x * u + y * v;
      if (closing >= 0) continue;
      const speed = u * u + v * v;
      const inside = closing * closing - speed * (x * x + y * y - 4 * radius * radius);
      if (inside > 0) consider((-closing - Math.sqrt(inside)) / speed, a, b);
    }
  }
  return soonest;
};

const collide = (a: Disc, b: Disc) => {
  const [x, y] = [b.x - a.x, b.y - a.y];
  const push = ((b.vx - a.vx) * x + (b.vy - a.vy) * y) / (x * x + y * y);
  a.vx += push * x;
  a.vy += push * y;
  b.vx -= push * x;
  b.vy -= push * y;
};

/** Lets the gas move for `time` and changes it. Returns each disc's path: its start, its turning points and its end. */
export const run = (gas: Disc[], box: GasBox, radius: number, time: number): Vec2[][] => {
  const paths = new Map(gas.map((disc): [Disc, Vec2[]] => [disc, [[disc.x, disc.y]]]));
  const note = (disc: Disc) => paths.get(disc)?.push([disc.x, disc.y]);
  for (let left = time; left > 0; ) {
    const collision = nextCollision(gas, box, radius);
    const wait = Math.min(left, collision?.wait ?? left);
    for (const disc of gas) {
      disc.x += disc.vx * wait;
      disc.y += disc.vy * wait;
    }
    left -= wait;
    if (!collision || left <= 0) break;
    const { first, other } = collision;
    note(first);
    if (other === "side") first.vx = -first.vx;
    else if (other === "end") first.vy = -first.vy;
    else {
      note(other);
      collide(first, other);
    }
  }
  gas.forEach(note);
  return [...paths.values()];
};
