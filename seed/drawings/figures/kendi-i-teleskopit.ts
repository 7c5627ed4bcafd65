/**
 * Kepler's telescope with two thin lenses: why it magnifies f₁/f₂ times. The little image at the common focus is seen
 * from the objective under α, tg α = h/f₁, and from the eyepiece under β, tg β = h/f₂. Drawn with f₁ : f₂ = 4, so
 * tg β = 4 tg α; all rays of one far point leave the eyepiece parallel.
 */
import { polyline, type Vec2 } from "../kit/curve";
import { arrow, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arc, arrowHead, segment } from "../kit/shapes";

export const [objective, eyepiece] = [380, 95];
const [firstX, axis] = [110, 178];
const [focusX, secondX] = [firstX + objective, firstX + objective + eyepiece];
/** Tangent of the angle under which the light comes in. */
export const comes = 0.13;
/** Height of the image under the axis. */
export const image = objective * comes;
const bend = (height: number, slope: number, focus: number) => slope - height / focus;

/**
 * Returns a ray of the far point, heights downwards. It has places at both lenses and the slope behind the eyepiece.
 */
export const trace = (height: number): { second: number; out: number } => {
  const inside = bend(height, comes, objective);
  const second = height + inside * (objective + eyepiece);
  return { second, out: bend(second, inside, eyepiece) };
};

const way = (height: number): Vec2[] => {
  const { second, out } = trace(height);
  const last = 712;
  return [
    [8, axis + height - (firstX - 8) * comes],
    [firstX, axis + height],
    [secondX, axis + second],
    [last, axis + second + (last - secondX) * out],
  ];
};
const heights = [-66, 0, 66];
const rays = heights.map(way);
const heads = rays
  .flatMap((ray) => [ray.slice(0, 2), ray.slice(2)] as [Vec2, Vec2][])
  .map(([[ax, ay], [bx, by]], i) => {
    const part = i % 2 ? 0.97 : 0.62;
    return arrowHead([ax + (bx - ax) * part, ay + (by - ay) * part], Math.atan2(by - ay, bx - ax), 17);
  })
  .join("");
const lens = (x: number, half: number, bulge: number) =>
  `M${x} ${axis - half}q${bulge} ${half} 0 ${2 * half}q${-bulge}-${half} 0-${2 * half}z`;
const angles = { alpha: Math.atan(comes), beta: Math.atan(image / eyepiece) };
const line = 352;
const span = (from: number, to: number) =>
  arrow([(from + to) / 2, line], [from + 3, line], "thin", 14) +
  arrow([(from + to) / 2, line], [to - 3, line], "thin", 14);

export default {
  name: "kendi-i-teleskopit",
  subject: "physics",
  width: 720,
  height: 404,
  title: "Pse teleskopi zmadhon: dy kënde mbi të njëjtin shëmbëllim",
  description:
    "Rrezet e një ylli bien pjerrtas me këndin α mbi objektiv dhe takohen në vatër, ku formojnë shëmbëllimin me lartësi h. " +
    "Nga okulari i njëjti shëmbëllim shihet nën këndin β, shumë më të madh, sepse okulari është katër herë më afër.",
  body:
    mark("tint", lens(firstX, 112, 34) + lens(secondX, 104, 44)) +
    mark("thin", segment([8, axis], [712, axis])) +
    mark("dotted", segment([focusX, axis + image], [secondX, axis])) +
    mark(
      "dotted",
      segment([firstX, axis + 112], [firstX, line + 10]) + segment([focusX, axis + image + 40], [focusX, line + 10]),
    ) +
    mark("dotted", segment([secondX, axis + 104], [secondX, line + 10])) +
    mark("spotThin", rays.map((ray) => polyline(ray, { digits: 1 })).join("")) +
    mark("spotFill", heads) +
    mark("medium", lens(firstX, 112, 34) + lens(secondX, 104, 44)) +
    mark("medium", arc(firstX, axis, 190, 0, angles.alpha) + arc(secondX, axis, 62, Math.PI - angles.beta, Math.PI)) +
    mark("spot", segment([focusX, axis], [focusX, axis + image])) +
    mark("spotFill", arrowHead([focusX, axis + image + 4], Math.PI / 2, 22)) +
    label(firstX + 204, axis + 22, "α", { italic: true, size: 28 }) +
    label(secondX - 82, axis + 24, "β", { italic: true, size: 28, anchor: "middle" }) +
    label(focusX - 12, axis + image + 26, "h", { italic: true, tone: "spot", bold: true, anchor: "end" }) +
    span(firstX, focusX) +
    span(focusX, secondX) +
    label((firstX + focusX) / 2, line + 36, "f₁", { italic: true, anchor: "middle" }) +
    label((focusX + secondX) / 2, line + 36, "f₂", { italic: true, anchor: "middle" }) +
    label(firstX, 40, "objektivi", { anchor: "middle" }) +
    label(secondX, 40, "okulari", { anchor: "middle" }),
} satisfies Picture;
