/**
 * Two bodies from rest, a = 5 m/s² and a = 2.5 m/s²: v = a·t. The slope is the acceleration, the area the distance,
 * a·t²/2.
 */
import { polyline, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";
import { numbers, plane, planeStyle, seconds, toPicture } from "../kit/velocity-time";

/** Accelerations, m/s². */
export const [steep, flat] = [5, 2.5] as const;

/** Returns the velocity after `t` seconds from rest, m/s. */
export const velocity = (acceleration: number, t: number): number => acceleration * t;

/** Returns the triangle under a line up to `t`: its area is the distance, m. */
export const triangle = (acceleration: number, t: number): Vec2[] => [
  [0, 0],
  [t, 0],
  [t, velocity(acceleration, t)],
];

const [steepEnd, flatEnd] = [3, 4.5];
const line = (acceleration: number, end: number) =>
  polyline([toPicture([0, 0]), toPicture([end, velocity(acceleration, end)])]);
const dots = (acceleration: number, end: number) =>
  seconds
    .filter((t) => t <= end)
    .map((t) => circle(...toPicture([t, velocity(acceleration, t)]), 7))
    .join("");
/** The distance is shaded up to here, s. */
const shaded = 2;

export default {
  name: "dy-nxitime",
  subject: "physics",
  width: 720,
  height: 420,
  title: "Dy nxitime, dy pjerrësi",
  description:
    "Shpejtësia sipas kohës për dy trupa që nisen nga prehja. I pari fiton çdo sekondë 5 metra në sekondë, i dyti " +
    "2,5: vija e parë është dy herë më e pjerrët. Trekëndëshi nën vijën e parë, deri te sekonda e dytë, është rruga, " +
    "10 metra.",
  body:
    mark("tint", polyline(triangle(steep, shaded).map(toPicture), { close: true })) +
    plane +
    mark("thin", segment(toPicture([shaded, 0]), toPicture([shaded, velocity(steep, shaded)]))) +
    mark("medium", line(flat, flatEnd)) +
    mark("inkFill", dots(flat, flatEnd)) +
    mark("spot", line(steep, steepEnd)) +
    mark("spotFill", dots(steep, steepEnd)) +
    label(toPicture([3, 0])[0] + 18, toPicture([0, 15])[1] + 40, "5,0\u00a0m/s²", { tone: "spot", bold: true }) +
    label(toPicture([3.75, 0])[0], toPicture([0, 7.2])[1] + 16, "2,5\u00a0m/s²") +
    label(toPicture([1.52, 0])[0], toPicture([0, 1.2])[1], "10\u00a0m", { anchor: "middle", on: "tint" }) +
    numbers,
  style: planeStyle,
} satisfies Picture;
