/**
 * Completing the square of x² + 10x = 39 (al-Khwarizmi). X² and two rectangles x·5 leave a corner of 5·5 open. With it
 * the area is 39 + 25 = 64, so the side x + 5 is 8 and x = 3. Drawn to scale.
 */
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { rect, segment } from "../kit/shapes";

/** The half of the coefficient 10: the side of the corner. */
export const half = 5;
/** The known side of the equation. */
export const area = 39;
/** The positive root, from the finished square. */
export const root = Math.sqrt(area + half * half) - half;

const unit = 49;
const [left, top] = [78, 50] as const;
const side = (root + half) * unit;
const [split, fold] = [left + root * unit, top + root * unit] as const;
const [right, bottom] = [left + side, top + side] as const;
const column = right + 42;

/** The 25 unit squares of the corner. */
const grid = [1, 2, 3, 4]
  .map(
    (k) =>
      segment([split + k * unit, fold], [split + k * unit, bottom]) +
      segment([split, fold + k * unit], [right, fold + k * unit]),
  )
  .join("");
const middle = { anchor: "middle" } as const;

export default {
  name: "cepi-qe-mungon",
  subject: "math",
  width: 720,
  height: 480,
  title: "Plotësimi i katrorit te x² + 10x = 39",
  description:
    "Një katror me brinjë x dhe dy drejtkëndësha me brinjë x dhe 5 kanë bashkë sipërfaqen 39. Me cepin blu, 5 herë 5, " +
    "mbyllet një katror me sipërfaqe 64. Brinja x + 5 është 8, prandaj x është 3.",
  body:
    mark("tint", rect(split, fold, right - split, bottom - fold)) +
    mark("thin", grid, { also: "faint" }) +
    mark("medium", rect(left, top, split - left, fold - top)) +
    mark("medium", rect(split, top, right - split, fold - top) + rect(left, fold, split - left, bottom - fold)) +
    mark("spot", rect(split, fold, right - split, bottom - fold)) +
    label((left + split) / 2, (top + fold) / 2 + 10, "x²", { ...middle, size: 34, italic: true }) +
    label((split + right) / 2, (top + fold) / 2 + 10, "5x", { ...middle, size: 34, italic: true }) +
    label((left + split) / 2, (fold + bottom) / 2 + 10, "5x", { ...middle, size: 34, italic: true }) +
    label((split + right) / 2, (fold + bottom) / 2 + 12, "25", {
      ...middle,
      size: 40,
      tone: "spot",
      bold: true,
      on: "tint",
    }) +
    label((left + split) / 2, top - 16, "x", { ...middle, italic: true }) +
    label((split + right) / 2, top - 16, "5", middle) +
    label(left - 24, (top + fold) / 2 + 9, "x", { ...middle, italic: true }) +
    label(left - 24, (fold + bottom) / 2 + 9, "5", middle) +
    label(column, top + 60, "x² + 5x + 5x") +
    label(column, top + 100, "= 39") +
    label(column, top + 180, "+ cepi 25", { tone: "spot" }) +
    label(column, top + 220, "= 64 = 8²") +
    label(column, top + 300, "x + 5 = 8") +
    label(column, top + 344, "x = 3", { size: 34, bold: true, tone: "spot" }),
  style: ".faint{stroke-dasharray:2 6}",
} satisfies Picture;
