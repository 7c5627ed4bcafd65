/**
 * One launch speed, eight angles: y = x·tan α − g·x²/(2·v²·cos²α), no air. Dotted: the parabola of safety y = v²/(2g) −
 * g·x²/(2·v²), which no path passes. The longest throw is the one at 45°. All balls are thrown at once: at each instant
 * they are on one circle of radius v·t, whose centre falls freely.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, hatch } from "../kit/shapes";

/** v²/g in viewBox units: the length of the longest throw. */
export const reach = 1060;
const [left, ground] = [70, 662];

/** Returns the height over the place `x` of the path thrown at `angle` (radians). */
export const height = (x: number, angle: number): number =>
  x * Math.tan(angle) - (x * x) / (2 * reach * Math.cos(angle) ** 2);

/** Returns the height of the parabola of safety over `x`. */
export const safety = (x: number): number => reach / 2 - (x * x) / (2 * reach);

const path = (degrees: number): Vec2[] => {
  const angle = (degrees * Math.PI) / 180;
  const range = reach * Math.sin(2 * angle);
  return sample(0, range, 60, (x) => [left + x, ground - height(x, angle)]);
};
const limit = sample(0, reach, 60, (x): Vec2 => [left + x, ground - safety(x)]);
/** Returns the thrown ball's place and height after `instant`, in units of v/g. It leaves at `angle` (radians). */
export const ball = (instant: number, angle: number): Vec2 => [
  reach * instant * Math.cos(angle),
  reach * (instant * Math.sin(angle) - instant ** 2 / 2),
];
const others = [15, 25, 35, 55, 65, 75, 83];
const instants = sample(0.2, 1.2, 5, (instant) => instant);
const inFlight = (degrees: number) =>
  instants
    .map((instant) => ball(instant, (degrees * Math.PI) / 180))
    .filter(([, y]) => y > 4)
    .map(([x, y]): Vec2 => [left + x, ground - y]);
/** Circles of each instant, as far as a thrown ball is above ground. It is thrown between level and upright. */
const circles = instants.map((instant) => {
  const lowest = Math.asin(Math.min(1, instant / 2));
  return fit(
    sample(lowest, Math.PI / 2, 40, (angle): Vec2 => {
      const [x, y] = ball(instant, angle);
      return [left + x, ground - y];
    }),
  );
});
const best = path(45);
const soil = hatch(ground, 800, 5, (_, i) => [i * 46, 1200 - i * 70], { spacing: 1.3 });

export default {
  name: "mekanika",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "E njëjta shpejtësi, kënde të ndryshme",
  description:
    "Tetë hedhje me të njëjtën shpejtësi dhe kënde të ndryshme. Hedhja me 45 gradë shkon më larg; " +
    "në çdo çast topat rrinë në një rreth që bie; vija me pika është parabola e sigurisë, përtej së cilës nuk arrin asnjë.",
  body:
    mark("tint", `${fit(best)}z`) +
    mark("thin", others.map((a) => fit(path(a))).join("") + soil) +
    mark("spotThin", circles.join("")) +
    mark("dotted", fit(limit)) +
    mark("spot", fit(best)) +
    mark(
      "inkFill",
      others
        .flatMap(inFlight)
        .map(([x, y]) => circle(x, y, 8))
        .join(""),
    ) +
    mark(
      "spotFill",
      inFlight(45)
        .map(([x, y]) => circle(x, y, 15))
        .join(""),
    ) +
    mark("medium", `M0 ${ground}H1200`),
  weight: 2.1,
  style: ".d{stroke-dasharray:.1 17}",
} satisfies Picture;
