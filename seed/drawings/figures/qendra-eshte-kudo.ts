/**
 * Why an expansion has no centre: the same galaxies, drawn twice. All distances have grown by the factor 1.3. Seen from
 * A a galaxy at p moves by 0.3·(p − a), seen from B by 0.3·(p − b): from both, the others move straight away, the
 * faster, the farther. The places are random, from a fixed seed, with distances so that arrows do not touch.
 */
import type { Vec2 } from "../kit/curve";
import { clipPath, label, mark } from "../kit/marks";
import { mulberry32 } from "../kit/numerics";
import type { Picture } from "../kit/picture";
import { arrowHead, circle, rect, segment } from "../kit/shapes";

/** Growth of every distance. */
export const factor = 1.3;
export const home: { a: Vec2; b: Vec2 } = { a: [-0.36, 0.3], b: [0.4, -0.28] };

/** Places of the galaxies before the expansion, on a field from −1 to 1. The first two are A and B. */
export const galaxies: Vec2[] = (() => {
  const random = mulberry32(29);
  const places: Vec2[] = [home.a, home.b];
  for (let tries = 0; tries < 4000 && places.length < 40; tries++) {
    const p: Vec2 = [1.88 * random() - 0.94, 1.88 * random() - 0.94];
    if (places.every((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) > 0.25)) places.push(p);
  }
  return places;
})();

/** Returns a galaxy's place after the expansion, seen from the galaxy at `centre`. */
export const after = (p: Vec2, centre: Vec2): Vec2 => [
  centre[0] + factor * (p[0] - centre[0]),
  centre[1] + factor * (p[1] - centre[1]),
];

const [size, upper] = [340, 14];
const panel = (left: number, centre: Vec2, name: string, other: string, id: string) => {
  const toPicture = ([x, y]: Vec2): Vec2 => [left + (size * (x + 1)) / 2, upper + (size * (y + 1)) / 2];
  const arrows = galaxies
    .filter((p) => p !== centre)
    .map((p) => ({ from: toPicture(p), to: toPicture(after(p, centre)) }));
  const heads = arrows
    .map(({ from, to }) =>
      arrowHead(
        to,
        Math.atan2(to[1] - from[1], to[0] - from[0]),
        Math.min(13, 0.7 * Math.hypot(to[0] - from[0], to[1] - from[1])),
      ),
    )
    .join("");
  const [hx, hy] = toPicture(centre);
  const neighbour = toPicture(centre === home.a ? home.b : home.a);
  return (
    mark("tint", circle(hx, hy, 34)) +
    clipPath(id, rect(left, upper, size, size)) +
    mark("thin", arrows.map(({ from, to }) => segment(from, to, 1)).join(""), { clip: id }) +
    mark("inkFill", arrows.map(({ from }) => circle(...from, 4)).join("")) +
    mark("inkFill", heads, { clip: id }) +
    mark("spotFill", circle(hx, hy, 9)) +
    mark("medium", rect(left, upper, size, size)) +
    label(hx - 14, hy - 12, name, { anchor: "end", tone: "spot", bold: true, on: "tint" }) +
    label(neighbour[0] + (neighbour[0] < hx ? 12 : -12), neighbour[1] - 8, other, {
      anchor: neighbour[0] < hx ? "start" : "end",
    })
  );
};

export default {
  name: "qendra-eshte-kudo",
  subject: "physics",
  width: 720,
  height: 404,
  title: "I njëjti zgjerim, i parë nga dy galaktika",
  description:
    "E njëjta fushë me galaktika dy herë; çdo largësi rritet 1,3\u00a0herë. Majtas shigjetat tregojnë lëvizjen e " +
    "parë nga galaktika A, djathtas nga galaktika B. Në të dyja të gjitha të tjerat ikin drejt prej vëzhguesit, " +
    "sa më larg, aq më shpejt.",
  body:
    panel(10, home.a, "A", "B", "a") +
    panel(370, home.b, "B", "A", "b") +
    label(180, 388, "parë nga A", { anchor: "middle" }) +
    label(540, 388, "parë nga B", { anchor: "middle" }),
} satisfies Picture;
