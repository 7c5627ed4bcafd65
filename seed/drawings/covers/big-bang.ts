/**
 * The expanding universe in proper distance (across) and cosmic time (up): galaxies at rest in the expansion, and the
 * light that reaches us today. Flat ΛCDM, Planck Collaboration 2018, VI: H₀ = 67.4 km/s/Mpc, Ω_m = 0.315. Radiation is
 * left out (it matters in the first ten thousandth of the time), so a(t) = (Ω_m/Ω_Λ)^⅓ · sinh^⅔(1.5·√Ω_Λ·H₀·t). Units:
 * Gyr, Gly.
 */
import { fit, numbers, type Point, sample } from "../kit/curve";
import { mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

const [matter, vacuum] = [0.315, 0.685];
/** Hubble's constant in 1/Gyr: 67.4 km/s/Mpc over 977.8 km/s/Mpc·Gyr. */
export const hubble = 67.4 / 977.8;
const rate = 1.5 * Math.sqrt(vacuum) * hubble;

/** Size of the universe relative to today, `t` Gyr after the beginning. */
export const scaleFactor = (t: number): number => Math.cbrt((matter / vacuum) * Math.sinh(rate * t) ** 2);
/** Age of the universe in Gyr. */
export const age = Math.asinh(Math.sqrt(vacuum / matter)) / rate;

/** Comoving distance in Gly that light covers between two times: ∫ dt/a, with t = u³ because a starts as t^⅔. */
export const lightPath = (from: number, to: number): number => {
  const [a, b] = [Math.cbrt(from), Math.cbrt(to)];
  const f = (u: number) =>
    u === 0 ? 3 / Math.cbrt((matter / vacuum) * rate * rate) : (3 * u * u) / scaleFactor(u ** 3);
  const n = 200;
  const ends = f(a) + f(b);
  const inner = sample(1, n - 1, n - 2, (i) => (i % 2 ? 4 : 2) * f(a + ((b - a) * i) / n));
  return ((b - a) / (3 * n)) * inner.reduce((sum, v) => sum + v, ends);
};

/** Proper distance in Gly, at time `t`, of the light that arrives here today. */
export const pastLight = (t: number): number => scaleFactor(t) * lightPath(t, age);

const [cx, bottom, scale] = [600, 792, 50];
const place = (distance: number, t: number): Point => [cx + distance * scale, bottom - t * scale];
const end = bottom / scale;
const times = (to: number) => sample(0, 1, 120, (s) => to * s ** 3);
const galaxy = (comoving: number) =>
  times(end)
    .map((t) => place(comoving * scaleFactor(t), t))
    .filter(([x]) => x > -20 && x < 1220);
const lines = sample(-46, 46, 46, (x) => x);
const half = (side: number) => times(age).map((t) => place(side * pastLight(t), t));
const cone = fit([...half(-1)], 0.6) + fit([...half(1)].reverse(), 0.6, { join: true });
const every = sample(-6, 0, 6, (i) => age + 2 * i);
const stars = every
  .flatMap((t) => lines.map((x) => place(x * scaleFactor(t), t)))
  .filter(([x]) => x > -9 && x < 1209)
  .map((p) => `M${numbers(p)}h0`)
  .join("");

export default {
  name: "big-bang",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Rruga e dritës në një gjithësi që hapet",
  description:
    "Koha ngjitet lart, largësitë shtrihen anash. Galaktikat nisin të ngjeshura dhe largohen njëra nga tjetra bashkë " +
    "me vetë hapësirën. Forma si pikë uji është rruga e dritës që na arrin sot: në fillim hapësira e largon, pastaj " +
    "drita e fiton garën.",
  body:
    mark("tint", cone) +
    mark("thin", lines.map((x) => fit(galaxy(x))).join("")) +
    mark("medium", stars, { also: "n" }) +
    mark("spot", cone) +
    mark("inkFill", circle(...place(0, age), 14)),
  words:
    word(640, 112, "sot, këtu") +
    word(600, 520, "drita që na arrin", { anchor: "middle", tone: "spot" }) +
    word(600, 770, "fillimi", { anchor: "middle" }),
  style: ".n{stroke-width:9;stroke-linecap:round}",
} satisfies Picture;
