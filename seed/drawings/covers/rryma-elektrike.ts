/**
 * Drude's picture of a current (1900): an electron flies through the ions of a metal and bounces off them; at each
 * bounce it leaves to the ion (tinted) what the field has given it and goes on with the one thermal speed, here 1.
 * Between the bounces it moves as a stone thrown in the field: along a parabola. Thin: the same electron without the
 * field. The ions tremble about the corners of a regular lattice. The field is exaggerated: in a copper wire the
 * electrons fly at 1,600 km/s and drift by less than a millimetre a second.
 */
import { fit, type Point, polyline, sample } from "../kit/curve";
import { mark, word } from "../kit/marks";
import { seededRandom } from "../kit/numerics";
import type { Picture } from "../kit/picture";
import { circle, hatch } from "../kit/shapes";

/** Radius of an ion; distance of neighbours in a row; of rows. ViewBox units. */
export const core = 47;
const [pitch, row, tremble] = [158, 114, 15];
const random = seededRandom(12);
const shake = () => (random() + random() + random() - 1.5) * tremble;
export const ions: Point[] = sample(-1, 7, 8, (j) => j).flatMap((j) =>
  sample(
    -1,
    8,
    9,
    (i): Point => [Math.round((i + (j % 2 ? 0.5 : 0)) * pitch + 22 + shake()), Math.round(j * row + 58 + shake())],
  ),
);
const ionAt = ([x, y]: Point) => ions.find(([a, b]) => Math.hypot(x - a, y - b) < core);

/** A flight between two bounces: its points, the velocity at its beginning, and the ion that ends it. */
export interface Flight {
  points: Point[];
  velocity: Point;
  ion: Point | undefined;
}

/**
 * The flights of an electron that starts at `from` in the direction `angle` with speed 1 and feels the acceleration
 * `pull` to the right; at most `most` of them, fewer if it leaves the picture.
 */
export const wander = (from: Point, angle: number, pull: number, most: number): Flight[] => {
  const flights: Flight[] = [];
  let [x, y] = from;
  let [vx, vy] = [Math.cos(angle), Math.sin(angle)];
  while (flights.length < most) {
    const at = (t: number): Point => [x + vx * t + (pull * t * t) / 2, y + vy * t];
    const points: Point[] = [[x, y]];
    let t = 2;
    for (; !ionAt(at(t)) && Math.abs(at(t)[0] - 600) < 640 && Math.abs(at(t)[1] - 400) < 440; t += 2)
      points.push(at(t));
    const ion = ionAt(at(t));
    flights.push({ points, velocity: [vx, vy], ion });
    if (!ion) break;
    let [before, after] = [t - 2, t];
    for (let i = 0; i < 40; i++) {
      const middle = (before + after) / 2;
      const [px, py] = at(middle);
      if (Math.hypot(px - ion[0], py - ion[1]) < core) after = middle;
      else before = middle;
    }
    const rim = at(before);
    points.push(rim);
    const normal: Point = [(rim[0] - ion[0]) / core, (rim[1] - ion[1]) / core];
    const inwards = (vx + pull * before) * normal[0] + vy * normal[1];
    const [ux, uy] = [vx + pull * before - 2 * inwards * normal[0], vy - 2 * inwards * normal[1]];
    [x, y] = rim;
    [vx, vy] = [ux / Math.hypot(ux, uy), uy / Math.hypot(ux, uy)];
  }
  return flights;
};

export const start: Point = [330, 400];
/** A direction for which neither path leaves the picture above or below. */
const direction = 0.3749;
export const pull = 0.002;
export const drifting = wander(start, direction, pull, 60);
export const idle = wander(start, direction, 0, 30);

const warmed = new Set(drifting.map(({ ion }) => ion));
const shade = hatch(-core, core, 13, (y) => {
  const rim = Math.sqrt(core ** 2 - y ** 2);
  const terminator = 0.62 * Math.sqrt(core ** 2 - y ** 2) - 0.1 * y;
  return rim > terminator + 3 ? [terminator, rim] : null;
});

export default {
  name: "rryma-elektrike",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Rruga e një elektroni nëpër metal",
  description:
    "Vija e hollë është rruga e një elektroni në metal pa tension: përplaset, vërtitet dhe nuk shkon gjëkundi. " +
    "Vija me ngjyrë është i njëjti elektron me tension: mes përplasjeve kthehet djathtas, dhe pak nga pak mbërrin. " +
    "Jonet e ngjyrosura u goditën: aty rryma kthehet në nxehtësi.",
  body:
    `<defs><g id="ion">${mark("thin", shade)}${mark("medium", `${circle(0, 0, core)}M-14 0h28m-14-14v28`)}</g></defs>` +
    mark(
      "tint",
      ions
        .filter((ion) => warmed.has(ion))
        .map((ion) => circle(...ion, core))
        .join(""),
    ) +
    ions.map(([x, y]) => `<use href="#ion" x="${x}" y="${y}"/>`).join("") +
    mark("medium", polyline(idle.flatMap(({ points }) => [points[0] as Point, points.at(-1) as Point]))) +
    mark("spot", drifting.map(({ points }) => fit(points)).join("")) +
    mark("spotFill", circle(...start, 15)),
  words:
    word(300, 380, "nisja", { anchor: "end" }) +
    word(440, 770, "pa tension", { anchor: "middle" }) +
    word(1180, 470, "me tension", { anchor: "end", tone: "spot" }),
  style: ".a{stroke-width:1.3}.b{stroke-width:2.3}.s{stroke-width:7}",
} satisfies Picture;
