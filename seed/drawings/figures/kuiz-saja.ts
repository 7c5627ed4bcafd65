/** A sledge that a person draws by a rope at an angle to the level road. Only the part of the force along the road does work. */
import { round, type Vec2 } from "../kit/curve";
import { arrow, label, mark } from "../kit/marks";
import { holding } from "../kit/person";
import type { Picture } from "../kit/picture";
import { arc, segment } from "../kit/shapes";

/** Angle of the rope above the road, radians. */
export const angle = (35 * Math.PI) / 180;

const ground = 330;
/** Point at which the rope is tied. */
export const knot: Vec2 = [330, 262];
/** Returns a point of the rope, so far from the knot. */
const ropeAt = (length: number): Vec2 => [knot[0] + length * Math.cos(angle), knot[1] - length * Math.sin(angle)];
/** Tip of the force's arrow on the picture. */
export const tip: Vec2 = ropeAt(176);
const hand: Vec2 = ropeAt(252);
/** A person's hand is 118 units above the soles and 44 in front; this one walks backwards, the face to the sledge. */
const scale = (ground - hand[1]) / 118;
const person = `<g transform="translate(${round(2 * hand[0])} 0)scale(-1 1)">${holding(hand[0] - 44 * scale, ground, scale, 4, "paperFill")}</g>`;

const runner =
  `M96 ${ground - 6}H290q40 0 40-62` +
  [120, 200, 280].map((x) => `M${x} ${ground - 6}V${knot[1] + 6}`).join("") +
  `M84 ${knot[1]}H330`;
const snow = [0, 1, 2]
  .map((row) =>
    Array.from({ length: 11 - row }, (_, i) => `M${40 + 58 * i + 24 * row} ${ground + 14 + 12 * row}h26`).join(""),
  )
  .join("");

export default {
  name: "kuiz-saja",
  subject: "physics",
  width: 720,
  height: 450,
  title: "Saja dhe litari",
  description:
    "Një njeri tërheq një sajë mbi borë të rrafshët. Në litarin e pjerrët është shigjeta e forcës F, që formon këndin " +
    "α me rrugën. Poshtë, një shigjetë horizontale tregon rrugën s.",
  style: ".sl{stroke-width:5}.pe{stroke-width:5.6}",
  body:
    mark("tint", `M84 ${knot[1]}h246v14H84z`) +
    mark("medium", runner, { also: "sl" }) +
    mark("heavy", segment([24, ground], [696, ground])) +
    mark("thin", snow) +
    mark("dotted", segment(knot, [knot[0] + 190, knot[1]])) +
    mark("medium", arc(...knot, 110, -angle, 0, 1)) +
    mark("medium", segment(tip, hand)) +
    arrow(knot, tip, "spot", 30) +
    person +
    label(knot[0] + 124, knot[1] - 24, "α", { italic: true, size: 32 }) +
    label(round(tip[0]) - 64, tip[1] + 4, "F", { italic: true, bold: true, size: 34, tone: "spot" }) +
    arrow([96, 408], [620, 408], "medium", 22) +
    label(640, 418, "s", { italic: true, bold: true, size: 34 }),
} satisfies Picture;
