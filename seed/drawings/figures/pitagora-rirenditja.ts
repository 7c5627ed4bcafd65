/**
 * Proof by rearrangement: one frame of side a + b, four congruent right triangles, two arrangements. Every triangle
 * only slides; none turns. Here a : b = 3 : 5, so that the proof does not depend on whole numbers.
 */
import { polyline, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { hatch, rect } from "../kit/shapes";

const a = 114;
const b = 190;
const side = a + b;
const top = 46;
const frames = { left: 42, right: 42 + side + 46 } as const;

/**
 * The triangles arranged around the square on c, each by its corners. They follow the frame's corners in the order top
 * left, clockwise.
 */
export const aroundHypotenuse: readonly (readonly Vec2[])[] = [
  [
    [0, 0],
    [a, 0],
    [0, b],
  ],
  [
    [side, 0],
    [side, a],
    [a, 0],
  ],
  [
    [side, side],
    [b, side],
    [side, a],
  ],
  [
    [0, side],
    [0, b],
    [b, side],
  ],
];

/** Displacement of each triangle to the arrangement around the squares on a and b. */
const slides: readonly Vec2[] = [
  [0, a],
  [0, 0],
  [a - side, 0],
  [a, a - side],
];

/** The same triangles after sliding: two rectangles a · b. */
export const besideLegs: readonly (readonly Vec2[])[] = aroundHypotenuse.map((triangle, i) => {
  const [dx, dy] = slides[i] as Vec2;
  return triangle.map(([x, y]): Vec2 => [x + dx, y + dy]);
});

const moved = (points: readonly Vec2[], x: number): Vec2[] => points.map((p) => [p[0] + x, p[1] + top]);

/** Draws the horizontal lines inside a triangle, eight units apart. */
const tone = (triangle: readonly Vec2[]): string => {
  const heights = triangle.map(([, y]) => y);
  const [from, to] = [Math.min(...heights), Math.max(...heights)];
  return hatch(from, to, Math.round((to - from) / 8) - 1, (y) => {
    const cuts = triangle.flatMap(([x1, y1], i) => {
      const [x2, y2] = triangle[(i + 1) % 3] as Vec2;
      return (y1 - y) * (y2 - y) < 0 ? [x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)] : [];
    });
    return [Math.min(...cuts), Math.max(...cuts)];
  });
};

const plate = (triangles: readonly (readonly Vec2[])[], x: number): string => {
  const here = triangles.map((triangle) => moved(triangle, x));
  const names = here.map((triangle, i) => {
    const centre = (axis: 0 | 1) => triangle.reduce((sum, p) => sum + p[axis], 0) / 3;
    return label(centre(0), centre(1) + 9, String(i + 1), { anchor: "middle" });
  });
  return (
    mark("thin", here.map(tone).join("")) +
    mark("medium", here.map((triangle) => polyline(triangle, { close: true })).join("")) +
    names.join("")
  );
};

const hole = (points: readonly Vec2[], x: number) => polyline(moved(points, x), { close: true });
const squareC = hole(
  [
    [a, 0],
    [side, a],
    [b, side],
    [0, b],
  ],
  frames.left,
);
const squares = rect(frames.right, top, a, a) + rect(frames.right + a, top + a, b, b);
const letter = (x: number, y: number, text: string) => label(x, y, text, { anchor: "middle", italic: true, size: 28 });
const answer = (x: number, y: number, text: string) =>
  label(x, y, text, { anchor: "middle", italic: true, size: 44, on: "tint" });

export default {
  name: "pitagora-rirenditja",
  subject: "math",
  width: 720,
  height: 370,
  title: "Teorema e Pitagorës, e vërtetuar me rirenditje",
  description:
    "Dy korniza të barabarta me të njëjtët katër trekëndësha kënddrejtë. Majtas mbetet bosh katrori mbi hipotenuzë, " +
    "djathtas katrorët mbi dy katetet: vendi bosh është i njëjtë.",
  body:
    mark("tint", squareC + squares) +
    plate(aroundHypotenuse, frames.left) +
    plate(besideLegs, frames.right) +
    mark("spot", squareC + squares) +
    letter(frames.left + a / 2, top - 14, "a") +
    letter(frames.left + a + b / 2, top - 14, "b") +
    letter(frames.left - 20, top + b / 2 + 8, "b") +
    letter(frames.left - 20, top + b + a / 2 + 8, "a") +
    letter(frames.right + a / 2, top - 14, "a") +
    letter(frames.right + a + b / 2, top - 14, "b") +
    letter(frames.right - 20, top + a / 2 + 8, "a") +
    letter(frames.right - 20, top + a + b / 2 + 8, "b") +
    label(frames.left + a / 2 + 26, top + b / 2 + 18, "c", { anchor: "middle", italic: true, size: 28, on: "tint" }) +
    answer(frames.left + side / 2 + 4, top + side / 2 + 14, "c²") +
    answer(frames.right + a / 2 + 4, top + a / 2 + 14, "a²") +
    answer(frames.right + a + b / 2 + 4, top + a + b / 2 + 14, "b²"),
} satisfies Picture;
