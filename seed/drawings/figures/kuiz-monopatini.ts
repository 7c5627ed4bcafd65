/**
 * An electric scooter that starts from rest: v = a·t with a = 1.5 m/s². The area under the line is the distance, v·t/2.
 */
import { polyline, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, circle, segment } from "../kit/shapes";

const acceleration = 1.5;
/** Returns the speed in m/s after so many seconds from rest. */
export const speed = (seconds: number): number => acceleration * seconds;
/** End of the graph, in seconds. */
export const last = 4;

const [left, right, top, bottom] = [80, 700, 56, 352] as const;
const toPicture = (t: number, v = speed(t)): Vec2 => [left + 140 * t, bottom - 44 * v];
const end = toPicture(last);
const moments = [1, 2, 3, 4];
const speeds = [2, 4, 6];

export default {
  name: "kuiz-monopatini",
  subject: "physics",
  width: 720,
  height: 440,
  title: "Një monopatin elektrik niset nga vendi",
  description:
    "Shpejtësia v në m/s kundrejt kohës t në sekonda: drejtëz nga zeroja deri te 6\u00a0m/s në çastin 4\u00a0s. " +
    "Trekëndëshi nën të është i ngjyrosur.",
  body:
    mark("tint", polyline([toPicture(0), end, [end[0], bottom]], { close: true })) +
    mark("dotted", `M${left} ${end[1]}H${end[0]}V${bottom}`) +
    mark(
      "medium",
      axes({
        left,
        right,
        top,
        bottom,
        xTicks: moments.map((t) => toPicture(t)[0]),
        yTicks: speeds.map((v) => toPicture(0, v)[1]),
      }),
    ) +
    mark("spot", segment(toPicture(0), end)) +
    mark("spotFill", circle(...end, 9)) +
    moments.map((t) => label(toPicture(t)[0], bottom + 40, String(t), { anchor: "middle" })).join("") +
    speeds.map((v) => label(left - 18, toPicture(0, v)[1] + 9, String(v), { anchor: "end" })).join("") +
    label(18, 34, "v", { italic: true }) +
    label(40, 34, "(m/s)") +
    label(right - 36, bottom + 76, "t", { italic: true, anchor: "end" }) +
    label(right, bottom + 76, "(s)", { anchor: "end" }),
} satisfies Picture;
