/**
 * The unit circle unrolled. The height of the turning point is the sine of its angle. Carried to the right, angle by
 * angle, the heights draw y = sin α over one full turn; here the point is at 60°.
 */
import { fit, polyline, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arc, circle, segment } from "../kit/shapes";

const degree = Math.PI / 180;
const radius = 116;
const middle = 186;
const centre: Vec2 = [140, middle];
/** Start of the wave, and the width of a degree. */
const [start, step] = [304, 1.06];
export const shown = 60;

/** Returns the point of the unit circle at an angle in degrees. Its coordinates are cosine and sine. */
export const onCircle = (angle: number): Vec2 => [Math.cos(angle * degree), Math.sin(angle * degree)];
const turning = (angle: number): Vec2 => {
  const [cos, sin] = onCircle(angle);
  return [centre[0] + radius * cos, centre[1] - radius * sin];
};
const wave = (angle: number): Vec2 => [start + step * angle, middle - radius * onCircle(angle)[1]];

const [p, foot, twin] = [turning(shown), [turning(shown)[0], middle] as Vec2, wave(shown)];
/** A short line outwards at every 30°, where the wave has its stems. */
const ticks = sample(0, 330, 11, (angle) => {
  const [x, y] = turning(angle);
  return segment([x, y], [x + 0.09 * (x - centre[0]), y + 0.09 * (y - centre[1])]);
}).join("");
const stems = sample(30, 330, 10, (angle) => segment([wave(angle)[0], middle], wave(angle))).join("");
const degrees = (angle: number, dx: number, dy: number, anchor: "start" | "middle" | "end" = "middle") =>
  label(wave(angle)[0] + dx, middle + dy, `${angle}°`, { anchor });

export default {
  name: "rrethi-dhe-vala",
  subject: "math",
  width: 720,
  height: 360,
  title: "Nga rrethi njësi te vala e sinusit",
  description:
    "Majtas një pikë ecën në rrethin njësi; koordinatat e saj janë kosinusi dhe sinusi i këndit. Djathtas lartësitë e " +
    "pikës, të vendosura njëra pas tjetrës sipas këndit, vizatojnë valën e sinusit.",
  body:
    mark("tint", polyline([centre, foot, p], { close: true })) +
    mark("thin", ticks + stems) +
    mark("dotted", segment(p, twin)) +
    mark("medium", `${circle(centre[0], centre[1], radius)}M12 ${middle}H276M${start} ${middle}H704`) +
    mark("medium", arc(centre[0], centre[1], 34, -shown * degree, 0) + segment(centre, p) + segment(centre, foot)) +
    mark("spot", segment(foot, p) + segment([twin[0], middle], twin) + fit(sample(0, 360, 180, wave))) +
    mark("spotFill", circle(p[0], p[1], 8) + circle(twin[0], twin[1], 8)) +
    label(p[0] + 10, (p[1] + middle) / 2 + 12, "sin", { tone: "spot", bold: true }) +
    label((centre[0] + foot[0]) / 2, middle + 30, "cos", { anchor: "middle" }) +
    label(p[0] + 16, p[1] - 14, "P", { size: 28 }) +
    label((centre[0] + p[0]) / 2 - 12, (middle + p[1]) / 2 - 2, "1", { anchor: "end" }) +
    degrees(90, 0, 34) +
    degrees(180, 5, -16, "start") +
    degrees(270, 0, radius + 36) +
    degrees(360, 16, -16, "end"),
} satisfies Picture;
