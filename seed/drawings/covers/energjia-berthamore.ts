/**
 * The valley of the nuclei: energy per nucleon by the semi-empirical mass formula, over the number of nucleons A (from
 * left to right) and the protons beyond the most stable share (into the page). The spot line is the floor of the
 * valley, the tint what is to be gained down to its deepest place; thin lines are equal A, every four nucleons, and
 * equal energy, every half MeV. Binding energy B = a_V·A − a_S·A^⅔ − a_C·Z²·A^−⅓ − a_A·(A − 2Z)²/A with 15.75, 17.8,
 * 0.711 and 23.7 MeV (J. W. Rohlf, Modern Physics from α to Z⁰, 1994). The pairing term, a jump between even and odd
 * that falls as A^−½, is left out.
 */
import { fit, type Point, round, sample } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, hatch } from "../kit/shapes";

/** Energy per nucleon in MeV (negative: bound) of a nucleus with `a` nucleons of which `z` are protons. */
export const energy = (a: number, z: number): number =>
  -15.75 + 17.8 / Math.cbrt(a) + (0.711 * z * z) / a ** (4 / 3) + 23.7 * (1 - (2 * z) / a) ** 2;

/** Number of protons of the most tightly bound nucleus of `a` nucleons: ∂E/∂Z = 0. */
export const stable = (a: number): number => (2 * 23.7 * a) / (4 * 23.7 + 0.711 * a ** (2 / 3));

/** Second derivative of the energy along Z, halved: each rib is an exact parabola. */
const steepness = (a: number) => (4 * 23.7) / (a * a) + 0.711 / a ** (4 / 3);
const depth = (a: number) => energy(a, stable(a));
/** The deepest place of the valley, found among whole nucleon numbers. */
export const deepest = sample(2, 250, 248, (a) => a).reduce((best, a) => (depth(a) < depth(best) ? a : best));

const [lightest, heaviest] = [3, 280];
/** How high the far side is drawn, MeV: nearly to free nucleons. The near side is cut away along the floor. */
const top = -1;
/** Oblique projection of nucleons, protons beyond the floor of the valley and MeV above its deepest place. */
const place = (a: number, across: number, e: number): Point => [
  6 + 4.45 * a + 3.6 * across,
  614 - 3.8 * across - 71 * (e - depth(deepest)),
];
/** How many protons beyond the floor the far side reaches an energy. */
const reach = (a: number, e: number) => Math.sqrt((e - depth(a)) / steepness(a));
const rib = (a: number) => sample(0, reach(a, top), 60, (dz) => place(a, dz, energy(a, stable(a) + dz)));
const ribs = sample(4, heaviest, 69, rib);
const along = sample(0, 1, 400, (s) => lightest + (heaviest - lightest) * s * s);
const shelf = (e: number) => along.filter((a) => depth(a) < e).map((a) => place(a, reach(a, e), e));
const shelves = sample(-8, top, 14, shelf);
const keel = fit(along.map((a) => place(a, 0, depth(a))));
const [, cliff] = place(lightest, 0, depth(lightest));
const [, base] = place(deepest, 0, depth(deepest));
const ground = hatch(base, 830, 13, () => [0, 1200], { spacing: 1.3 });

export default {
  name: "energjia-berthamore",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Lugina ku fle energjia",
  description:
    "Bërthamat si një luginë: sa më poshtë, aq më fort janë lidhur grimcat e tyre. Majtas bie thikë bregu i " +
    "bërthamave të lehta, djathtas zgjatet shpati i butë i të rëndave, me një pikë te uraniumi; në fund, pranë " +
    "hekurit, pika e madhe. Kush zbret, lëshon energji.",
  body:
    mark("tint", `${keel}V${base}H0V${round(cliff)}z`) +
    mark(
      "thin",
      ribs.map((points) => fit(points)).join("") +
        shelves.map((points) => fit(points, 0.4, { digits: 1 })).join("") +
        ground,
    ) +
    mark("medium", `M0 ${base}H1200`) +
    mark("spot", keel) +
    mark("inkFill", circle(...place(238, 0, depth(238)), 13)) +
    mark("spotFill", circle(...place(deepest, 0, depth(deepest)), 17)),
} satisfies Picture;
