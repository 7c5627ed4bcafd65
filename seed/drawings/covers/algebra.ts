/**
 * Lines of the roots in the plane of (b, c). Every point is an equation x² + bx + c = 0. A number r is a root where c =
 * −r² − br: a straight line for each r. All these lines touch the parabola c = b²/4, where the discriminant b² − 4c is
 * zero. Below it two lines pass through each point (two roots), above it none; the curves there have equal
 * discriminant.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

/** Returns the height c of the line of the root r over b. */
export const rootLine = (r: number, b: number): number => -r * r - b * r;
/** Returns the two roots of x² + bx + c = 0; none where the discriminant is negative. */
export const roots = (b: number, c: number): Vec2 | null => {
  const discriminant = b * b - 4 * c;
  return discriminant < 0 ? null : [(-b - Math.sqrt(discriminant)) / 2, (-b + Math.sqrt(discriminant)) / 2];
};
/** Returns where the line of r touches the parabola. There the equation has the double root r. */
export const touch = (r: number): Vec2 => [-2 * r, r * r];

const toPicture = ([b, c]: Vec2): Vec2 => [600 + 78 * b, 345 - 26 * c];
const edge = 8;
const line = (r: number) => segment(toPicture([-edge, rootLine(r, -edge)]), toPicture([edge, rootLine(r, edge)]));
const parabola = (shift: number, half = edge) =>
  fit(sample(-half, half, 60, (b): Vec2 => toPicture([b, (b * b) / 4 + shift])));

/** x² − x − 6 = 0, with the roots −2 and 3. */
export const equation: Vec2 = [-1, -6];
const [small, large] = roots(...equation) as Vec2;
const family = sample(-11, 11, 88, (r) => r);

export default {
  name: "algebra",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Plani i ekuacioneve të fuqisë së dytë",
  description:
    "Çdo pikë e planit është një ekuacion i fuqisë së dytë dhe çdo drejtëz një rrënjë. Të gjitha drejtëzat e prekin " +
    "të njëjtën parabolë; nëpër pikën blu nën të kalojnë dy, rrënjët. Brenda parabolës nuk hyn asnjë.",
  body:
    mark("tint", `${parabola(0)}V0H0z`) +
    mark("dotted", sample(2, 12, 5, (k) => parabola(k)).join("")) +
    mark(
      "thin",
      family
        .filter((r) => r % 1)
        .map(line)
        .join(""),
    ) +
    mark(
      "medium",
      family
        .filter((r) => r % 1 === 0)
        .map(line)
        .join(""),
    ) +
    mark("heavy", parabola(0)) +
    mark("spot", line(small) + line(large)) +
    mark("spotFill", [equation, touch(small), touch(large)].map((p) => circle(...toPicture(p), 13)).join("")),
  words:
    word(600, 120, "këtu s’ka rrënjë reale", { anchor: "middle", on: "tint" }) +
    word(560, 520, "dy rrënjë: −2 dhe 3", { tone: "spot" }),
} satisfies Picture;
