/**
 * Two sources in step: crests at whole wavelengths, the hyperbolas |d₁ − d₂| = mλ where crest meets crest, and on the
 * screen the intensity cos²(π(d₁ − d₂)/λ).
 */
import { fit, type Point, sample } from "../kit/curve";
import { clipPath, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

const wavelength = 46;
const sources: readonly [Point, Point] = [
  [200, 285],
  [200, 515],
];
const [screen, axis, half] = [1060, 400, 115];

/** Difference of the ways from the two sources to a point, in wavelengths. */
export const pathDifference = ([x, y]: Point): number => {
  const [a, b] = sources.map(([sx, sy]) => Math.hypot(x - sx, y - sy)) as [number, number];
  return (a - b) / wavelength;
};

/** The curve where the ways differ by `order` wavelengths, from the line of the sources to the screen. */
export const maximum = (order: number): Point[] => {
  const a = (order * wavelength) / 2;
  const b2 = half * half - a * a;
  return sample(0, screen - 200, 86, (x) => [200 + x, axis + a * Math.sqrt(1 + (x * x) / b2)]);
};

const crests = sources.flatMap(([x, y]) => sample(1, 24, 23, (i) => circle(x, y, i * wavelength)));
const intensity = sample(0, 800, 266, (y): Point => {
  return [screen + 112 * Math.cos(Math.PI * pathDifference([screen, y])) ** 2, y];
});

export default {
  name: "fizika",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Interferenca e dy burimeve",
  description:
    "Dy burime lëshojnë valë njëkohësisht. Aty ku kreshta takon kreshtën, valët forcohen: këto vende shtrihen " +
    "në hiperbola dhe japin në ekran breza të ndritshëm.",
  body:
    clipPath("c", `M0 0H${screen}V800H0z`) +
    mark("thin", crests.join(""), { clip: "c" }) +
    mark("spot", sample(-4, 4, 8, (m) => fit(maximum(m))).join("")) +
    mark("tint", `${fit(intensity)}L${screen} 800V0z`) +
    mark("spot", fit(intensity)) +
    mark("heavy", `M${screen} 0V800`) +
    mark("spotFill", sources.map((p) => circle(...p, 14)).join("")),
  style: ".a{stroke-width:1.7}",
} satisfies Picture;
