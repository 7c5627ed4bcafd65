/**
 * Two linear bills, f(x) = 150x and g(x) = 50x + 600, in lekë, x in GB. The stairs show the meaning of the slope: a
 * tread is 1 GB, a riser the price of that gigabyte. The spot line is min(f, g), the smaller bill.
 */
import { polyline, type Vec2 } from "../kit/curve";
import { graphPlane } from "../kit/graph-plane";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

/** Returns the monthly bill in lekë for x gigabytes of the first plan. This plan has no fixed fee. */
export const firstPlan = (x: number): number => 150 * x;

/** Returns the monthly bill in lekë for x gigabytes of the second plan. Its fixed fee is 600 lekë. */
export const secondPlan = (x: number): number => 50 * x + 600;

const [left, right, top, bottom] = [84, 690, 44, 388] as const;
const [most, dearest] = [10, 1500];
const { X, Y, axes } = graphPlane({ x: [0, most], y: [0, dearest], left, right, top, bottom });
const pointAt = (plan: (x: number) => number, x: number): Vec2 => [X(x), Y(plan(x))];

const stairs = (plan: (x: number) => number, steps: number): string => {
  const corners: Vec2[] = [pointAt(plan, 0)];
  for (let x = 0; x < steps; x++) corners.push([X(x + 1), Y(plan(x))], pointAt(plan, x + 1));
  return polyline(corners);
};

const equal = 6;
const [fixed, meeting] = [Y(secondPlan(0)), pointAt(firstPlan, equal)];

export default {
  name: "dy-paketat",
  subject: "math",
  width: 720,
  height: 440,
  title: "Dy paketa, dy drejtëza",
  description:
    "Fatura e dy paketave kundrejt gigabajtëve. E para nis nga zeroja dhe ngjitet me 150 lekë për gigabajt, e dyta " +
    "nis nga 600 lekë dhe ngjitet me 50. Priten te 6 GB dhe 900 lekë: më majtas fiton e para, më djathtas e dyta.",
  body:
    mark(
      "tint",
      polyline([pointAt(firstPlan, 0), pointAt(secondPlan, 0), pointAt(firstPlan, equal)], { close: true }),
    ) +
    mark("tint", polyline([meeting, pointAt(firstPlan, most), pointAt(secondPlan, most)], { close: true })) +
    mark("thin", stairs(firstPlan, most) + stairs(secondPlan, most)) +
    mark("medium", polyline([meeting, pointAt(firstPlan, most)]) + polyline([pointAt(secondPlan, 0), meeting])) +
    mark("dotted", polyline([[X(equal), bottom], meeting, [left, meeting[1]]])) +
    mark("medium", axes({ x: [2, 4, 6, 8, 10], y: [600, 900], top: top - 12 })) +
    mark("spot", polyline([pointAt(firstPlan, 0), meeting, pointAt(secondPlan, most)])) +
    mark("spotFill", circle(meeting[0], meeting[1], 11)) +
    label(left, 24, "lekë", { anchor: "middle", tone: "mute" }) +
    label(left - 16, fixed + 9, "600", { anchor: "end" }) +
    label(left - 16, meeting[1] + 9, "900", { anchor: "end", bold: true }) +
    [2, 4, 8, 10].map((x) => label(X(x), bottom + 40, String(x), { anchor: "middle" })).join("") +
    label(X(equal), bottom + 40, "6", { anchor: "middle", bold: true }) +
    label(X(9), bottom + 40, "GB", { anchor: "middle", tone: "mute" }) +
    label(X(8.3), Y(1370), "paketa 1", { anchor: "end" }) +
    label(X(0.3), Y(800), "paketa 2") +
    label(X(3) + 12, Y(320), "+150\u00A0lekë") +
    label(X(8) + 12, Y(870), "+50\u00A0lekë"),
} satisfies Picture;
