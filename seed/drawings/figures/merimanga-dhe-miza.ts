/**
 * A box of 30 × 20 × 12 cm, and its front and lid unfolded. The box is in parallel projection, the sheet of 30 × (12 +
 * 20) cm beside it to the same scale. The shortest path over these two faces is straight on the sheet; on the box it
 * bends at the edge, 30·12/32 = 11.25 cm from the corner. Dotted: the diagonal through the air, √(30² + 20² + 12²) = 38
 * cm.
 */
import { polyline, type Vec2, type Vec3 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

/** Length, depth and height of the box, cm. */
export const [length, depth, height] = [30, 20, 12] as const;
/** The straight path on the sheet crosses an edge here. The edge lies between front and lid. */
export const crossing: Vec3 = [(length * height) / (height + depth), 0, height];
const spider: Vec3 = [0, 0, 0];
const fly: Vec3 = [length, depth, height];

const unit = 9.4;
const [turn, tilt] = [0.62, 0.46];
const level = Math.sqrt(1 - tilt ** 2);
const corner: Vec2 = [22, 276];
const toPicture = ([x, y, z]: Vec3): Vec2 => {
  const [across, away] = [x * Math.cos(turn) + y * Math.sin(turn), y * Math.cos(turn) - x * Math.sin(turn)];
  return [corner[0] + unit * across, corner[1] - unit * (away * tilt + z * level)];
};
const face = (...corners: Vec3[]) => polyline(corners.map(toPicture), { close: true, digits: 1 });
const [l, d, h] = [length, depth, height];
const front = face([0, 0, 0], [l, 0, 0], [l, 0, h], [0, 0, h]);
const side = face([l, 0, 0], [l, d, 0], [l, d, h], [l, 0, h]);
const lid = face([0, 0, h], [l, 0, h], [l, d, h], [0, d, h]);
const shade = Array.from({ length: 11 }, (_, i) => segment(toPicture([l, 0, i + 1]), toPicture([l, d, i + 1]), 1)).join(
  "",
);

const sheet: Vec2 = [418, 334];
const flat = (x: number, y: number): Vec2 => [sheet[0] + unit * x, sheet[1] - unit * y];
const sheetFace = (low: number, high: number) =>
  polyline([flat(0, low), flat(l, low), flat(l, high), flat(0, high)], { close: true, digits: 1 });

const ends = (points: Vec2[]) => points.map((p) => circle(...p, 8)).join("");
const middle = (a: Vec2, b: Vec2): Vec2 => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const [under, beside] = [
  middle(toPicture([0, 0, 0]), toPicture([l, 0, 0])),
  middle(toPicture([l, 0, 0]), toPicture([l, d, 0])),
];

export default {
  name: "merimanga-dhe-miza",
  subject: "math",
  width: 720,
  height: 396,
  title: "Rruga më e shkurtër mbi kuti dhe mbi fletën e hapur",
  description:
    "Kuti 30 me 20 me 12 centimetra. Rruga e merimangës kalon mbi faqen e përparme dhe kapak dhe thyhet në buzë. Kur të " +
    "dyja faqet hapen në një fletë 30 me 32 centimetra, e njëjta rrugë është e drejtë: 43,9 centimetra.",
  body:
    mark("tint", lid + sheetFace(h, h + d)) +
    mark("thin", shade) +
    mark("dotted", segment(toPicture(spider), toPicture(fly), 1)) +
    mark("medium", front + side + lid + sheetFace(0, h) + sheetFace(h, h + d)) +
    mark(
      "spot",
      polyline([spider, crossing, fly].map(toPicture), { digits: 1 }) + segment(flat(0, 0), flat(l, h + d), 1),
    ) +
    mark("spotFill", ends([toPicture(fly), flat(l, h + d)])) +
    mark("inkFill", ends([toPicture(spider), flat(0, 0)])) +
    label(under[0] - 10, under[1] + 40, "30\u00a0cm", { anchor: "middle" }) +
    label(beside[0] + 12, beside[1] + 34, "20\u00a0cm", { anchor: "start" }) +
    label(flat(l / 2, 0)[0], sheet[1] + 40, "30\u00a0cm", { anchor: "middle" }) +
    label(sheet[0] - 14, flat(0, h / 2)[1] + 9, "12", { anchor: "end" }) +
    label(sheet[0] - 14, flat(0, h + d / 2)[1] + 9, "20", { anchor: "end" }) +
    label(flat(21.5, 4.5)[0], flat(21.5, 4.5)[1], "43,9\u00a0cm", { anchor: "middle", tone: "spot", bold: true }),
} satisfies Picture;
