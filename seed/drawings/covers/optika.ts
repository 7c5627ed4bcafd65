/**
 * Parallel rays through a biconvex lens, refracted exactly by Snell's law. They are refracted at both spherical faces
 * (n = 1.5, crown glass). The outer rays cross nearer than the inner ones: spherical aberration, drawn without
 * exaggeration.
 */
import { numbers, type Vec2 } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle } from "../kit/shapes";
import { refract } from "../physics/optics";

const [index, radius, halfHeight, axis, middle] = [1.5, 700, 300, 400, 300];
const sagitta = Math.sqrt(radius ** 2 - halfHeight ** 2);
/** Centres of the left and the right face, on the axis. */
const faces = { left: middle + sagitta, right: middle - sagitta };

export interface LensRay {
  enter: Vec2;
  inside: Vec2;
  leave: Vec2;
  out: Vec2;
}

/**
 * Returns a ray parallel to the axis at `height` above it. A negative height is up; points are relative to the axis.
 */
export const lensRay = (height: number): LensRay | null => {
  const enter: Vec2 = [faces.left - Math.sqrt(radius ** 2 - height ** 2), height];
  const inside = refract([1, 0], [(enter[0] - faces.left) / radius, height / radius], 1 / index);
  if (!inside) return null;
  const from = enter[0] - faces.right;
  const along = from * inside[0] + height * inside[1];
  const t = -along + Math.sqrt(along ** 2 - (from ** 2 + height ** 2 - radius ** 2));
  const leave: Vec2 = [enter[0] + inside[0] * t, height + inside[1] * t];
  const out = refract(inside, [-(leave[0] - faces.right) / radius, -leave[1] / radius], index);
  return out && { enter, inside, leave, out };
};

const path = (height: number): string => {
  const ray = lensRay(height);
  if (!ray) return "";
  const t = (1200 - ray.leave[0]) / ray.out[0];
  const end: Vec2 = [1200, ray.leave[1] + ray.out[1] * t];
  const lift = ([x, y]: Vec2): Vec2 => [x, axis + y];
  return `M0 ${axis + height}L${[ray.enter, ray.leave, end].map((p) => numbers(lift(p))).join("L")}`;
};

/** Every 20 units; the crowding of the lines behind the lens is its caustic. */
const thin = Array.from({ length: 14 }, (_, i) => i * 20).flatMap((h) => (h ? [h, -h] : [h]));
/** Point where rays beside the axis meet, at the height of the axis. */
export const focus = ((): Vec2 => {
  const ray = lensRay(2) as LensRay;
  return [ray.leave[0] - (ray.leave[1] / ray.out[1]) * ray.out[0], 0];
})();
const [top, bottom] = [axis - halfHeight, axis + halfHeight];
const face = `A${radius} ${radius} 0 0 1 ${middle} `;
const lens = `M${middle} ${top}${face}${bottom}${face}${top}z`;

export default {
  name: "optika",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Rrezet paralele mblidhen pas thjerrës",
  description:
    "Rreze paralele bien mbi një thjerrë të dyfishtë të mysët dhe priten pas saj. Rrezet e skajshme priten më " +
    "afër se ato të mesit, që mblidhen te pika: prandaj thjerrat e mira nuk janë copa sfere.",
  body:
    mark("tint", lens) +
    mark("thin", thin.map(path).join("")) +
    mark("spot", path(200) + path(-200)) +
    mark("medium", lens) +
    mark("spotFill", circle(focus[0], axis, 26)),
  weight: 1.4,
} satisfies Picture;
