/**
 * The inverse square of the distance. 36 rays from one point meet windows of equal size at r, 2r and 3r. The rays fill
 * a pyramid evenly, six by six; the window catches 36, then 36/2² = 9, then 36/3² = 4 of them.
 */
import { polyline, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { circle, segment } from "../kit/shapes";

const side = 78;
const step = 186;
const source: Vec2 = [34, 214];

/**
 * Returns the oblique view of the square at n·r. Across it (into the page) goes u, upwards w, both from −1 to 1 at its
 * rim.
 */
const toPicture = (n: number, u: number, w: number): Vec2 => [
  source[0] + n * (step + 0.3 * side * u),
  source[1] + n * (-0.5 * side * w - 0.24 * side * u),
];

const lanes = [-5, -3, -1, 1, 3, 5].map((k) => k / 6);

/** Returns the rays through the window in the near corner of the square at n·r. The window has one square's size. */
export const caught = (n: number): Vec2[] =>
  lanes.flatMap((u) => lanes.filter((w) => (u + 1) * n < 2 && (w + 1) * n < 2).map((w): Vec2 => [u, w]));

const square = (n: number, to = 1) =>
  polyline([toPicture(n, -1, -1), toPicture(n, to, -1), toPicture(n, to, to), toPicture(n, -1, to)], {
    close: true,
    digits: 1,
  });

/** Returns the lines that divide the square at n·r into n × n windows. */
const grid = (n: number) =>
  Array.from({ length: n - 1 }, (_, i) => -1 + (2 * (i + 1)) / n)
    .map(
      (k) => segment(toPicture(n, k, -1), toPicture(n, k, 1), 1) + segment(toPicture(n, -1, k), toPicture(n, 1, k), 1),
    )
    .join("");

const dots = (n: number, of: Vec2[], r: number) => of.map(([u, w]) => circle(...toPicture(n, u, w), r, 1)).join("");
const all = lanes.flatMap((u) => lanes.map((w): Vec2 => [u, w]));
const rest = (n: number) => all.filter(([u, w]) => !caught(n).some(([a, b]) => a === u && b === w));
const distances = [1, 2, 3];
/** Draws each ray to the last window that still catches it. */
const rays = distances
  .flatMap((n) =>
    caught(n)
      .filter(([u, w]) => n === 3 || !caught(n + 1).some(([a, b]) => a === u && b === w))
      .map((p) => [n, p] as const),
  )
  .map(([n, [u, w]]) => segment(source, toPicture(n, u, w), 1))
  .join("");
const edges = (
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as Vec2[]
)
  .map(([u, w]) => segment(source, toPicture(3, u, w), 1))
  .join("");

export default {
  name: "katrori-i-largesise",
  subject: "physics",
  width: 720,
  height: 440,
  title: "36 rreze, tri dritare",
  description:
    "Nga një pikë dalin 36 rreze. Dritarja në largësinë r i kap të 36, e njëjta dritare në 2r kap 9, " +
    "në 3r kap 4: katrori mbi të cilin shpërndahen bëhet 4 dhe 9 herë më i madh.",
  style: ".p{stroke-width:1}",
  body:
    mark("tint", distances.map((n) => square(n, -1 + 2 / n)).join("")) +
    mark("spotThin", rays) +
    mark("thin", edges + distances.map(grid).join("")) +
    mark("medium", distances.map((n) => square(n)).join("")) +
    mark("inkFill", circle(...source, 8) + dots(2, rest(2), 2.4) + dots(3, rest(3), 2.6)) +
    mark("spotFill", dots(1, caught(1), 3) + dots(2, caught(2), 5) + dots(3, caught(3), 6.5)) +
    distances
      .map((n) => {
        const [x] = toPicture(n, 0, 0);
        return (
          label(x, 400, n === 1 ? "r" : `${n}r`, { anchor: "middle", italic: true }) +
          label(x, 432, ["36", "9", "4"][n - 1] as string, { anchor: "middle", tone: "spot", bold: true })
        );
      })
      .join(""),
} satisfies Picture;
