/**
 * The surface of all states of an ideal gas, pV = nRT, with V to the right, p to the left and T upwards: a saddle, and
 * though curved it is woven of straight lines (isochores and isobars). Heavy lines are isotherms every 150 K. On it
 * the ideal Stirling cycle: between 600 K and 300 K at constant temperature, between V and 2.5·V at constant volume.
 * Its shadow on the p–V floor is the work of one round, nR·(600 K − 300 K)·ln 2.5.
 */
import { fit, type Point, sample } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { segment } from "../kit/shapes";

/** Temperatures of the two isotherms, K. */
export const [hot, cold] = [600, 300];
/** Volumes of the two isochores; the smaller is the unit. */
export const [small, large] = [1, 2.5];

/** Pressure at volume V and temperature T, in the unit that it has at V = 1 and 600 K. */
export const pressure = (v: number, t: number): number => t / hot / v;

const onPage = (v: number, p: number, t: number): Point => [478 + 242 * v - 436 * p, 792 - 60 * v - 206 * p - 0.62 * t];
/** A state's place on the picture, on the surface or (with `lift` 0) in its shadow on the floor. */
export const place = (v: number, t: number, lift = t): Point => onPage(v, pressure(v, t), lift);

const [widest, highest, hottest] = [5.4, 1.7, 1050];
const isochores = sample(0, 27, 27, (i) => {
  const [v, p] = [i * 0.2, Math.min(highest, pressure(i * 0.2, hottest))];
  return segment(onPage(v, 0, 0), onPage(v, p, v * p * hot));
});
const isobars = sample(0, 17, 17, (i) => {
  const [p, v] = [i * 0.1, Math.min(widest, hottest / hot / (i * 0.1))];
  return segment(onPage(0, p, 0), onPage(v, p, v * p * hot));
});
const isotherm = (t: number) => fit(sample(t / hot / highest, widest, 120, (v) => place(v, t)));
/** Out along the hot isotherm, back along the cold one. */
const cycle = (shadow: boolean) => {
  const way = (t: number, from: number, to: number) => sample(from, to, 60, (v) => place(v, t, shadow ? 0 : t));
  return `${fit(way(hot, small, large))}${fit(way(cold, large, small), 0.9, { join: true })}z`;
};
const drop = (t: number, count: number) =>
  sample(small, large, count, (v) => segment(place(v, t), place(v, t, 0))).join("");

export default {
  name: "ligjet-e-termodinamikes",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Një xhiro e motorit mbi sipërfaqen e gazit",
  description:
    "Sipërfaqja e lakuar mban të gjitha gjendjet e një gazi: djathtas rritet vëllimi, majtas presioni, lart " +
    "temperatura. Vija me ngjyrë është një xhiro e motorit Stirling, hija e saj në dysheme puna që jep ai.",
  body:
    mark("tint", cycle(true)) +
    mark("thin", isochores.join("") + isobars.join("")) +
    mark(
      "medium",
      [150, 300, 450, 600, 750, 900].map(isotherm).join("") +
        segment(onPage(0, 1.7, 0), onPage(0, 0, 0)) +
        segment(onPage(0, 0, 0), onPage(widest, 0, 0)),
    ) +
    mark("spotThin", drop(cold, 12) + drop(hot, 1) + cycle(true)) +
    mark("spot", cycle(false)),
  style: ".a{stroke-width:1.2}.p{stroke-width:2.2}.s{stroke-width:7}",
} satisfies Picture;
