/**
 * A Voronoi map. Every point of the field belongs to the nearest of twelve sites (schools, wells, masts). Cells are cut
 * out of the field by the perpendicular bisectors; rings are circles at equal steps, kept only where their site is the
 * nearest.
 */
import { polyline, type Vec2 } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arc, circle } from "../kit/shapes";

export const sites: readonly Vec2[] = [
  [120, 150],
  [395, 190],
  [690, 75],
  [985, 195],
  [85, 520],
  [330, 470],
  [640, 400],
  [930, 480],
  [1130, 350],
  [395, 705],
  [735, 680],
  [1080, 690],
];

const field: Vec2[] = [
  [-40, -40],
  [1240, -40],
  [1240, 840],
  [-40, 840],
];

/** Returns the squared distance to b minus the squared distance to a. It is positive where a is nearer. */
const nearer = (p: Vec2, a: Vec2, b: Vec2) =>
  (p[0] - b[0]) ** 2 + (p[1] - b[1]) ** 2 - (p[0] - a[0]) ** 2 - (p[1] - a[1]) ** 2;

const halfPlane = (polygon: Vec2[], a: Vec2, b: Vec2): Vec2[] =>
  polygon.flatMap((p, i): Vec2[] => {
    const q = polygon[(i + 1) % polygon.length] as Vec2;
    const [u, v] = [nearer(p, a, b), nearer(q, a, b)];
    const t = u / (u - v);
    const crossing: Vec2 = [p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])];
    return [...(u >= 0 ? [p] : []), ...(u * v < 0 ? [crossing] : [])];
  });

/** Returns the corners of a site's cell, within the field and a margin of 40. */
export const cell = (site: Vec2): Vec2[] =>
  sites.filter((other) => other !== site).reduce((polygon, other) => halfPlane(polygon, site, other), field);

/** Returns the distance and direction of the four edges of the picture, a little outside. */
const walls = ([x, y]: Vec2): Vec2[] => [
  [1206 - x, 0],
  [806 - y, Math.PI / 2],
  [x + 6, Math.PI],
  [y + 6, 1.5 * Math.PI],
];

/** Draws the arcs of a circle around the site that lie in its cell. The radius is `r`. */
const ring = (site: Vec2, r: number): string => {
  const cuts = [0, 2 * Math.PI];
  for (const other of sites.filter((o) => o !== site)) {
    const gap = Math.hypot(other[0] - site[0], other[1] - site[1]);
    if (gap / 2 >= r) continue;
    const towards = Math.atan2(other[1] - site[1], other[0] - site[0]);
    const half = Math.acos(gap / 2 / r);
    for (const angle of [towards - half, towards + half]) cuts.push((angle + 4 * Math.PI) % (2 * Math.PI));
  }
  for (const [wall, towards] of walls(site)) {
    if (wall >= r) continue;
    const half = Math.acos(wall / r);
    for (const angle of [towards - half, towards + half]) cuts.push((angle + 4 * Math.PI) % (2 * Math.PI));
  }
  if (cuts.length === 2) return circle(...site, r);
  cuts.sort((a, b) => a - b);
  return cuts.slice(1).reduce((d, to, i) => {
    const from = cuts[i] as number;
    const middle: Vec2 = [site[0] + r * Math.cos((from + to) / 2), site[1] + r * Math.sin((from + to) / 2)];
    const inside = sites.every((other) => other === site || nearer(middle, site, other) > 0);
    const seen = middle[0] > -7 && middle[0] < 1207 && middle[1] > -7 && middle[1] < 807;
    return inside && seen && to - from > 0.02 ? d + arc(...site, r, from, to) : d;
  }, "");
};

const rings = sites.flatMap((site) => Array.from({ length: 12 }, (_, i) => ring(site, 30 * (i + 1))));
const home = sites[6] as Vec2;

export default {
  name: "matematika-aplikuar",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Cila shkollë është më afër? Harta e Voronoit",
  description:
    "Dymbëdhjetë pika dhe rrathë largësie rreth secilës, si pika shiu në ujë. Kufijtë me ngjyrë kalojnë aty ku " +
    "dy pikat më të afërta janë njësoj larg: kështu ndahet një qytet mes shkollave.",
  body:
    mark("tint", polyline(cell(home), { close: true })) +
    mark("thin", rings.join("")) +
    mark("spot", sites.map((site) => polyline(cell(site), { close: true })).join("")) +
    mark("inkFill", sites.map((site) => circle(...site, 14)).join("")),
  weight: 1.9,
} satisfies Picture;
