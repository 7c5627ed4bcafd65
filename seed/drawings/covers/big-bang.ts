/**
 * Four moments of one universe, as a rubber band with galaxies on it: 1, 5, 9 and 13.8 billion years after the
 * beginning. The galaxies are at rest on the band and do not grow; the band grows thinner as rubber does, with the root
 * of its length. It ends at no edge of the picture, and all its pieces grow equally. Spot: light that leaves a galaxy of
 * the lowest band and reaches us on the highest; its waves are stretched as the band is. Flat ΛCDM, Planck Collaboration 2018, VI: H₀ = 67.4 km/s/Mpc, Ω_m = 0.315. Radiation is
 * neglected (it matters in the first ten thousandth of the time), so a(t) = (Ω_m/Ω_Λ)^⅓ · sinh^⅔(1.5·√Ω_Λ·H₀·t). Units:
 * Gyr, Gly.
 */
import { fit, numbers, sample, type Vec2 } from "../kit/curve";
import { mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, rect } from "../kit/shapes";

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

/** The moments of the bands, in Gyr. */
export const moments = [1, 5, 9, age] as const;
/** Galaxies from us to the one whose light we see, and the distance between two of them, in Gly of today. */
export const galaxiesBetween = 10;
export const spacing = lightPath(moments[0], age) / galaxiesBetween;
/** Our own galaxy's x in the picture, the scale in units for a Gly, half a band's height today. */
const [here, scale, half] = [850, 84, 23];
const height = (t: number) => 782 - 50.6 * t;
const across = (distance: number) => here + scale * distance;
const toPicture = (t: number, distance: number): Vec2 => [across(distance), height(t)];
const halfAt = (t: number) => half / Math.sqrt(scaleFactor(t));
const galaxyAt = (t: number, k: number) => toPicture(t, k * spacing * scaleFactor(t));

/** Returns the numbers of the galaxies that are inside the picture. They count to the left and right of us. */
const countedAt = (t: number) =>
  sample(-40, 40, 80, (k) => k).filter((k) => Math.abs(galaxyAt(t, k)[0] - 600) < 600 + 20);

/** Draws galaxies as leaning discs. */
const discs = (places: readonly Vec2[]) =>
  places.map(([x, y]) => `M${numbers([x - 13, y + 5])}a14 6-20 1 0 26-10a14 6-20 1 0-26 10z`).join("");

/** Draws the band: its surface, its marks from both rims, four for each galaxy, and the galaxies. */
const band = (t: number) => {
  const [y, reach] = [height(t), halfAt(t)];
  const [from, to] = [Math.min(...countedAt(t)), Math.max(...countedAt(t))];
  const marks = sample(4 * from - 4, 4 * to + 4, 4 * (to - from) + 8, (i) => galaxyAt(t, i / 4)[0])
    .filter((x) => x > 0 && x < 1200)
    .map(
      (x) =>
        `M${numbers([x, y - reach])}v${numbers([0.45 * reach])}m0 ${numbers([1.1 * reach])}V${numbers([y + reach])}`,
    )
    .join("");
  const places = countedAt(t).map((k) => galaxyAt(t, k));
  return (
    mark("tint", rect(0, y - reach, 1200, 2 * reach)) +
    mark("thin", marks, { also: "ma" }) +
    mark("medium", `M0 ${Math.round(y - reach)}H1200M0 ${Math.round(y + reach)}H1200`) +
    mark("inkFill", discs(places))
  );
};

/** Returns the way of a galaxy of today, between the bands: a line over a band would hide its marks. */
const ways = countedAt(age)
  .flatMap((k) =>
    moments.slice(1).map((to, i) => {
      const from = moments[i] as number;
      const [first, last] = [from + halfAt(from) / 50.6, to - halfAt(to) / 50.6];
      return fit(
        sample(first, last, 24, (t) => galaxyAt(t, k)),
        0.8,
      );
    }),
  )
  .join("");

/** Wavelength of the light today, and its height, in units of the picture. */
const [wave, swing] = [150, 15];
/** The light as a wave along its way: its length is the band's stretch times that of today. */
export const light = (() => {
  const steps = 900;
  const way = sample(moments[0], age, steps, (t) => ({ t, at: toPicture(t, -pastLight(t)) }));
  const gone = way.map(() => 0);
  let phase = 0;
  const phases = way.map(({ t, at }, i) => {
    const before = way[i - 1];
    if (before === undefined) return 0;
    const stride = Math.hypot(at[0] - before.at[0], at[1] - before.at[1]);
    gone[i] = (gone[i - 1] as number) + stride;
    phase += (2 * Math.PI * stride) / (wave * scaleFactor(t));
    return phase;
  });
  const whole = gone.at(-1) as number;
  return way.map(({ at }, i): Vec2 => {
    const [a, b] = [way[Math.max(0, i - 1)]?.at as Vec2, way[Math.min(steps, i + 1)]?.at as Vec2];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const out = swing * Math.min(1, (gone[i] as number) / 40, (whole - (gone[i] as number)) / 60);
    const sine = out * Math.sin(phases[i] as number);
    return [at[0] - ((b[1] - a[1]) / length) * sine, at[1] + ((b[0] - a[0]) / length) * sine];
  });
})();

export default {
  name: "big-bang",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "E njëjta hapësirë në katër çaste",
  description:
    "I njëjti shirit gome në katër çaste, nga poshtë lart: një, pesë, nëntë dhe 13,8 miliardë vjet pas fillimit. Largësitë " +
    "mes galaktikave mbi të rriten kudo njësoj, vetë galaktikat jo; shiriti nuk ka skaj. Vala me ngjyrë është drita që u " +
    "nis nga një galaktikë e shiritit të poshtëm dhe na arrin sot: edhe ajo u zgjat bashkë me shiritin.",
  body:
    mark("dotted", ways) +
    moments.map(band).join("") +
    mark("spot", fit(light, 0.6)) +
    mark("spotFill", discs([galaxyAt(moments[0], -galaxiesBetween)]) + circle(...galaxyAt(age, 0), 20)),
  words:
    word(here + 34, 46, "ne, sot", { tone: "spot" }) +
    word(20, 46, "13,8 miliardë vjet") +
    word(20, 662, "1 miliard vjet") +
    word(600, 214, "drita që na arrin", { tone: "spot", anchor: "end" }),
  style: ".ma{stroke-width:1.4}.s{stroke-width:6}.b{stroke-width:2.4}.d{stroke-width:3}",
} satisfies Picture;
