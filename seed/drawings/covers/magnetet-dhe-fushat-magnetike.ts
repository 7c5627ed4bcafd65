/**
 * A bar magnet by Ampère's model: a stack of current loops. The field of each loop follows from Biot–Savart's law in
 * closed form with the complete elliptic integrals K and E (Smythe, Static and Dynamic Electricity, § 7.10); every
 * compass needle has the direction of their sum at its pivot. Lengths are viewBox units, µ₀I of one loop is 1.
 */
import { fit, numbers, sample, type Vec2 } from "../kit/curve";
import { cleared, mark, word } from "../kit/marks";
import { rk4 } from "../kit/numerics";
import type { Picture } from "../kit/picture";
import { circle, rect } from "../kit/shapes";

const centre: Vec2 = [600, 400];
/** The magnet rises to the right by 24°. */
const degrees = -24;
const tilt = (degrees * Math.PI) / 180;
const [halfLength, radius] = [215, 58];
/** Places of the loops along the magnet's axis. */
export const loops: readonly number[] = sample(-halfLength, halfLength, 171, (z) => z);

/**
 * Returns the complete elliptic integrals K and E of the modulus squared `m`. The arithmetic–geometric mean computes
 * them.
 */
const elliptic = (m: number): { k: number; e: number } => {
  let [a, g, c, sum, power] = [1, Math.sqrt(1 - m), Math.sqrt(m), m / 2, 1];
  while (Math.abs(c) > 1e-12) {
    [a, g, c] = [(a + g) / 2, Math.sqrt(a * g), (a - g) / 2];
    sum += power * c * c;
    power *= 2;
  }
  const k = Math.PI / (2 * a);
  return { k, e: k * (1 - sum) };
};

/**
 * Returns the field of all loops, in its two components. The place is `along` the axis and `off` it, the unit µ₀I per
 * unit of length.
 */
export const field = ([along, off]: Vec2): Vec2 => {
  const rho = Math.max(Math.abs(off), 1e-6);
  let [axial, radial] = [0, 0];
  for (const place of loops) {
    const z = along - place;
    const [far, near] = [(radius + rho) ** 2 + z * z, (radius - rho) ** 2 + z * z];
    const { k, e } = elliptic((4 * radius * rho) / far);
    const scale = 1 / (2 * Math.PI * Math.sqrt(far));
    axial += scale * (k + ((radius ** 2 - rho ** 2 - z * z) / near) * e);
    radial += ((scale * z) / rho) * (((radius ** 2 + rho ** 2 + z * z) / near) * e - k);
  }
  return [axial, Math.sign(off) * radial];
};

const unit = ([x, y]: Vec2): Vec2 => [x / Math.hypot(x, y), y / Math.hypot(x, y)];

/**
 * Returns the northern half of a field line, in the magnet's axes. It leads from `off` on the equator inside the
 * magnet, out of the pole, back to the equator or to the distance `far`. The other half is its mirror image.
 */
export const halfLine = (off: number, far = 1000, step = 3): Vec2[] => {
  let p: Vec2 = [0, off];
  const line = [p];
  while (p[0] >= 0 && Math.hypot(...p) < far) {
    const next = rk4((q: Vec2) => unit(field(q)), p, step);
    const back = p[0] / (p[0] - next[0]);
    p = next[0] < 0 ? [-1e-9, p[1] + (next[1] - p[1]) * back] : next;
    line.push(p);
  }
  return line;
};

const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
const turn = ([a, o]: Vec2): Vec2 => [a * cos - o * sin, a * sin + o * cos];
/** Returns a place of the picture in the magnet's own axes. */
const own = ([x, y]: Vec2): Vec2 => {
  const [dx, dy] = [x - centre[0], y - centre[1]];
  return [dx * cos + dy * sin, dy * cos - dx * sin];
};

const pitch = 80;
const free = (p: Vec2): boolean => {
  const [a, o] = own(p);
  return Math.abs(a) > halfLength + 34 || Math.abs(o) > radius + 34;
};
/** Pivots of the compasses: a square grid, without those on the magnet. */
export const pivots = sample(0, 9, 9, (row) =>
  sample(0, 14, 14, (column): Vec2 => [40 + pitch * column, 40 + pitch * row]),
)
  .flat()
  .filter(free);
const cells = pivots.map(([x, y]) => `M${x - 40} ${y - 40}h80v80h-80z`).join("");
const dial = circle(40, 40, 31);
const box =
  `<pattern id="c" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse">` +
  `${mark("paperFill", dial)}${mark("thin", dial)}</pattern>`;

const [reach, waist] = [28, 9];
const half = (p: Vec2, side: number): string => {
  const [x, y] = unit(turn(field(own(p))));
  const [tx, ty] = [side * reach * x, side * reach * y];
  const [wx, wy] = [-waist * y, waist * x];
  return `M${numbers([p[0] - wx, p[1] - wy])}l${numbers([wx + tx, wy + ty, wx - tx, wy - ty])}`;
};

/** Places where field lines cross the equator inside the magnet. From one line to the next the flux is equal. */
const offs = sample(1, 11, 10, (i) => radius * Math.sqrt(i / 12));
const answer = halfLine(radius * Math.sqrt(6 / 12));
const quarter =
  mark("tint", `${fit(answer, 1)}h-2V0z`) +
  mark("thin", offs.map((off) => fit(halfLine(off), 1.2)).join("")) +
  mark("spot", fit(answer, 1));
const lines =
  `<g id="h"><g id="q">${quarter}</g><use href="#q" transform="scale(-1 1)"/></g>` +
  '<use href="#h" transform="scale(1-1)"/>';
const inAxes = (body: string) => `<g transform="translate(${centre.join(" ")})rotate(${degrees})">${body}</g>`;
/** The spot line inside the northern half; on the spot colour it is a strip of paper as wide as the line. */
const inside = answer.filter(([along, off]) => along <= halfLength && off <= radius);
const strip = `${fit(
  inside.map(([along, off]): Vec2 => [along, off - 2.8]),
  1,
)}${fit(inside.map(([along, off]): Vec2 => [along, off + 2.8]).reverse(), 1, { join: true })}z`;
const throughMagnet =
  `<g id="i">${mark("paperFill", strip)}` +
  `${mark(
    "spot",
    fit(
      inside.map(([along, off]): Vec2 => [-along, off]),
      1,
    ),
  )}</g>` +
  '<use href="#i" transform="scale(1-1)"/>';
const whole = rect(-halfLength, -radius, 2 * halfLength, 2 * radius);

export default {
  name: "magnetet-dhe-fushat-magnetike",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Një magnet dhe njëqind e tridhjetë e gjashtë busulla",
  description:
    "Rreth një magneti rrinë busulla të vogla në rrjetë. Secila gjilpërë kthehet sipas fushës në vendin e saj; " +
    "bashkë ato vizatojnë vijat që dalin nga njëri pol, hyjnë te tjetri dhe mbyllen përmes magnetit.",
  body:
    inAxes(lines) +
    `${box}<path class="bx" d="${cells}"/>` +
    mark("inkFill", pivots.map((p) => half(p, -1)).join("")) +
    mark("spotFill", pivots.map((p) => half(p, 1)).join("")) +
    inAxes(
      mark("paperFill", whole) +
        mark("spotFill", rect(0, -radius, halfLength, 2 * radius)) +
        throughMagnet +
        mark("heavy", whole),
    ),
  words: cleared(word(850, 300, "poli verior", { tone: "spot" }) + word(350, 590, "poli jugor", { anchor: "end" })),
  style: ".bx{fill:url(#c)}",
} satisfies Picture;
