/**
 * The forces on a crate of 40 kg at rest on a plank at 20°. To one scale: its weight m·g = 392 N splits into 134 N
 * along the plank and 369 N into it; the plank answers with as much support and as much friction. It could give 184 N
 * (μs = 0.5, wood on wood: OpenStax, College Physics 2e, table 5.1, 2022), so the crate stays.
 */
import { polyline, type Vec2 } from "../kit/curve";
import { arrow, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arc, circle, segment } from "../kit/shapes";

const weight = 40 * 9.81;
const tilt = (20 * Math.PI) / 180;

/** Returns the weight's two parts in newtons, along and into the plank. The angle is in radians. */
export const parts = (angle: number): { along: number; into: number } => ({
  along: weight * Math.sin(angle),
  into: weight * Math.cos(angle),
});

const perNewton = 0.54;
const { along, into } = parts(tilt);
const up: Vec2 = [Math.cos(tilt), -Math.sin(tilt)];
const out: Vec2 = [-Math.sin(tilt), -Math.cos(tilt)];
const centre: Vec2 = [402, 250];
/** Places a point `a` units up the plank and `o` units out. It counts from the middle of the crate. */
const from = (a: number, o: number): Vec2 => [centre[0] + a * up[0] + o * out[0], centre[1] + a * up[1] + o * out[1]];
const [half, high] = [62, 42];
const [hinge, top] = [from(-355, -high), from(280, -high)];
const feet = [centre[0], centre[1] + weight * perNewton] as const;
const slide = from(-along * perNewton, 0);
const press = from(0, -into * perNewton);
const [support, grip] = [from(0, into * perNewton), from(along * perNewton, 0)];
const newtons = (value: number) => `${Math.round(value)}\u00a0N`;

export default {
  name: "forcat-ne-rrafsh",
  subject: "physics",
  width: 720,
  height: 520,
  title: "Forcat mbi një arkë në dërrasën e pjerrët",
  description:
    "Dërrasë me kënd 20 gradë dhe një arkë në prehje. Pesha 392 njutonë zbërthehet në 134 njutonë përgjatë dërrasës dhe " +
    "369 njutonë pingul me të. Fërkimi 134 njutonë dhe forca mbështetëse 369 njutonë i baraspeshojnë.",
  body:
    mark(
      "tint",
      polyline([from(-half, -high), from(half, -high), from(half, high), from(-half, high)], { close: true }),
    ) +
    mark("thin", arc(...hinge, 120, -tilt, 0, 1)) +
    mark("medium", `M${Math.round(hinge[0])} ${Math.round(hinge[1])}H712`) +
    mark("heavy", segment(hinge, top, 1)) +
    mark(
      "medium",
      polyline([from(-half, -high), from(half, -high), from(half, high), from(-half, high)], { close: true }),
    ) +
    mark("dotted", segment(slide, feet) + segment(press, feet)) +
    arrow(centre, slide, "thin", 18) +
    arrow(centre, press, "thin", 18) +
    arrow(centre, feet, "medium", 22) +
    arrow(centre, support, "medium", 22) +
    arrow(centre, grip, "spot", 24) +
    mark("inkFill", circle(...centre, 6)) +
    label(hinge[0] + 132, hinge[1] - 14, "20°") +
    label(support[0] + 26, support[1] + 22, `mbështetja ${newtons(into)}`) +
    label(grip[0] + 20, grip[1] - 38, `fërkimi ${newtons(along)}`, { tone: "spot", bold: true }) +
    label(slide[0] - 14, slide[1] - 22, newtons(along), { anchor: "end" }) +
    label(feet[0], feet[1] + 34, `pesha ${newtons(weight)}`, { anchor: "middle" }) +
    label(press[0] + 14, press[1] + 4, newtons(into)),
} satisfies Picture;
