/**
 * Light through flat layers, ever faster. The speed in each is that of a bead fallen to the layer's lower border,
 * √(2gy). Snell's law keeps sin α / v the same in every layer, so the ray bends layer by layer; with thinner and
 * thinner layers it becomes the cycloid (Johann Bernoulli, 1697).
 */

import { cycloid } from "../covers/lidhja-mes-matematikes-dhe-fizikes";
import { fit, polyline, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, rect, segment } from "../kit/shapes";

/** Radius of the wheel whose cycloid the ray follows. As the unit of length it makes sin α / √y equal to 1/√2. */
const wheel = 1;
/**
 * Returns the corners of the ray through `count` layers down to a depth. They go from the start, y downwards; the sine
 * of its angle to the upright is √(y/2k) with y of the lower border.
 */
export const ray = (count: number, depth: number): Vec2[] => {
  const points: Vec2[] = [[0, 0]];
  for (let i = 0; i < count; i++) {
    const sine = Math.sqrt((depth * (i + 1)) / count / (2 * wheel));
    const [x] = points.at(-1) as Vec2;
    points.push([x + ((depth / count) * sine) / Math.sqrt(1 - sine * sine), (depth * (i + 1)) / count]);
  }
  return points;
};

const depth = 1.6;
const layers = 5;
const [scale, left, top] = [242, 96, 30];
const toPicture = ([x, y]: Vec2): Vec2 => [left + scale * x, top + scale * y];
const corners = ray(layers, depth);
const limit = Math.acos(1 - depth);
const smooth = fit(
  sample(0, limit, 120, (a) => toPicture(cycloid(wheel, a))),
  0.5,
  { digits: 1 },
);
const floor = top + scale * depth;
const borders = sample(0, layers, layers, (i) => top + (scale * depth * i) / layers);
const right = 706;
const uprights = corners.slice(1, -1).map((p) => {
  const [x, y] = toPicture(p);
  return segment([x, y - 24], [x, y + 24]);
});

export default {
  name: "shtresat-e-drites",
  subject: "math",
  width: 720,
  height: 446,
  title: "Drita nëpër shtresa gjithnjë më të shpejta",
  description:
    "Një rreze kalon nëpër pesë shtresa; në secilën drita ecën më shpejt se në atë më sipër dhe rrezja largohet nga " +
    "pingulja. Kur shtresat hollohen pa fund, vija e thyer bëhet lakorja blu: cikloida.",
  body:
    borders
      .slice(0, -1)
      .map((y, i) => (i % 2 === 0 ? "" : mark("tint", rect(14, y, right - 14, (scale * depth) / layers))))
      .join("") +
    mark("thin", borders.map((y) => segment([14, y], [right, y])).join("")) +
    mark("thin", uprights.join("")) +
    mark("spot", smooth) +
    mark("medium", polyline(corners.map(toPicture), { digits: 1 })) +
    mark(
      "inkFill",
      corners
        .slice(1, -1)
        .map((p) => circle(...toPicture(p), 7))
        .join(""),
    ) +
    mark("inkFill", circle(...toPicture([0, 0]), 9)) +
    label(right - 10, (borders[1] as number) - 26, "ngadalë", { anchor: "end" }) +
    label(right - 10, floor - 26, "shpejt", { anchor: "end" }) +
    label(296, (borders[2] as number) + 48, "rrezja në 5 shtresa") +
    label(310, (borders[4] as number) + 48, "cikloida", { anchor: "end", tone: "spot", bold: true }),
} satisfies Picture;
