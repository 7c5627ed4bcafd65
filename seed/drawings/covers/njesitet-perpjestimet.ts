/**
 * Everything by size and mass, from the proton to the universe: to the right lg of the radius, upwards lg of the mass.
 * A body of density ρ weighs 4/3·π·ρ·R³: ten times as wide, a thousand times as heavy, so equal densities are lines of
 * slope 3, here every six decades, in the spot colour water's. Nothing lies where it would be a black hole
 * (R < 2GM/c²), nor where it is smaller than its own quantum (R < ħ/(Mc)), nor beyond the observable universe; a line
 * of the hatching is a factor of ten. After B. Carr and M. Rees, The anthropic principle and the structure of the
 * physical world, Nature 278, 1979. G, c, ħ: CODATA 2022.
 */
import { type Point, polyline } from "../kit/curve";
import { clipPath, mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

const [G, c, hbar] = [6.6743e-11, 299_792_458, 1.054571817e-34];
const sun = 1.988e30;
/** Radius in m under which a mass in kg is a black hole (Schwarzschild). */
export const holeRadius = (mass: number): number => (2 * G * mass) / c ** 2;
/** Radius in m under which a mass in kg cannot be confined (reduced Compton wavelength). */
export const quantumRadius = (mass: number): number => hbar / (mass * c);
/** Density of water, kg/m³. */
export const water = 1000;

/** Of about water's density, in order. Radius in m (half the length of what lives) and mass in kg. */
export const ordinary: readonly Point[] = [
  [5.29e-11, 1.67e-27], // hydrogen atom: Bohr's radius
  [5e-8, 1e-18], // coronavirus: R. Sender and others, PNAS 118, 2021
  [6.2e-7, 1e-15], // bacterium, 1 µm³: R. Milo and R. Phillips, Cell Biology by the Numbers
  [5e-4, 1.4e-6], // grain of quartz sand, 1 mm across
  [0.04, 0.02], // mouse
  [0.85, 60], // you
  [12, 1.4e5], // blue whale
  [1.11e4, 1.06e16], // Phobos; it and the next five: NASA fact sheets
  [1.7374e6, 7.346e22], // Moon
  [6.371e6, 5.972e24], // Earth
  [6.9911e7, 1.898e27], // Jupiter
  [6.957e8, sun],
];
/** The rest: too dense or too thin for the line. */
export const extreme: readonly Point[] = [
  [8.41e-16, 1.6726e-27], // proton: CODATA 2022
  [5.6e6, 1.018 * sun], // Sirius B: H. Bond and others, Astrophysical Journal 840, 2017
  [1.2e4, 1.4 * sun], // neutron star
  [holeRadius(4.3e6 * sun), 4.3e6 * sun], // Sagittarius A*: GRAVITY, Astronomy & Astrophysics 657, 2022
  [8.7e21, 1.3e12 * sun], // Milky Way: J. Bland-Hawthorn and O. Gerhard, Annual Review of A&A 54, 2016
  [6.8e22, 1.2e15 * sun], // Virgo cluster: P. Fouqué and others, Astronomy & Astrophysics 375, 2001
  [4.4e26, 9.6e52], // observable universe, its matter: Planck 2018
];

const [left, bottom] = [-37, -43];
const [dx, dy] = [16.4, 8.1];
/** Place of lg R, lg M. */
const place = ([x, y]: Point): Point => [(x - left) * dx, 800 - (y - bottom) * dy];

const [hole, quantum] = [Math.log10(holeRadius(1)), Math.log10(quantumRadius(1))];
const horizon = Math.log10(4.4e26);
const planck: Point = [(hole + quantum) / 2, (quantum - hole) / 2];
const tip = place(planck);
const [heaviest, lightest] = [place([horizon, horizon - hole]), place([horizon, quantum - horizon])];
const wedge = polyline([tip, heaviest, lightest], { close: true, digits: 1 });
const forbidden = polyline([[0, 0], [0, 800], place([quantum - bottom, bottom]), tip, heaviest, [heaviest[0], 0]], {
  close: true,
});

/** The line of a density given by its lg. */
const density = (rho: number) => {
  const unit = rho + Math.log10((4 / 3) * Math.PI);
  return segment(place([(bottom - unit) / 3, bottom]), place([(60 - unit) / 3, 60]));
};
const densities = Array.from({ length: 37 }, (_, i) => density(6 * (i - 21) + 3));
const decades = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);
const masses = decades(bottom + 1, 98).map((m) => {
  const [x, y] = place([Math.min(Math.max(m + hole, quantum - m), horizon), m]);
  return segment([0, y], [x, y], 1);
});
const sizes = decades(Math.ceil(horizon + 0.5), 9).map((r) => segment(place([r, bottom]), place([r, 60])));

const dots = (bodies: readonly Point[], r: number) =>
  bodies.map(([radius, mass]) => circle(...place([Math.log10(radius), Math.log10(mass)]), r)).join("");

export default {
  name: "njesitet-perpjestimet",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Nga protoni te gjithësia, në shkallë logaritmike",
  description:
    "Djathtas rritet madhësia, lart masa, me hapa dhjetëfish. Atomi, virusi, rëra, ti, Hëna, Toka dhe Dielli bien në " +
    "të njëjtën vijë blu: dhjetë herë më i gjerë, një mijë herë më i rëndë.",
  body:
    clipPath("wedge", wedge) +
    mark("tint", forbidden) +
    mark("thin", masses.join("") + sizes.join(""), { also: "decade" }) +
    mark("thin", densities.join(""), { clip: "wedge" }) +
    mark("medium", `${wedge}${segment(heaviest, [heaviest[0], 0])}`) +
    mark("paperFill", dots(ordinary, 16) + dots(extreme, 14)) +
    mark("spot", density(Math.log10(water)), { clip: "wedge" }) +
    mark("inkFill", dots(ordinary, 13) + dots(extreme, 10)),
  words:
    word(140, 150, "vrima të zeza") + word(640, 560, "dendësia e ujit", { tone: "spot" }) + word(400, 730, "protoni"),
  style: ".s{stroke-width:8}.decade{stroke-width:1.1}",
} satisfies Picture;
