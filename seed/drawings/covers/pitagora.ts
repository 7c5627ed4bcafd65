/**
 * Pythagoras' tree on the triangle 3-4-5. Every square carries a right triangle whose legs carry the next two squares,
 * ten generations, 2047 squares. The squares of one generation add up to the first: (4/5)² + (3/5)² = 1.
 */
import { polyline, round, sample, type Vec2 } from "../kit/curve";
import { mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";

const generations = 10;
const side = 100;
const lean = Math.atan2(3, 4);
const [long, short] = [Math.cos(lean), Math.sin(lean)];

export interface TreeSquare {
  x: number;
  y: number;
  angle: number;
  size: number;
}

/** Returns the two squares on the legs of the triangle on `square`. Upwards y is negative. */
const branches = ({ x, y, angle, size }: TreeSquare): [TreeSquare, TreeSquare] => {
  const toPicture = (u: number, v: number): Vec2 => [
    x + size * (u * Math.cos(angle) - v * Math.sin(angle)),
    y + size * (u * Math.sin(angle) + v * Math.cos(angle)),
  ];
  const [leftX, leftY] = toPicture(0, -1);
  const [rightX, rightY] = toPicture(long * long, -1 - short * long);
  return [
    { x: leftX, y: leftY, angle: angle - lean, size: size * long },
    { x: rightX, y: rightY, angle: angle + Math.PI / 2 - lean, size: size * short },
  ];
};

/** All squares, generation by generation. */
export const tree = (): TreeSquare[][] => {
  const rows: TreeSquare[][] = [[{ x: 0, y: 0, angle: 0, size: side }]];
  for (let i = 0; i < generations; i++) rows.push((rows[i] ?? []).flatMap(branches));
  return rows;
};

const corners = ({ x, y, angle, size }: TreeSquare): Vec2[] =>
  [0, 1, 2, 3].map((k) => {
    const [u, v] = [k === 1 || k === 2 ? 1 : 0, k > 1 ? -1 : 0];
    return [
      x + size * (u * Math.cos(angle) - v * Math.sin(angle)),
      y + size * (u * Math.sin(angle) + v * Math.cos(angle)),
    ];
  });

const rows = tree();
const outline = rows.flat().flatMap(corners);
const [xs, ys] = [outline.map((p) => p[0]), outline.map((p) => p[1])];
const [left, right, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys)];
const scale = Math.min(1140 / (right - left), 745 / -top);
const ground = 772;

const degrees = (angle: number) => round((angle * 180) / Math.PI, 3);
const [apexX, apexY] = [round(side * long * long, 1), round(-side * (1 + short * long), 1)];

/** Returns the hatching of a square, on its left where the strip is narrow. */
const hatching = ({ x, y, angle, size }: TreeSquare) =>
  sample(1, 7, 6, (i): [Vec2, Vec2] => {
    const u = (size * (side - i * i * 0.95)) / side;
    const foot: Vec2 = [x + u * Math.cos(angle), y + u * Math.sin(angle)];
    return [foot, [foot[0] + size * Math.sin(angle), foot[1] - size * Math.cos(angle)]];
  })
    .map((line) => polyline(line, { digits: 1 }))
    .join("");
const triangle = (square: TreeSquare) => {
  const [, , right, left] = corners(square) as [Vec2, Vec2, Vec2, Vec2];
  const [, { x, y }] = branches(square);
  return polyline([left, right, [x, y]], { close: true, digits: 1 });
};
const drawn = (squares: readonly TreeSquare[], shape: (square: TreeSquare) => string) => squares.map(shape).join("");
const square = (each: TreeSquare) => polyline(corners(each), { close: true, digits: 1 });

/** Returns the first generations of a tree, thinner lines the younger they are. */
const grownFrom = (first: readonly TreeSquare[][]) =>
  mark("thin", drawn(first.slice(0, 2).flat(), hatching)) +
  first.map((row, k) => mark("medium", drawn(row, square), { also: `n${k}` })).join("") +
  mark("spotFill", drawn(first.flat(), triangle));

/* The last six generations are written out and placed 32 times. With a <use> for each of the 2047 squares the file
   would be smaller, but a browser copies every used element, and again for each use of its parent. */
const drawnOut = 6;
const toLeft = `translate(0-${side})rotate(${degrees(-lean)})scale(${long})`;
const toRight = `translate(${apexX} ${apexY})rotate(${degrees(Math.PI / 2 - lean)})scale(${short})`;
const levels = generations + 1 - drawnOut;
/** Draws a tree of so many generations before the last six. A branch is a group within its place, so that it can grow. */
const grown = (older: number): string => {
  if (older === 0) return '<use href="#u0"/>';
  const branch = `<g>${grown(older - 1)}</g></g>`;
  return `<use href="#u"/><g transform="${toLeft}">${branch}<g transform="${toRight}">${branch}`;
};
const shift = round(600 - (scale * (left + right)) / 2);

export default {
  name: "pitagora",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Pema e Pitagorës",
  description:
    "Mbi çdo katror rri një trekëndësh kënddrejtë 3-4-5 dhe mbi katetet e tij dy katrorë më të vegjël. " +
    "Pas dhjetë brezash katrorët bëhen kurorë peme, e çdo brez ka sipërfaqen e katrorit të parë.",
  body:
    `<defs><g id="u">${grownFrom(rows.slice(0, 1))}</g><g id="u0">${grownFrom(rows.slice(0, drawnOut))}</g></defs>${mark("medium", `M0 ${ground}H1200`, { also: "g" })}` +
    `<g transform="translate(${shift} ${ground})scale(${round(scale, 4)})">${grown(levels)}</g>`,
  // A generation's lines shrink by 0.7, the mean of 0.8 and 0.6. Its squares have many sizes.
  words: word(820, 750, "katrori i parë") + word(600, 600, "3 : 4 : 5", { anchor: "end", tone: "spot" }),
  style: `.a{stroke-width:.7}.b{stroke-width:1.3}.g{stroke-width:2.8}${rows
    .slice(0, drawnOut)
    .map((_, k) => `.n${k}{stroke-width:${round(1.3 * 0.7 ** k, 2)}}`)
    .join("")}`,
} satisfies Picture;
