/**
 * Four moments of one universe: strips of space with a grid of comoving squares. They are 1, 5, 9 and 13.8 billion
 * years after the beginning. The galaxies at their corners are at rest in the expansion and do not grow. No strip ends
 * at the picture's edge, and every square grows equally. Spot: light that leaves a galaxy on the lowest strip and
 * reaches us on the highest. Flat ΛCDM, Planck Collaboration 2018, VI: H₀ = 67.4 km/s/Mpc, Ω_m = 0.315. Radiation is
 * neglected (it matters in the first ten thousandth of the time), so a(t) = (Ω_m/Ω_Λ)^⅓ · sinh^⅔(1.5·√Ω_Λ·H₀·t). Units:
 * Gyr, Gly.
 */
import { fit, numbers, sample, type Vec2 } from "../kit/curve";
import { cleared, mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

const [matter, vacuum] = [0.315, 0.685];
/** Hubble's constant in 1/Gyr: 67.4 km/s/Mpc over 977.8 km/s/Mpc·Gyr. */
export const hubble = 67.4 / 977.8;
const rate = 1.5 * Math.sqrt(vacuum) * hubble;

/** Returns the size of the universe relative to today, `t` Gyr after the beginning. */
export const scaleFactor = (t: number): number => Math.cbrt((matter / vacuum) * Math.sinh(rate * t) ** 2);
/** Age of the universe in Gyr. */
export const age = Math.asinh(Math.sqrt(vacuum / matter)) / rate;

/**
 * Returns the comoving distance in Gly that light covers between two times. It is ∫ dt/a, with t = u³ because a starts
 * as t^⅔.
 */
export const lightPath = (from: number, to: number): number => {
  const [a, b] = [Math.cbrt(from), Math.cbrt(to)];
  const f = (u: number) =>
    u === 0 ? 3 / Math.cbrt((matter / vacuum) * rate * rate) : (3 * u * u) / scaleFactor(u ** 3);
  const n = 200;
  const ends = f(a) + f(b);
  const inner = sample(1, n - 1, n - 2, (i) => (i % 2 ? 4 : 2) * f(a + ((b - a) * i) / n));
  return ((b - a) / (3 * n)) * inner.reduce((sum, v) => sum + v, ends);
};

/** Returns the proper distance in Gly of past light at time `t`. This light arrives here today. */
export const pastLight = (t: number): number => scaleFactor(t) * lightPath(t, age);

/** The moments of the strips, in Gyr. */
export const moments = [1, 5, 9, age] as const;
/** The side of a comoving square, in Gly of today. */
const square = 2;
/** Our own galaxy's x in the picture, the scale and half a strip's height. The scale is in units for a Gly. */
const [here, scale, half] = [850, 84, 60];
const height = (t: number) => 782 - 50.6 * t;
const across = (distance: number) => here + scale * distance;
const toPicture = (t: number, distance: number): Vec2 => [across(distance), height(t)];

/** Returns the numbers of the strip's galaxies that are inside the picture. They count to the left and right of us. */
const columnsAt = (t: number) =>
  sample(-40, 40, 80, (k) => k).filter((k) => Math.abs(across(k * square * scaleFactor(t)) - 600) < 600);
const strip = (t: number) => {
  const side = square * scaleFactor(t) * scale;
  const [y, rows] = [height(t), Math.floor(half / side)];
  const lines = sample(-rows, rows, Math.max(1, 2 * rows), (j) => y + j * side).slice(0, 2 * rows + 1);
  const columns = columnsAt(t).map((k) => here + k * side);
  const grid =
    lines.map((each) => `M0 ${Math.round(each)}H1200`).join("") +
    columns.map((x) => `M${Math.round(x)} ${Math.round(y - half)}v${2 * half}`).join("");
  const galaxies = lines.flatMap((each) => columns.map((x) => `M${numbers([x, each])}h0`)).join("");
  const edge = `M0 ${Math.round(y - half)}H1200v${2 * half}H0`;
  return mark("tint", `${edge}z`) + mark("thin", grid) + mark("medium", galaxies, { also: "ga" });
};

const between = (from: number, to: number) => sample(from, to, 24, (t) => t);
/** Returns the times between two strips in which light is drawn. A line over a strip would hide its squares. */
const gap = (from: number, to: number) => [from + half / 50.6, to - half / 50.6] as const;
const roads = (from: number, to: number) =>
  columnsAt(from)
    .map((k) =>
      fit(
        between(...gap(from, to)).map((t) => toPicture(t, k * square * scaleFactor(t))),
        0.8,
      ),
    )
    .join("");
const light = fit(
  sample(moments[0], age, 120, (t) => toPicture(t, -pastLight(t))),
  0.6,
);
const gaps = moments.slice(1).map((t, i) => roads(moments[i] as number, t));

export default {
  name: "big-bang",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "E njëjta hapësirë në katër çaste",
  description:
    "Katër shirita të së njëjtës hapësirë, nga poshtë lart: një, pesë, nëntë dhe 13,8 miliardë vjet pas fillimit. " +
    "Largësitë mes galaktikave rriten kudo njësoj, vetë galaktikat jo; asnjë shirit nuk ka skaj. Vija me ngjyrë është " +
    "drita që u nis nga shiriti i poshtëm dhe na arrin sot.",
  body:
    moments.map(strip).join("") +
    mark("thin", gaps.join(""), { also: "ro" }) +
    mark("spot", light) +
    mark("spotFill", circle(...toPicture(moments[0], -pastLight(moments[0])), 11) + circle(...toPicture(age, 0), 24)),
  words:
    word(here + 40, 68, "ne, sot", { tone: "spot", on: "tint" }) +
    word(20, 68, "13,8 miliardë vjet", { on: "tint" }) +
    cleared(word(20, 784, "1 miliard vjet", { on: "tint" })) +
    word(650, 200, "drita që na arrin", { tone: "spot", anchor: "end" }),
  style: ".a{stroke-width:1.5}.ro{stroke-width:1.2}.s{stroke-width:8}.ga{stroke-width:11;stroke-linecap:round}",
} satisfies Picture;
