/**
 * A hydraulic press in section, drawn as a slab of even depth, so that areas on the page are volumes. By Pascal's law the
 * pressure is the same everywhere, so force goes with the piston's width: F₂ : F₁ = w₂ : w₁ = 3. The liquid keeps its
 * volume, so the two tinted areas are equal: w₁·d₁ = w₂·d₂, and the work on both sides is the same: F₁·d₁ = F₂·d₂.
 */
import { type Point, sample } from "../kit/curve";
import { arrow, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { hatch, rect } from "../kit/shapes";

/** The pistons of the picture, in its units: where they stand, how wide they are, how far they have moved. */
export const pistons = {
  small: { left: 150, width: 140, moved: 240, force: 96 },
  large: { left: 600, width: 420, moved: 80, force: 288 },
};

const { small, large } = pistons;
const [level, pipe, floor, plate] = [330, 610, 740, 30];
const right = large.left + large.width;
const [smallMiddle, largeMiddle] = [small.left + small.width / 2, large.left + large.width / 2];
const [smallFace, largeFace] = [level + small.moved, level - large.moved];

/** The ends of the liquid at height y: one stretch in each cylinder, one along the pipe. */
const liquid = (y: number): [number, number][] => {
  if (y > pipe) return [[small.left, right]];
  const stretches: [number, number][] = [];
  if (y > smallFace) stretches.push([small.left, small.left + small.width]);
  if (y > largeFace) {
    // The lines make room for the arrow.
    const room = y < largeFace + large.force + 34 ? 44 : 0;
    stretches.push([large.left, largeMiddle - room], [largeMiddle + room, right]);
  }
  return stretches;
};

const water = [0, 1, 2]
  .map((part) => hatch(largeFace, floor, 38, (y) => liquid(y)[part] ?? null, { spacing: 0.8 }))
  .join("");
const walls = `M${small.left} 120V${floor}H${right}V120` + `M${small.left + small.width} 120V${pipe}H${large.left}V120`;

/** Pressure pushes every wall squarely and equally hard: arrows of one length. */
const push = 34;
const outward = (from: Point, [dx, dy]: Point) => arrow(from, [from[0] + dx * push, from[1] + dy * push], "thin", 14);
const pressure = [
  ...sample(small.left + 35, right - 35, 12, (x): [Point, Point] => [
    [x, floor],
    [0, 1],
  ]),
  ...sample(largeFace + 60, pipe + 70, 5, (y): [Point, Point] => [
    [right, y],
    [1, 0],
  ]),
  ...sample(smallFace + 35, pipe + 95, 2, (y): [Point, Point] => [
    [small.left, y],
    [-1, 0],
  ]),
  ...sample(large.left - 60, small.left + small.width + 60, 3, (x): [Point, Point] => [
    [x, pipe],
    [0, -1],
  ]),
].map(([from, way]) => outward(from, way));

const load = { x: largeMiddle - 130, y: largeFace - plate - 150, w: 260, h: 150 };

export default {
  name: "hydraulics",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Presa hidraulike në prerje",
  description:
    "Dy pistonë mbi të njëjtin lëng. I vogli zbret shumë, i madhi ngjitet pak: dy zonat me ngjyrë janë të barabarta. " +
    "Presioni është kudo i njëjtë, prandaj pistoni me sipërfaqe tri herë më të madhe shtyhet lart me forcë tri herë më të madhe.",
  body:
    mark(
      "tint",
      rect(small.left, level, small.width, small.moved) + rect(large.left, largeFace, large.width, large.moved),
    ) +
    mark("thin", water) +
    mark("dotted", `M60 ${level}H1140`) +
    pressure.join("") +
    mark("heavy", walls) +
    mark("inkFill", rect(small.left, smallFace - plate, small.width, plate)) +
    mark("inkFill", rect(large.left, largeFace - plate, large.width, plate)) +
    mark("heavy", `M${smallMiddle} ${smallFace - plate}V150`) +
    mark("paperFill", rect(load.x, load.y, load.w, load.h)) +
    mark(
      "thin",
      hatch(load.y, load.y + load.h, 9, (_, i) => [load.x + 90 + (i % 2) * 40, load.x + load.w]),
    ) +
    mark("medium", rect(load.x, load.y, load.w, load.h)) +
    arrow([smallMiddle, 40], [smallMiddle, 40 + small.force], "heavy", 34) +
    arrow([largeMiddle, largeFace + 14 + large.force], [largeMiddle, largeFace + 14], "spot", 46),
  style: ".h{stroke-width:8}.s{stroke-width:10}",
} satisfies Picture;
