/**
 * Two bodies from rest, a = 5 m/s² and a = 2.5 m/s²: v = a·t. The slope is the acceleration, the area the road, a·t²/2.
 */
import { type Point, polyline } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, circle, segment } from "../kit/shapes";

/** Accelerations, m/s². */
export const [steep, flat] = [5, 2.5] as const;

/** Velocity after `t` seconds from rest, m/s. */
export const velocity = (acceleration: number, t: number): number => acceleration * t;

/** The triangle under a line up to `t`: its area is the road, m. */
export const triangle = (acceleration: number, t: number): Point[] => [
  [0, 0],
  [t, 0],
  [t, velocity(acceleration, t)],
];

const [left, bottom] = [70, 340] as const;
const at = ([t, v]: Point): Point => [left + 125 * t, bottom - 18.5 * v];
const [seconds, speeds] = [
  [1, 2, 3, 4],
  [5, 10, 15],
];
const [steepEnd, flatEnd] = [3, 4.5];
const line = (acceleration: number, end: number) => polyline([at([0, 0]), at([end, velocity(acceleration, end)])]);
const dots = (acceleration: number, end: number) =>
  seconds
    .filter((t) => t <= end)
    .map((t) => circle(...at([t, velocity(acceleration, t)]), 7))
    .join("");
/** Up to here the road is shaded, s. */
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
    mark("tint", polyline(triangle(steep, shaded).map(at), { close: true })) +
    mark("thin", speeds.map((v) => segment(at([0, v]), at([4.8, v]))).join(""), { also: "gr" }) +
    mark(
      "medium",
      axes({
        left,
        right: at([4.8, 0])[0] + 14,
        top: 46,
        bottom,
        xTicks: seconds.map((t) => at([t, 0])[0]),
        yTicks: speeds.map((v) => at([0, v])[1]),
      }),
    ) +
    mark("thin", segment(at([shaded, 0]), at([shaded, velocity(steep, shaded)]))) +
    mark("medium", line(flat, flatEnd)) +
    mark("inkFill", dots(flat, flatEnd)) +
    mark("spot", line(steep, steepEnd)) +
    mark("spotFill", dots(steep, steepEnd)) +
    label(at([3, 0])[0] + 18, at([0, 15])[1] + 40, "5,0\u00a0m/s²", { tone: "spot", bold: true }) +
    label(at([3.75, 0])[0], at([0, 7.2])[1] + 16, "2,5\u00a0m/s²") +
    label(at([1.52, 0])[0], at([0, 1.2])[1], "10\u00a0m", { anchor: "middle", on: "tint" }) +
    speeds.map((v) => label(left - 16, at([0, v])[1] + 9, String(v), { anchor: "end" })).join("") +
    [0, ...seconds].map((t) => label(at([t, 0])[0], bottom + 40, String(t), { anchor: "middle" })).join("") +
    label(left - 58, 30, "v", { italic: true }) +
    label(left - 38, 30, "(m/s)") +
    label(674, bottom + 72, "t", { anchor: "end", italic: true }) +
    label(712, bottom + 72, "(s)", { anchor: "end" }),
  style: ".gr{stroke-width:.7}",
} satisfies Picture;
