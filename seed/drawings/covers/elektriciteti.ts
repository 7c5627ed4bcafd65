/**
 * Two equal positive charges with field lines and the equipotential through the middle. The lines are integrated with
 * RK4 along E = Σ r/r³; the equipotential is Σ 1/r through the point in the middle, where the field is zero. Coulomb's
 * constant and the charges are 1; lengths are viewBox units.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { mark } from "../kit/marks";
import { rk4 } from "../kit/numerics";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

export const charges: readonly Vec2[] = [
  [385, 400],
  [815, 400],
];

/** Returns the direction of the field (unit vector) at a point. */
export const direction = (p: Vec2): Vec2 => {
  let [ex, ey] = [0, 0];
  for (const [x, y] of charges) {
    const cube = Math.hypot(p[0] - x, p[1] - y) ** 3;
    ex += (p[0] - x) / cube;
    ey += (p[1] - y) / cube;
  }
  const size = Math.hypot(ex, ey) || 1;
  return [ex / size, ey / size];
};

/** Returns the potential at a point. */
export const potential = (p: Vec2): number =>
  charges.reduce((sum, [x, y]) => sum + 1 / Math.hypot(p[0] - x, p[1] - y), 0);

const [start, step] = [46, 5];

/** Returns a field line from a charge's rim at `angle` to the picture's edge. */
export const fieldLine = ([x, y]: Vec2, angle: number): Vec2[] => {
  let p: Vec2 = [x + start * Math.cos(angle), y + start * Math.sin(angle)];
  const line = [p];
  for (let i = 0; i < 400 && Math.abs(p[0] - 600) < 620 && Math.abs(p[1] - 400) < 420; i++) {
    p = rk4(direction, p, step);
    line.push(p);
  }
  return line;
};

/**
 * Returns the lobe of the equipotential `level` around a charge. For each angle it gives the distance with this
 * potential.
 */
export const lobe = ([x, y]: Vec2, level: number): Vec2[] =>
  sample(0, 2 * Math.PI, 180, (angle) => {
    const on = (r: number): Vec2 => [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    let [near, far] = [1, (charges[1]?.[0] ?? 0) - 600];
    for (let i = 0; i < 50; i++) {
      const middle = (near + far) / 2;
      if (potential(on(middle)) > level) near = middle;
      else far = middle;
    }
    return on(near);
  });

const saddle = potential([600, 400]);
const [west, east] = charges as [Vec2, Vec2];
const mirrored = (line: Vec2[]): Vec2[] => line.map(([x, y]) => [1200 - x, y]);
const eight = lobe(west, saddle);
const lines = sample(0.5, 15.5, 15, (i) => fieldLine(west, (i / 16) * 2 * Math.PI));
const inner = lobe(west, saddle * 1.55);

export default {
  name: "elektriciteti",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Dy ngarkesa të njëjta që shtyjnë njëra-tjetrën",
  description:
    "Vijat e fushës së dy ngarkesave pozitive të barabarta lakohen larg njëra-tjetrës. Tetëshja me ngjyrë " +
    "bashkon pikat me potencial të njëjtë; ku ajo kryqëzohet, fusha është zero.",
  body:
    mark("tint", `${fit(eight)}z${fit(mirrored(eight))}z`) +
    mark("dotted", `${fit(inner)}z${fit(mirrored(inner))}z`) +
    mark("thin", lines.map((line) => fit(line, 1.2) + fit(mirrored(line), 1.2)).join("")) +
    mark("spot", `${fit(eight)}z${fit(mirrored(eight))}z`) +
    mark("spotFill", circle(...west, start) + circle(...east, start)) +
    mark("paperFill", charges.map(([x, y]) => `M${x - 24} ${y - 6}h48v12h-48zM${x - 6} ${y - 24}h12v48h-12z`).join("")),
  weight: 2.1,
  style: ".d{stroke-dasharray:.1 16}",
} satisfies Picture;
