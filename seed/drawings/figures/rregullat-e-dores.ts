/**
 * Two rules of the hand. Left: the right hand holds a wire, thumb along the current, fingers along the field's circle.
 * Right: the open left hand, field into the palm, fingers along the current, thumb along the force.
 */
import { sample, type Vec2 } from "../kit/curve";
import { arrow, label, mark } from "../kit/marks";
import { limb } from "../kit/person";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

/** Draws the hand's parts one over the other, each with its outline. */
const parts = (limbs: Parameters<typeof limb>[0][]) =>
  limbs.map((part) => mark("tint", limb(part)) + mark("medium", limb(part))).join("");

const wire = 170;
const fist: Vec2[] = sample(0, 3, 3, (i) => [118, 222 + 32 * i]);
const ring = (y: number) => ({
  back: `M${wire - 82} ${y}a82 22 0 0 1 164 0`,
  front: `M${wire - 82} ${y}a82 22 0 0 0 164 0`,
});
const [upper, lower] = [ring(84), ring(392)];

/** From the index finger to the little one: its base and its height. */
const fingers: [Vec2, Vec2][] = [
  [
    [499, 270],
    [494, 154],
  ],
  [
    [528, 264],
    [527, 132],
  ],
  [
    [557, 266],
    [560, 144],
  ],
  [
    [584, 276],
    [592, 178],
  ],
];
/** Draws the tail feathers of a field arrow that points into the page. */
const away = ([x, y]: Vec2) => ({
  rim: circle(x, y, 13),
  cross: `M${x - 8} ${y - 8}l16 16M${x - 8} ${y + 8}l16-16`,
});
const field = (
  [
    [515, 300],
    [568, 300],
    [515, 348],
    [568, 348],
    [418, 380],
    [660, 380],
    [418, 150],
  ] as Vec2[]
).map(away);

export default {
  name: "rregullat-e-dores",
  subject: "physics",
  width: 720,
  height: 490,
  title: "Dy rregullat e dorës",
  description:
    "Majtas dora e djathtë kap telin: gishti i madh tregon rrymën I, lart; gishtat e tjerë mbështillen sipas fushës B. " +
    "Djathtas dora e majtë e hapur: fusha B hyn në pëllëmbë, katër gishtat tregojnë rrymën I, gishti i madh forcën F.",
  body:
    mark("spot", upper.back + lower.back, { also: "ri" }) +
    parts([
      [[262, 290], [292, 304], 34],
      [[236, 250], [236, 296], 46],
    ]) +
    mark("heavy", `M${wire} 36V432`, { also: "te" }) +
    parts([
      [[240, 232], [206, 134], 16],
      ...fist.map(([x, y], i): [Vec2, Vec2, number] => [[x + (i === 3 ? 8 : 0), y], [212 - 3 * i, y + 3], 16]),
    ]) +
    mark("spot", upper.front + lower.front, { also: "ri" }) +
    arrow([wire, 60], [wire, 12], "heavy", 30) +
    mark("spotFill", `M${wire + 18} 106l-20-12v24zM${wire + 18} 414l-20-12v24z`) +
    mark("thin", "M342 30V452") +
    mark(
      "spotThin",
      field
        .slice(4)
        .map(({ rim, cross }) => rim + cross)
        .join(""),
    ) +
    parts([
      [[542, 380], [542, 402], 38],
      [[500, 334], [426, 312], 16],
      ...fingers.map(([from, to]): [Vec2, Vec2, number] => [from, to, 14]),
    ]) +
    mark("tint", "M486 262h112v100q0 34-56 34t-56-34z") +
    mark("medium", "M598 266v96q0 34-56 34t-56-34v-14M486 308v-42") +
    mark(
      "spotThin",
      field
        .slice(0, 4)
        .map(({ rim, cross }) => rim + cross)
        .join(""),
    ) +
    arrow([652, 320], [652, 170], "heavy", 28) +
    arrow([402, 306], [356, 306], "heavy", 26) +
    label(wire - 22, 40, "I", { italic: true, anchor: "end" }) +
    label(wire + 96, 92, "B", { italic: true, tone: "spot" }) +
    label(668, 250, "I", { italic: true }) +
    label(368, 286, "F", { italic: true }) +
    label(440, 160, "B", { italic: true, tone: "spot" }) +
    label(wire, 480, "dora e djathtë", { anchor: "middle" }) +
    label(542, 480, "dora e majtë", { anchor: "middle" }),
  style: ".te{stroke-width:9}.ri{stroke-width:4.5}",
} satisfies Picture;
