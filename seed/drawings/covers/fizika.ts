/**
 * Two sources in phase, with their crests, maxima and intensity. Crests are at whole wavelengths, and the hyperbolas
 * |d₁ − d₂| = mλ where crest meets crest; on the screen the intensity is cos²(π(d₁ − d₂)/λ).
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { clipPath, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

const wavelength = 46;
const sources: readonly [Vec2, Vec2] = [
  [200, 285],
  [200, 515],
];
const [axis, half] = [400, 115];

/** Returns the path difference from the two sources to a point, in wavelengths. */
export const pathDifference = ([x, y]: Vec2): number => {
  const [a, b] = sources.map(([sx, sy]) => Math.hypot(x - sx, y - sy)) as [number, number];
  return (a - b) / wavelength;
};

/**
 * Returns the curve of the path difference `order`, in wavelengths. It runs from the line of the sources to the screen.
 */
export const maximum = (order: number, screen = 1060): Vec2[] => {
  const a = (order * wavelength) / 2;
  const b2 = half * half - a * a;
  return sample(0, screen - 200, 86, (x) => [200 + x, axis + a * Math.sqrt(1 + (x * x) / b2)]);
};

/** Draws the pattern in a window of the plane, with a screen at x = `screen`. */
export const pattern = ({
  left,
  right,
  top,
  bottom,
  screen,
}: Record<"left" | "right" | "top" | "bottom" | "screen", number>) => {
  const reach = Math.ceil(Math.hypot(screen - 200, bottom - top) / wavelength);
  const crests = sources.flatMap(([x, y]) => sample(1, reach, reach - 1, (i) => circle(x, y, i * wavelength)));
  const intensity = sample(top, bottom, 266, (y): Vec2 => {
    return [screen + (right - screen) * 0.8 * Math.cos(Math.PI * pathDifference([screen, y])) ** 2, y];
  });
  return (
    clipPath("c", `M${left} ${top}H${screen}V${bottom}H${left}z`) +
    mark("thin", crests.join(""), { clip: "c" }) +
    mark("spot", sample(-4, 4, 8, (m) => fit(maximum(m, screen))).join(""), { clip: "c" }) +
    mark("tint", `${fit(intensity)}L${screen} ${bottom}V${top}z`) +
    mark("spot", fit(intensity)) +
    mark("heavy", `M${screen} ${top}V${bottom}`) +
    mark("spotFill", sources.map((p) => circle(...p, 14)).join(""))
  );
};

export default {
  name: "fizika",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Interferenca e dy burimeve",
  description:
    "Dy burime lëshojnë valë njëkohësisht. Aty ku kreshta takon kreshtën, valët forcohen: këto vende shtrihen " +
    "në hiperbola dhe japin në ekran breza të ndritshëm.",
  body: pattern({ left: 0, right: 1200, top: 0, bottom: 800, screen: 1060 }),
  style: ".a{stroke-width:1.7}",
} satisfies Picture;
