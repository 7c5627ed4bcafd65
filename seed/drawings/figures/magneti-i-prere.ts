/**
 * A bar magnet, whole and cut in two. Each piece is a stack of equal current loops (Ampère); the lines are those of
 * equal flux ψ = ρ·A of the loops, with A from the complete elliptic integrals K and E (Smythe, Static and Dynamic
 * Electricity, § 7.10). The same flux passes between any two neighbouring lines. Lengths are viewBox units.
 */
import { contours } from "../kit/contour";
import { fit, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arrowHead, rect, segment } from "../kit/shapes";

const [half, radius, gap] = [130, 34, 132];
/** The pieces of each magnet along the axis: from, to. */
export const whole = [[-half, half]] as const;
export const halves = [
  [-half - gap / 2, -gap / 2],
  [gap / 2, half + gap / 2],
] as const;
type Pieces = readonly (readonly [from: number, to: number])[];

const loopFlux = (z: number, rho: number): number => {
  const m = (4 * radius * rho) / ((radius + rho) ** 2 + z * z);
  let [a, g, c, sum, power] = [1, Math.sqrt(1 - m), Math.sqrt(m), m / 2, 1];
  while (c > 1e-9) {
    [a, g, c] = [(a + g) / 2, Math.sqrt(a * g), (a - g) / 2];
    sum += power * c * c;
    power *= 2;
  }
  const k = Math.PI / (2 * a);
  return (Math.sqrt(radius * rho) * ((2 - m) * k - 2 * k * (1 - sum))) / Math.sqrt(m);
};

const step = 2;
/**
 * Returns the flux through a circle of radius rho round the axis. The circle is at z; the flux, in units of one loop,
 * is positive to the north inside.
 */
export const flux = (pieces: Pieces, z: number, rho: number): number => {
  let sum = 0;
  for (const [from, to] of pieces) {
    for (let place = from + step / 2; place < to; place += step) sum += loopFlux(z - place, Math.max(rho, 1e-3));
  }
  return sum;
};

const [cx, upper, lower, reach] = [360, 126, 386, 126];
/** One line for each sixth of the flux. The innermost is wide enough for a letter between the two. */
const levels = sample(1, 6, 5, (i) => (i * flux(whole, 0, radius)) / 6.2);
const quarter = (pieces: Pieces): Vec2[][] =>
  levels.flatMap((level) =>
    contours((z, rho) => flux(pieces, z, rho), level, { x: [0, cx], y: [0.5, reach], columns: 90, rows: 42 }),
  );
const lines = (pieces: Pieces, axis: number): string =>
  quarter(pieces)
    .flatMap((run) =>
      [1, -1].flatMap((side) => [1, -1].map((up) => run.map(([z, rho]): Vec2 => [cx + side * z, axis - up * rho]))),
    )
    .map((run) => fit(run, 0.8))
    .join("");

/**
 * Draws arrow heads where lines cross the height above z. They are outside the magnets, on the left or on the right.
 */
const heads = (pieces: Pieces, axis: number, z: number, from: number, angle: number): string =>
  levels
    .flatMap((level) => {
      const above = (rho: number) => flux(pieces, z, rho) > level;
      let [near, far] = [from, reach - 8];
      if (above(near) === above(far)) return [];
      for (let i = 0; i < 30; i++) {
        const middle = (near + far) / 2;
        if (above(middle) === above(near)) near = middle;
        else far = middle;
      }
      const tip = cx + z + 7 * Math.cos(angle);
      return [-1, 1].map((side) => arrowHead([tip, axis + side * near], angle, 15));
    })
    .join("");

const body = (pieces: Pieces, axis: number): string =>
  pieces.map(([from, to]) => rect(cx + from, axis - radius, to - from, 2 * radius)).join("");
const north = (pieces: Pieces, axis: number): string =>
  pieces.map(([from, to]) => rect(cx + (from + to) / 2, axis - radius, (to - from) / 2, 2 * radius)).join("");
const poles = (pieces: Pieces, axis: number, fresh: (x: number) => boolean): string =>
  pieces
    .flatMap(([from, to]) => [
      { letter: "S", x: from + 24 },
      { letter: "N", x: to - 24 },
    ])
    .map(({ letter, x }) =>
      label(cx + x, axis + 10, letter, { anchor: "middle", size: 28, bold: true, tone: fresh(x) ? "spot" : "ink" }),
    )
    .join("");
const cut = [-gap / 2, gap / 2].map((x) => segment([cx + x, lower - radius], [cx + x, lower + radius])).join("");

export default {
  name: "magneti-i-prere",
  subject: "physics",
  width: 720,
  height: 512,
  title: "Një magnet i prerë përgjysmë",
  description:
    "Lart një magnet me polet S e N dhe vijat e fushës së tij. Poshtë i njëjti magnet i prerë në mes: te prerja " +
    "kanë dalë dy pole të reja, dhe vijat e hapësirës mes pjesëve kalojnë nga N te S.",
  body:
    mark("tint", north(whole, upper) + north(halves, lower)) +
    mark("thin", lines(whole, upper) + lines(halves, lower)) +
    mark(
      "inkFill",
      heads(whole, upper, 0, radius + 4, Math.PI) +
        heads(halves, lower, 0, 1, 0) +
        [-1, 1].map((side) => heads(halves, lower, (side * (half + gap)) / 2, radius + 4, Math.PI)).join(""),
    ) +
    mark("medium", body(whole, upper) + body(halves, lower)) +
    mark("spot", cut) +
    poles(whole, upper, () => false) +
    poles(halves, lower, (x) => Math.abs(x) < half),
  style: ".l{stroke-width:0}",
} satisfies Picture;
