/**
 * Stream lines of the wind past two long blocks, seen from above. The flow is without friction, ∇²ψ = 0. The street's
 * middle is a stream line (ψ = 0), and so is the edge far away (ψ = 1). On a block ψ has one value, chosen so that the
 * air does not circulate around it: two solutions, one with the wind and one with the block's value alone, are added so
 * that the circulation is zero. The same amount of air flows between any two neighbouring lines, so it flows faster
 * where they are closer.
 */
import { contours } from "../../kit/contour";
import { fit, round, type Vec2 } from "../../kit/curve";
import { label, mark } from "../../kit/marks";
import type { Picture } from "../../kit/picture";
import { arrowHead, hatch, rect } from "../../kit/shapes";

// One half of the plan, in cells of 10 viewBox units. The x axis is along the wind, y outwards from the street's
// middle.
const [columns, rows] = [72, 24];
const block = { left: 27, right: 45, near: 4, far: 15 };
const inBlock = (i: number, j: number) => i >= block.left && i <= block.right && j >= block.near && j <= block.far;

/**
 * Solves for ψ on the grid by successive over-relaxation. @param far its value at the far edge @param solid its value
 * on the block
 */
const solve = (far: number, solid: number): number[][] => {
  const psi = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: columns + 1 }, (_, i) => (inBlock(i, j) ? solid : (far * j) / rows)),
  );
  for (let round = 0; round < 700; round++) {
    for (let j = 1; j < rows; j++) {
      for (let i = 1; i < columns; i++) {
        if (inBlock(i, j)) continue;
        const [row, above, below] = [psi[j] as number[], psi[j - 1] as number[], psi[j + 1] as number[]];
        const mean =
          ((row[i - 1] as number) + (row[i + 1] as number) + (above[i] as number) + (below[i] as number)) / 4;
        row[i] = (row[i] as number) + 1.88 * (mean - (row[i] as number));
      }
    }
  }
  return psi;
};

/** Returns the circulation around the block. It is the sum of the steps of ψ away from its walls. */
const circulation = (psi: number[][]): number => {
  let sum = 0;
  const step = (i: number, j: number, to: [number, number]) => {
    sum += (psi[to[1]]?.[to[0]] as number) - (psi[j]?.[i] as number);
  };
  for (let i = block.left; i <= block.right; i++) {
    step(i, block.near, [i, block.near - 1]);
    step(i, block.far, [i, block.far + 1]);
  }
  for (let j = block.near; j <= block.far; j++) {
    step(block.left, j, [block.left - 1, j]);
    step(block.right, j, [block.right + 1, j]);
  }
  return sum;
};

const wind = solve(1, 0);
const own = solve(0, 1);
const share = -circulation(wind) / circulation(own);
const psi = wind.map((row, j) => row.map((value, i) => value + share * (own[j]?.[i] as number)));
/** Returns ψ at a point of the half grid. */
export const stream = (i: number, j: number): number => psi[j]?.[i] as number;
/** Ratio of the wind's speed in mid-street to the speed far away. */
export const faster = (stream(36, 1) - stream(36, 0)) / (1 / rows);
export { circulation, psi };

const middle = 240;
const lines = Array.from({ length: 11 }, (_, k) => (k + 0.5) / 12);
const smooth = (i: number, j: number) => stream(Math.round(i), Math.round(j));
const halves = lines.map(
  (level) =>
    contours(smooth, level, { x: [0, columns], y: [0, rows], columns, rows }).sort(
      (a, b) => b.length - a.length,
    )[0] as Vec2[],
);
const drawn = (run: Vec2[], side: 1 | -1) =>
  fit(
    run.map(([i, j]): Vec2 => [i * 10, middle + side * j * 10]),
    0.9,
  );
const [x, w, h] = [block.left * 10, (block.right - block.left) * 10, (block.far - block.near) * 10];
const blocks = [middle + block.near * 10, middle - block.far * 10];

export default {
  name: "era-mes-ndertesave",
  subject: "physics",
  width: 720,
  height: 480,
  title: "Era mes dy ndërtesave, parë nga lart",
  description:
    "Vijat e rrjedhjes vijnë nga e majta, ndahen para dy pallateve dhe ngjishen në rrugën midis tyre. Mes dy vijave " +
    "fqinje kalon po aq ajër, prandaj ku vijat afrohen era fryn më fort.",
  body:
    mark("tint", rect(x, middle - block.near * 10, w, 2 * block.near * 10)) +
    mark("thin", halves.map((run) => drawn(run, 1) + drawn(run, -1)).join("")) +
    mark("spot", `M0 ${middle}H690`) +
    mark("spotFill", arrowHead([716, middle], 0, 34)) +
    mark("paperFill", blocks.map((y) => rect(x, y, w, h)).join("")) +
    mark("thin", blocks.map((y) => hatch(y, y + h, 12, () => [x, x + w])).join("")) +
    mark("heavy", blocks.map((y) => rect(x, y, w, h)).join("")) +
    label(x + w / 2, middle - 12, `${String(round(faster, 1)).replace(".", ",")} herë`, {
      anchor: "middle",
      tone: "spot",
      bold: true,
      on: "tint",
    }) +
    label(16, middle - 14, "era", { tone: "spot" }) +
    label(x + w / 2, (blocks[0] as number) + 64, "pallat", { anchor: "middle" }) +
    label(x + w / 2, (blocks[1] as number) + 64, "pallat", { anchor: "middle" }),
} satisfies Picture;
