/**
 * An eighth of a sphere, seen from far away. Two meridians a quarter of a turn apart and the equator between them bound
 * it. All three sides are arcs of great circles, all three angles are right. Girard: sum − 180° = area / r² (in
 * radians).
 */
import { fit, polyline, sample, type Vec2, type Vec3 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";

const radius = 204;
const centre: Vec2 = [360, 250];
const degree = Math.PI / 180;
/** Latitude of the viewpoint, and the turn of the triangle's middle. */
const [tilt, aside] = [24 * degree, -8 * degree];
/** Longitudes of the triangle's meridians, in degrees. */
const [west, east] = [-45, 45] as const;

/**
 * Returns a unit vector of a place on the sphere. Towards the middle of the triangle on the equator points x, towards
 * the pole z.
 */
export const onSphere = (longitude: number, latitude: number): Vec3 => {
  const [l, f] = [longitude * degree, latitude * degree];
  return [Math.cos(f) * Math.cos(l), Math.cos(f) * Math.sin(l), Math.sin(f)];
};
/** Returns the place on the page, and the depth: positive in front. */
const seen = ([x, y, z]: Vec3): { point: Vec2; depth: number } => {
  const [forward, right] = [x * Math.cos(aside) - y * Math.sin(aside), x * Math.sin(aside) + y * Math.cos(aside)];
  const up = z * Math.cos(tilt) - forward * Math.sin(tilt);
  return {
    point: [centre[0] + radius * right, centre[1] - radius * up],
    depth: forward * Math.cos(tilt) + z * Math.sin(tilt),
  };
};
const toPicture = (longitude: number, latitude: number): Vec2 => seen(onSphere(longitude, latitude)).point;

/** Draws the front part of a circle on the sphere, in pieces. */
const inFront = (line: readonly Vec3[]): string => {
  const pieces: Vec2[][] = [[]];
  for (const { point, depth } of line.map(seen)) {
    if (depth >= 0) pieces.at(-1)?.push(point);
    else if (pieces.at(-1)?.length) pieces.push([]);
  }
  return pieces.map((piece) => (piece.length > 2 ? fit(piece) : "")).join("");
};
const meridian = (longitude: number) => inFront(sample(-90, 75, 90, (f) => onSphere(longitude, f)));
const parallel = (latitude: number) => inFront(sample(120, 480, 180, (l) => onSphere(l, latitude)));

const outline = [
  ...sample(0, 90, 45, (f) => toPicture(west, f)),
  ...sample(90, 0, 45, (f) => toPicture(east, f)),
  ...sample(east, west, 45, (l) => toPicture(l, 0)),
];
const size = 9;
const marks = [
  [toPicture(west, size), toPicture(west + size, size), toPicture(west + size, 0)],
  [toPicture(east, size), toPicture(east - size, size), toPicture(east - size, 0)],
  [toPicture(west, 90 - size), toPicture(0, 90 - size * Math.SQRT2), toPicture(east, 90 - size)],
];
const right = ([x, y]: Vec2, dx: number, dy: number) =>
  label(x + dx, y + dy, "90°", { anchor: "middle", size: 28, on: "tint" });

export default {
  name: "trekendeshi-ne-glob",
  subject: "math",
  width: 720,
  height: 474,
  title: "Një trekëndësh me tri kënde të drejta, mbi sferë",
  description:
    "Dy meridianë, një çerek rrotullimi larg njëri-tjetrit, zbresin nga poli dhe e presin ekuatorin pingul. Me " +
    "ekuatorin formojnë një trekëndësh me këndet 90°, 90° dhe 90°: shuma është 270°, jo 180°.",
  body:
    mark("thin", sample(-165, 180, 23, meridian).join("") + sample(-75, 75, 10, parallel).join("")) +
    mark("medium", circle(centre[0], centre[1], radius) + parallel(0)) +
    mark("tint", polyline(outline, { close: true })) +
    mark("spot", `${fit(outline.slice(0, 46))}${fit(outline.slice(46, 92))}${fit(outline.slice(92))}`) +
    mark("medium", marks.map((line) => polyline(line)).join("")) +
    right(toPicture(west, 0), 52, -18) +
    right(toPicture(east, 0), -48, -26) +
    right(toPicture(0, 90), 2, 62) +
    label(toPicture(0, 90)[0], 34, "poli", { anchor: "middle" }) +
    label(centre[0] + radius + 16, centre[1] + 9, "ekuatori"),
} satisfies Picture;
