/** Reads the cards of a class in a frame. The cells of each shape are looked up through its perspective. */
import { type CardLetter, cardLetters, cardOfBits, markerSide } from "../../../magazine/classroom/card-marker";
import type { SeenCard } from "../../../magazine/classroom/card-readings";
import { type Corner, type FramePixels, findShapes, type GreyPicture, greyPicture } from "./card-shapes";

/** The least difference of white and black cells, of 256 shades. */
const leastContrast = 24;
/** The most degrees by which a card leans from upright: beyond, two sides may be meant. */
const mostLean = 38;

/** Returns the cards in a frame. One that is seen twice stands there twice. */
export function readCards(frame: FramePixels): SeenCard[] {
  const picture = greyPicture(frame);
  const seen: SeenCard[] = [];
  findShapes(picture, (corners) => {
    const card = cardIn(picture, corners);
    if (card !== null) seen.push(card);
  });
  return seen;
}

/** Reads the cells inside four corners. @returns null if they are no marker, or it leans too far */
function cardIn(picture: GreyPicture, corners: readonly Corner[]): SeenCard | null {
  const shades = shadesOf(picture, corners);
  if (shades === null) return null;
  const isBorder = (cell: number) => {
    const [row, column] = [Math.floor(cell / markerSide), cell % markerSide];
    return row === 0 || column === 0 || row === markerSide - 1 || column === markerSide - 1;
  };
  const border = shades.filter((_, cell) => isBorder(cell));
  const inside = shades.filter((_, cell) => !isBorder(cell));
  const black = border.reduce((sum, shade) => sum + shade, 0) / border.length;
  // A marker has seven white cells at least: the fourth is white in a shadow and in a light too.
  const white = [...inside].sort((a, b) => b - a)[3] as number;
  if (white - black < leastContrast) return null;
  const limit = (white + black) / 2;
  if (border.filter((shade) => shade > limit).length > 1) return null;
  const found = cardOfBits(inside.reduce((bits, shade) => (bits << 1) | Number(shade > limit), 0));
  const up = sideUp(corners);
  return found && up !== null
    ? { number: found.number, letter: cardLetters[(up - found.turns + 4) % 4] as CardLetter }
    : null;
}

/** Returns the mean shade of each cell, row by row, its edges left out; null if the shape leaves the frame. */
function shadesOf({ grey, width, height }: GreyPicture, corners: readonly Corner[]): number[] | null {
  if (corners.some(({ x, y }) => x < 0 || y < 0 || x > width - 2 || y > height - 2)) return null;
  const placeOf = perspective(corners);
  const shades: number[] = [];
  for (let row = 0; row < markerSide; row++) {
    for (let column = 0; column < markerSide; column++) {
      let sum = 0;
      for (const down of within) {
        for (const right of within) {
          const { x, y } = placeOf((column + right) / markerSide, (row + down) / markerSide);
          const [left, top] = [Math.floor(x), Math.floor(y)];
          const [partX, partY] = [x - left, y - top];
          const at = top * width + left;
          const [a, b] = [grey[at] as number, grey[at + 1] as number];
          const [c, d] = [grey[at + width] as number, grey[at + width + 1] as number];
          sum += (a * (1 - partX) + b * partX) * (1 - partY) + (c * (1 - partX) + d * partX) * partY;
        }
      }
      shades.push(sum / within.length ** 2);
    }
  }
  return shades;
}

/** Places in a cell at which it is looked at. */
const within = [0.3, 0.5, 0.7];

/** Returns the map from a square of side 1 to four corners (P. Heckbert, Fundamentals of Texture Mapping, 1989, 2.2.3). */
function perspective(corners: readonly Corner[]): (u: number, v: number) => Corner {
  const [p, q, r, s] = corners as [Corner, Corner, Corner, Corner];
  const sum = { x: p.x - q.x + r.x - s.x, y: p.y - q.y + r.y - s.y };
  const [one, two] = [
    { x: q.x - r.x, y: q.y - r.y },
    { x: s.x - r.x, y: s.y - r.y },
  ];
  const whole = one.x * two.y - two.x * one.y;
  const g = (sum.x * two.y - two.x * sum.y) / whole;
  const h = (one.x * sum.y - sum.x * one.y) / whole;
  const [a, b] = [q.x - p.x + g * q.x, s.x - p.x + h * s.x];
  const [d, e] = [q.y - p.y + g * q.y, s.y - p.y + h * s.y];
  return (u, v) => {
    const depth = g * u + h * v + 1;
    return { x: (a * u + b * v + p.x) / depth, y: (d * u + e * v + p.y) / depth };
  };
}

/** Returns which side of a shape is up, by its first corner; null if two may be meant. */
function sideUp(corners: readonly Corner[]): number | null {
  const middle = { x: 0, y: 0 };
  for (const { x, y } of corners) {
    middle.x += x / 4;
    middle.y += y / 4;
  }
  const leans = corners.map((corner, side) => {
    const next = corners[(side + 1) % 4] as Corner;
    const x = (corner.x + next.x) / 2 - middle.x;
    return Math.abs(Math.atan2(x, middle.y - (corner.y + next.y) / 2)) * (180 / Math.PI);
  });
  const least = Math.min(...leans);
  return least > mostLean ? null : leans.indexOf(least);
}

/** The address of this file, which reads frames in a worker too: it imports nothing. */
export const readerAddress = import.meta.url;

if ("WorkerGlobalScope" in globalThis) {
  addEventListener("message", ({ data }: MessageEvent<FramePixels>) => postMessage(readCards(data)));
}
