/**
 * The cover of a chapter of mathematics that has none of its own yet: the envelope of a sliding ladder. Each line joins
 * the ends of a ladder of length L whose feet slide along two perpendicular axes; what they all touch is the astroid
 * x^(2/3) + y^(2/3) = L^(2/3).
 */
import { fit, numbers, type Point, sample } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";

const [centreX, centreY, length] = [600, 400, 372];

/** The two ends of the ladder at an angle, from the crossing of the axes. */
export const ladder = (angle: number): [Point, Point] => [
  [length * Math.cos(angle), 0],
  [0, length * Math.sin(angle)],
];

/** The point of the astroid that the ladder at this angle touches. */
export const astroid = (angle: number): Point => [length * Math.cos(angle) ** 3, length * Math.sin(angle) ** 3];

const place = ([x, y]: Point): Point => [centreX + x * 1.55, centreY - y];
const steps = 60;
const ladders = Array.from({ length: steps }, (_, i) => {
  const [foot, head] = ladder((2 * Math.PI * (i + 0.5)) / steps).map(place) as [Point, Point];
  return `M${numbers([...foot, ...head])}`;
});
const curve = sample(0, 2 * Math.PI, 480, (angle) => place(astroid(angle)));

export default {
  name: "kapitull-math",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Shkalla që rrëshqet dhe astroida",
  description:
    "Një shkallë rrëshqet mbi dy boshte pingule. Asnjë nga vijat e saj nuk është e përkulur, por të gjitha bashkë " +
    "prekin një vijë të përkulur me katër maja: astroidën.",
  body:
    mark("tint", `${fit(curve)}z`) +
    mark("thin", ladders.join("")) +
    mark("medium", `M0 ${centreY}H1200M${centreX} 0V800`) +
    mark("spot", fit(curve)),
  weight: 1.6,
} satisfies Picture;
