/**
 * One plank at many slopes, with a block always at the same place. Static friction is at most μs·N, so the block stays
 * while tan α ≤ μs, to arctan 0.5 = 26.6°. On steeper planks it slides with a = g·(sin α − μk·cos α) and is drawn after
 * one, two and three equal times. The arrows are the friction: mg·sin α at rest, μk·mg·cos α in motion. μs = 0.5 and μk
 * = 0.3 are chosen, of the order usual for dry wood on wood.
 */
import { numbers, polyline, type Vec2 } from "../kit/curve";
import { arrow, mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arc, hatch, segment } from "../kit/shapes";

/** Coefficients of friction at rest and in motion. */
export const [resting, moving] = [0.5, 0.3];
export const critical = Math.atan(resting);

/** Returns the friction on the block at `angle` (radians) in units of its weight. */
export const friction = (angle: number): number => (angle <= critical ? Math.sin(angle) : moving * Math.cos(angle));

const [hinge, rest, plank]: [Vec2, number, number] = [[44, 736], 930, 1420];
/** Length of a block. Distance of a free fall in the time of the picture; length of an arrow of one weight. */
const [size, fall, weight] = [80, 560, 200];

/**
 * Returns the block's distance down the plank at `angle`, in viewBox units. `t` is the share of time that has passed.
 */
export const slid = (angle: number, t = 1): number => fall * t * t * (Math.sin(angle) - friction(angle));

const toPicture = (angle: number, r: number, up = 0): Vec2 => [
  hinge[0] + r * Math.cos(angle) - up * Math.sin(angle),
  hinge[1] - r * Math.sin(angle) - up * Math.cos(angle),
];
const block = (angle: number, t = 0) => {
  const r = rest - slid(angle, t);
  const corners = [
    toPicture(angle, r),
    toPicture(angle, r + size),
    toPicture(angle, r + size, 0.5 * size),
    toPicture(angle, r, 0.5 * size),
  ];
  return polyline(corners, { close: true });
};
const pull = (angle: number, kind: "medium" | "spot") => {
  const r = rest - slid(angle) + size;
  return arrow(toPicture(angle, r, 0.25 * size), toPicture(angle, r + friction(angle) * weight, 0.25 * size), kind, 17);
};
const step = critical / 5;
const [still, gone] = [
  [0, 1, 2, 3, 4],
  [6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
].map((n) => n.map((i) => i * step)) as [number[], number[]];
const soil = hatch(hinge[1], 800, 4, (_, i) => [i * 40, 1200 - i * 56], { spacing: 1.2 });

export default {
  name: "forca-dhe-ferkimi",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Kur niset blloku?",
  description:
    "I njëjti bllok mbi një dërrasë gjithnjë e më të pjerrët. Deri te vija me ngjyrë, këndi i fërkimit, fërkimi " +
    "rritet aq sa duhet dhe e mban në vend. Përtej saj blloku rrëshqet: sa më e pjerrët dërrasa, aq më larg.",
  body:
    mark("tint", `${arc(...hinge, plank, 0, -critical)}L${numbers(hinge)}z`) +
    mark("thin", [...still, ...gone].map((a) => segment(hinge, toPicture(a, plank))).join("") + soil) +
    mark("dotted", arc(...hinge, rest, 0, -1.4)) +
    mark("medium", gone.flatMap((a) => [1 / 3, 2 / 3].map((t) => block(a, t))).join(""), { also: "gh" }) +
    mark("paperFill", still.map((a) => block(a)).join("")) +
    mark("medium", still.map((a) => block(a)).join("")) +
    mark("inkFill", gone.map((a) => block(a, 1)).join("")) +
    [...still.slice(1), ...gone].map((a) => pull(a, "medium")).join("") +
    mark("heavy", `M0 ${hinge[1]}H1200`) +
    mark("spot", segment(hinge, toPicture(critical, plank))) +
    mark("spotFill", block(critical)) +
    pull(critical, "spot"),
  words:
    word(20, 130, "rrëshqet") +
    word(640, 660, "rri", { on: "tint" }) +
    word(1180, 120, "kufiri 26,6°", { anchor: "end", tone: "spot" }),
  style: ".gh{stroke-width:1.6}",
} satisfies Picture;
