/**
 * Sound of a tone in air. Air that rests at x is displaced to x + s·sin 2πx/λ; the overpressure is p = −(bulk
 * modulus)·ds/dx ∝ −cos 2πx/λ. Displacements are drawn far too large (in a shout they are below 1/100 mm), so the
 * pressure is drawn over the place of rest, which in real air is the place itself: a tone is a sine.
 */
import { fit, numbers, sample, type Vec2 } from "../kit/curve";
import { arrow, label, mark } from "../kit/marks";
import { mulberry32 } from "../kit/numerics";
import type { Picture } from "../kit/picture";
import { circle, rect } from "../kit/shapes";

export const wavelength = 230;
const swing = 23;

/** Returns the displaced place of the air that rests at `x`, viewBox units. */
export const displaced = (x: number): number => x + swing * Math.sin((2 * Math.PI * x) / wavelength);

/** Returns the overpressure at `x`, as a share of its greatest value. */
export const overpressure = (x: number): number => -Math.cos((2 * Math.PI * x) / wavelength);

export const [left, right, zero, high] = [20, 700, 344, 62];
const [top, bottom] = [52, 232];
const random = mulberry32(46);
/** Rows and columns with a little disorder. Even at rest, so that only the wave makes dense and thin places. */
const molecules = sample(0, 10, 10, (row) =>
  sample(-4, 72, 76, (column): Vec2 => {
    const rest = (column + 0.5 + 0.7 * (random() - 0.5)) * 10;
    return [displaced(rest) + left, top + 9 + row * 16.2 + 8 * (random() - 0.5)];
  }),
)
  .flat()
  .filter(([x]) => x > left + 4 && x < right - 4);
/** The line of the pressure on the page. */
export const curve = sample(0, right - left, 272, (x): Vec2 => [x + left, zero - high * overpressure(x)]);
const crests = [0.5, 1.5, 2.5].map((n) => left + n * wavelength) as [number, number, number];
const arrows = zero + high + 34;
const middle = (crests[0] + crests[1]) / 2;

export default {
  name: "ngjeshjet-e-ajrit",
  subject: "physics",
  width: 720,
  height: 460,
  title: "Ngjeshjet e ajrit dhe presioni i tyre",
  description:
    "Lart molekulat e ajrit, të dendura e të rralla me radhë; poshtë presioni në të njëjtat vende. Mbi presionin e " +
    "qetësisë janë ngjeshjet, nën të rrallimet. Nga ngjeshja te ngjeshja ka një gjatësi vale.",
  body:
    mark("tint", crests.map((x) => rect(x - 30, top - 8, 60, bottom - top + 16)).join("")) +
    mark("medium", molecules.map((point) => `M${numbers(point)}h0`).join(""), { also: "mo" }) +
    mark("thin", crests.map((x, i) => `M${x} ${bottom + 8}V${i < 2 ? arrows + 14 : zero}`).join(""), { also: "gu" }) +
    mark("dotted", `M${left} ${zero}H${right}`) +
    mark("spot", fit(curve, 0.7, { digits: 1 })) +
    mark("spotFill", crests.map((x) => circle(x, zero - high, 9)).join("")) +
    arrow([middle, arrows], [crests[0], arrows], "spotThin", 16) +
    arrow([middle, arrows], [crests[1], arrows], "spotThin", 16) +
    label(middle, arrows + 9, "λ", { anchor: "middle", italic: true, tone: "spot", size: 32 }) +
    label(crests[0], 28, "ngjeshje", { anchor: "middle" }) +
    label(middle, 28, "rrallim", { anchor: "middle" }) +
    label(crests[1], 28, "ngjeshje", { anchor: "middle" }) +
    label(crests[2], 28, "ngjeshje", { anchor: "middle" }) +
    label(crests[2], arrows + 8, "presioni", { anchor: "middle", tone: "mute" }),
  style: ".mo{stroke-linecap:round;stroke-width:5}.gu{stroke-dasharray:5 6}",
} satisfies Picture;
