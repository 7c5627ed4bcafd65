/**
 * The angles of a triangle fit side by side on one straight line. Elements I, 32: the parallel to AB through C lays all
 * three there. The dotted triangles are the same one after half a turn about the middle of CA and of BC.
 */
import { polyline, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arc, segment } from "../kit/shapes";

export const corners: readonly [Vec2, Vec2, Vec2] = [
  [228, 336],
  [488, 336],
  [394, 92],
];
const [a, b, c] = corners;
/**
 * B and A, each turned half round the middle of a side. B turns about the middle of CA, A about that of BC: both reach
 * the parallel.
 */
export const turned: readonly [Vec2, Vec2] = [
  [a[0] + c[0] - b[0], a[1] + c[1] - b[1]],
  [b[0] + c[0] - a[0], b[1] + c[1] - a[1]],
];
const [left, right] = turned;

interface Corner {
  vertex: Vec2;
  from: number;
  to: number;
}
/** Returns the angle at `vertex` from p to q, in radians clockwise on the page. It is less than half a turn. */
export const corner = (vertex: Vec2, p: Vec2, q: Vec2): Corner => {
  const [one, two] = [p, q].map(([x, y]) => Math.atan2(y - vertex[1], x - vertex[0])) as [number, number];
  const turn = (two - one + 4 * Math.PI) % (2 * Math.PI);
  return turn < Math.PI ? { vertex, from: one, to: one + turn } : { vertex, from: two, to: two + 2 * Math.PI - turn };
};

/** Twice each: in the triangle, and along the parallel. */
const alpha = [corner(a, c, b), corner(c, a, left)];
const beta = [corner(b, a, c), corner(c, right, b)];
const gamma = [corner(c, a, b)];

const radius = 58;
const ring = ({ vertex, from, to }: Corner, r = radius) => arc(vertex[0], vertex[1], r, from, to, 1);
const wedge = (place: Corner, r = radius) => `${ring(place, r)}L${place.vertex[0]} ${place.vertex[1]}z`;
const name = ({ vertex, from, to }: Corner, letter: string) => {
  const middle = (from + to) / 2;
  const [x, y] = [vertex[0] + 82 * Math.cos(middle), vertex[1] + 82 * Math.sin(middle)];
  return label(x, y + 9, letter, { anchor: "middle", italic: true, size: 32 });
};
const rings = (place: Corner) => [10, 20, 30, 40, 49].map((r) => ring(place, r)).join("");

export default {
  name: "kendet-ne-nje-vije",
  subject: "math",
  width: 720,
  height: 400,
  title: "Tri këndet e trekëndëshit mbi një vijë të drejtë",
  description:
    "Nga kulmi C i trekëndëshit ABC kalon paralelja me brinjën AB. Këndet te A dhe te B shfaqen përsëri te C, në të " +
    "dyja anët e këndit të tretë, dhe bashkë me të mbushin këndin e shtrirë.",
  body:
    mark("tint", alpha.map((place) => wedge(place)).join("")) +
    mark("spotFill", gamma.map((place) => wedge(place)).join("")) +
    mark("thin", beta.map(rings).join("")) +
    mark("medium", [...alpha, ...beta].map((place) => ring(place)).join("")) +
    mark("dotted", segment(a, left) + segment(b, right)) +
    mark("medium", `M24 ${a[1]}H696`) +
    mark("medium", polyline(corners, { close: true })) +
    mark("spot", `M24 ${c[1]}H696`) +
    alpha.map((place) => name(place, "α")).join("") +
    beta.map((place) => name(place, "β")).join("") +
    gamma.map((place) => name(place, "γ")).join("") +
    label(a[0], a[1] + 40, "A", { anchor: "middle", size: 30 }) +
    label(b[0], b[1] + 40, "B", { anchor: "middle", size: 30 }) +
    label(c[0], c[1] - 22, "C", { anchor: "middle", size: 30 }),
} satisfies Picture;
