/**
 * The horizontal forces on a crate that slides right. A square of the grid to every 10 N: push 20 N forwards, friction
 * 40 N backwards (20 kg on a floor with μ = 0.2).
 */
import { arrow, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { rect, segment } from "../kit/shapes";

/** Newtons and kilograms. */
export const crate = { push: 20, friction: 40, mass: 20 } as const;

/** Returns the acceleration in m/s² in the direction of the motion. It divides the resultant by the mass. */
export const acceleration = ({ push, friction, mass }: { push: number; friction: number; mass: number }): number =>
  (push - friction) / mass;

const [side, left, top, columns, rows] = [48, 24, 72, 14, 6] as const;
const perNewton = side / 10;
const [near, far, upper, floor] = [left + 6 * side, left + 9 * side, top + 2 * side, top + 5 * side] as const;
const level = top + 3 * side;
const grid =
  Array.from({ length: columns + 1 }, (_, i) =>
    segment([left + side * i, top], [left + side * i, top + rows * side]),
  ).join("") +
  Array.from({ length: rows + 1 }, (_, i) =>
    segment([left, top + side * i], [left + columns * side, top + side * i]),
  ).join("");

export default {
  name: "kuiz-arka-qe-rreshqet",
  subject: "physics",
  width: 720,
  height: 384,
  title: "Forcat horizontale mbi një arkë që rrëshqet",
  description:
    "Arkë mbi dysheme, mbi një rrjetë me katrorë; shigjeta sipër tregon se lëviz djathtas. Nga faqja e djathtë niset " +
    "djathtas një shigjetë prej dy katrorësh, shtytja; nga faqja e majtë një prej katër katrorësh majtas, fërkimi.",
  body:
    label(left + 6 * side, 42, "arka lëviz djathtas", { anchor: "end" }) +
    arrow([left + 6 * side + 16, 33], [left + 9 * side, 33], "thin", 18) +
    mark("thin", grid, { also: "gr" }) +
    mark("tint", rect(near, upper, far - near, floor - upper)) +
    mark("medium", rect(near, upper, far - near, floor - upper)) +
    mark("heavy", segment([left, floor + 2], [left + columns * side, floor + 2])) +
    arrow([far, level], [far + crate.push * perNewton, level], "spot", 26) +
    arrow([near, level], [near - crate.friction * perNewton, level], "spot", 26) +
    label(far + side, level - 20, "shtytja", { anchor: "middle" }) +
    label(near - 2 * side, level - 20, "fërkimi", { anchor: "middle" }),
  style: ".gr{stroke-width:.7}",
} satisfies Picture;
