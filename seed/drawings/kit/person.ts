/** One hand for all people: limbs that are thick and round, drawn as one outline. Lengths are in units of `scale`. */
import type { Point } from "./curve";
import { mark } from "./marks";
import { circle } from "./shapes";

type Limb = readonly [from: Point, to: Point, halfWidth: number];

/** A limb as a closed path: two sides and two round ends. */
const limb = ([[ax, ay], [bx, by], r]: Limb): string => {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [u, v] = [(-(by - ay) / length) * r, ((bx - ax) / length) * r];
  const n = (value: number) => value.toFixed(1);
  return (
    `M${n(ax + u)} ${n(ay + v)}A${n(r)} ${n(r)} 0 0 1 ${n(ax - u)} ${n(ay - v)}` +
    `L${n(bx - u)} ${n(by - v)}A${n(r)} ${n(r)} 0 0 1 ${n(bx + u)} ${n(by + v)}z`
  );
};

/** Lines first, then the fill over their inner halves: what remains is the outline of the whole body. */
const drawn = (limbs: readonly Limb[], [hx, hy]: Point, head: number, fill: "tint" | "paperFill"): string => {
  const d = limbs.map(limb).join("") + circle(hx, hy, head, 1);
  const areas = [...limbs.map(limb), circle(hx, hy, head, 1)].map((area) => mark(fill, area)).join("");
  return mark("medium", d, { also: "pe" }) + (fill === "tint" ? mark("paperFill", d) : "") + areas;
};

/**
 * Somebody who sits and looks to the right, with the hip at `x`, `y`. @param lean how far the shoulders stand before the hip
 * The picture's style gives the class `pe` twice the width of the outline.
 */
export const seated = (x: number, y: number, scale: number, lean = 0, fill: "tint" | "paperFill" = "tint"): string => {
  const at = (dx: number, dy: number): Point => [x + dx * scale, y + dy * scale];
  const [neck, shoulder] = [at(lean, -58), at(lean * 0.9, -50)];
  const limbs: Limb[] = [
    [at(0, -4), neck, 15 * scale],
    [at(0, 0), at(46, -3), 11.5 * scale],
    [at(46, -3), at(48, 40), 8.5 * scale],
    [at(48, 46), at(64, 47), 5.5 * scale],
    [shoulder, at(14 + lean * 0.6, -24), 7 * scale],
    [at(14 + lean * 0.6, -24), at(40 + lean * 0.3, -20), 6 * scale],
  ];
  return drawn(limbs, at(lean * 1.15 + 3, -91), 16 * scale, fill);
};

/** Somebody who stands upright and looks to the right, with the soles at `x`, `y`; 178 units tall. */
export const standing = (x: number, y: number, scale: number, fill: "tint" | "paperFill" = "tint"): string => {
  const at = (dx: number, dy: number): Point => [x + dx * scale, y + dy * scale];
  const limbs: Limb[] = [
    [at(0, -86), at(0, -132), 15 * scale],
    [at(-5, -84), at(-12, -12), 8 * scale],
    [at(6, -84), at(12, -12), 8 * scale],
    [at(-12, -6), at(-2, -5.5), 5.5 * scale],
    [at(12, -6), at(25, -5.5), 5.5 * scale],
    [at(5, -130), at(20, -104), 6.5 * scale],
    [at(20, -104), at(34, -88), 5.5 * scale],
  ];
  return drawn(limbs, at(3, -162), 16 * scale, fill);
};
