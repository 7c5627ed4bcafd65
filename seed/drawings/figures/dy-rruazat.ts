/**
 * Two beads slide without friction from A to B, on two paths. They start at the same time. B is two metres lower and π
 * metres away. One path is straight, the other the cycloid of a wheel of radius 1 m that has rolled half a turn.
 * Cycloid: a point is reached after the time θ√(k/g), the end after π√(k/g) = 1.00 s; straight: √(2L/a) with a = gh/L,
 * 1.19 s. Beads every 0.2 s.
 */

import { cycloid } from "../covers/lidhja-mes-matematikes-dhe-fizikes";
import { fit, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

const gravity = 9.81;
/** The wheel's radius, the start's height over the end and distance from it, in metres. */
export const wheel = 1;
export const [height, distance] = [2 * wheel, Math.PI * wheel];
/** Time in seconds on the cycloid, from the start. */
export const onCycloid = Math.PI * Math.sqrt(wheel / gravity);
const length = Math.hypot(height, distance);
/** Time in seconds on the straight path. */
export const onStraight = Math.sqrt((2 * length * length) / (gravity * height));

/** Returns the place in metres after `t` seconds, y downwards. */
const bent = (t: number): Vec2 => cycloid(wheel, Math.min(Math.PI, t * Math.sqrt(gravity / wheel)));
const straight = (t: number): Vec2 => {
  const part = Math.min(1, (t / onStraight) ** 2);
  return [distance * part, height * part];
};

const [scale, left, top] = [186, 62, 66];
const toPicture = ([x, y]: Vec2): Vec2 => [left + scale * x, top + scale * y];
const way = fit(
  sample(0, Math.PI, 120, (a) => toPicture(cycloid(wheel, a))),
  0.5,
  { digits: 1 },
);
const [start, end] = [toPicture([0, 0]), toPicture([distance, height])];
const times = sample(0.2, 0.8, 3, (t) => t);
const beads = (positionAt: (t: number) => Vec2, r: number) =>
  times.map((t) => circle(...toPicture(positionAt(t)), r)).join("");
const last = toPicture(straight(onCycloid));
const links = times.map((t) => segment(toPicture(bent(t)), toPicture(straight(t)))).join("");
const [first, second] = [toPicture(straight(0.6)), toPicture(bent(0.6))];

export default {
  name: "dy-rruazat",
  subject: "math",
  width: 720,
  height: 490,
  title: "Dy rruaza: rruga e drejtë dhe cikloida",
  description:
    "Nga A nisen bashkë dy rruaza. Vijat me pika bashkojnë vendet e tyre çdo dy të dhjeta të sekondës. Ajo në cikloidë " +
    "mbërrin te B kur tjetra ka ende për të bërë tri të dhjetat e rrugës.",
  body:
    mark("tint", `${way}L${start[0]} ${start[1]}z`) +
    mark("medium", segment(start, end)) +
    mark("dotted", links + segment(end, last)) +
    mark("spot", way) +
    mark("inkFill", beads(straight, 8) + circle(...last, 11)) +
    mark("spotFill", beads(bent, 9) + circle(...end, 13)) +
    mark("inkFill", circle(...start, 9)) +
    label(start[0] - 14, start[1] - 22, "A", { bold: true }) +
    label(end[0] + 18, end[1] + 34, "B", { bold: true, anchor: "middle" }) +
    label(first[0] + 26, first[1] - 44, "e drejta") +
    label(second[0] - 40, second[1] + 60, "cikloida", { tone: "spot", anchor: "end", bold: true }),
} satisfies Picture;
