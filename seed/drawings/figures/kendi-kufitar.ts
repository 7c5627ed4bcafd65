/**
 * Rays from a lamp under water, by Snell's law. Below the critical angle arcsin(1/1.333) = 48.6° they come out; at it
 * they run along the surface; above it all the light is reflected (total internal reflection). Not drawn: the weak
 * reflection of every ray at the surface below the critical angle.
 */
import { polyline, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arc, arrowHead, circle, segment } from "../kit/shapes";
import { criticalAngle, refraction, water } from "./dy-ligje-ne-nje-pike";

const [width, height, surface] = [720, 456, 258];
const lamp: Vec2 = [360, 398];
const depth = lamp[1] - surface;
const tan = (angle: number) => Math.tan((angle * Math.PI) / 180);
const critical = criticalAngle(water, 1);

/**
 * Returns where a ray at `angle` degrees from the upright reaches the surface. `side` is 1 to the right, −1 to the
 * left.
 */
const reach = (angle: number, side: number): Vec2 => [lamp[0] + side * depth * tan(angle), surface];

/** Returns the path of a ray that comes out. It ends at the picture's upper edge or side. */
const escaping = (angle: number, side: number): Vec2[] => {
  const out = reach(angle, side);
  const slope = tan(refraction(angle, water, 1) ?? 90);
  const room = side > 0 ? width - 10 - out[0] : out[0] - 10;
  const rise = Math.min(surface - 14, room / slope);
  return [lamp, out, [out[0] + side * rise * slope, surface - rise]];
};

/** Returns the path of a reflected ray, to the picture's bottom or side. */
const trapped = (angle: number, side: number): Vec2[] => {
  const hit = reach(angle, side);
  const room = side > 0 ? width - 10 - hit[0] : hit[0] - 10;
  const fall = Math.min(height - 10 - surface, room / tan(angle));
  return [lamp, hit, [hit[0] + side * fall * tan(angle), surface + fall]];
};

const sides = [1, -1] as const;
const free = [12, 24, 36];
const held = [54, 61];
const both = (angles: readonly number[], ray: (angle: number, side: number) => Vec2[]) =>
  angles.flatMap((angle) => sides.map((side) => ray(angle, side)));
const heads = (rays: Vec2[][], length: number) =>
  rays
    .map((ray) => {
      const [from, tip] = ray.slice(-2) as [Vec2, Vec2];
      return arrowHead(tip, Math.atan2(tip[1] - from[1], tip[0] - from[0]), length);
    })
    .join("");

const straight: Vec2[] = [lamp, [lamp[0], 14]];
const out = [...both(free, escaping), straight];
const back = both(held, trapped);
const grazing = sides.map((side): Vec2[] => [lamp, reach(critical, side), [side > 0 ? width - 24 : 24, surface]]);
const lines = (rays: Vec2[][]) => rays.map((ray) => polyline(ray)).join("");
const edge = reach(critical, 1);
const window = [lamp, edge, reach(critical, -1)];
const limit = `${critical.toFixed(1).replace(".", ",")}°`;

export default {
  name: "kendi-kufitar",
  subject: "physics",
  width,
  height,
  title: "Këndi kufitar i ujit: 48,6°",
  description:
    "Rrezet e një llambe nën ujë. Deri në 48,6° nga pingulja ato dalin në ajër; në 48,6° rrëshqasin mbi sipërfaqe; " +
    "përtej këtij këndi kthehen të gjitha në ujë.",
  body:
    mark("tint", polyline(window, { close: true })) +
    mark("medium", segment([10, surface], [width - 10, surface])) +
    mark("thin", lines(out)) +
    mark("inkFill", heads(out, 18)) +
    mark("spotThin", lines(back)) +
    mark("spotFill", heads(back, 20)) +
    mark("spot", lines(grazing)) +
    mark("spotFill", arrowHead([width - 4, surface], 0, 30) + arrowHead([4, surface], Math.PI, 30)) +
    mark("medium", arc(lamp[0], lamp[1], 62, -Math.PI / 2, -Math.PI / 2 + (critical * Math.PI) / 180)) +
    mark("inkFill", circle(lamp[0], lamp[1], 9)) +
    label(edge[0] + 8, surface - 14, limit, { bold: true, tone: "spot" }) +
    label(16, surface - 16, "ajër") +
    label(16, height - 16, "ujë") +
    label(lamp[0], height - 12, "llamba", { anchor: "middle" }),
} satisfies Picture;
