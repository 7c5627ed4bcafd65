/**
 * A hydraulic press in section, as a slab of even depth. So areas on the page are volumes. By Pascal's law the pressure
 * is the same everywhere, so force goes with the piston's width: F₂ : F₁ = w₂ : w₁ = 3, and one pupil carries three of
 * her weight. The liquid keeps its volume, so the two tinted areas are equal: w₁·d₁ = w₂·d₂, and the work on both sides
 * is the same: F₁·d₁ = F₂·d₂.
 */
import { sample, type Vec2 } from "../kit/curve";
import { arrow, mark, word } from "../kit/marks";
import { standing } from "../kit/person";
import type { Picture } from "../kit/picture";
import { hatch, rect } from "../kit/shapes";

/**
 * The pistons of the picture, in its units. It gives how wide they are, how far they have moved, how long their arrows.
 */
export const pistons = {
  small: { width: 140, moved: 210, force: 84 },
  large: { width: 420, moved: 70, force: 252 },
};

const { small, large } = pistons;
const [level, pipe, floor, plate, rim] = [380, 620, 728, 28, 262];
const [smallFace, largeFace] = [level + small.moved, level - large.moved];
const [tall, push] = [1.1, 32];

/** The picture's width, and the left edges of the two cylinders. */
const [width, smallLeft, largeLeft] = [1200, 130, 640];

const press = () => {
  const smallRight = smallLeft + small.width;
  const right = largeLeft + large.width;
  const [smallMiddle, largeMiddle] = [smallLeft + small.width / 2, largeLeft + large.width / 2];
  /** Returns the ends of the liquid at height y. There is one stretch in each cylinder, one along the pipe. */
  const liquid = (y: number): [number, number][] => {
    if (y > pipe) return [[smallLeft, right]];
    // The lines leave space for the arrow.
    const room = y < largeFace + large.force + 26 ? 24 : 0;
    return [
      ...(y > smallFace ? [[smallLeft, smallRight] as [number, number]] : []),
      ...(y > largeFace
        ? ([
            [largeLeft, largeMiddle - room],
            [largeMiddle + room, right],
          ] as [number, number][])
        : []),
    ];
  };
  const water = [0, 1, 2]
    .map((part) => hatch(largeFace, floor, 38, (y) => liquid(y)[part] ?? null, { spacing: 0.8 }))
    .join("");
  const walls = `M${smallLeft} ${rim}V${floor}H${right}V${rim}M${smallRight} ${rim}V${pipe}H${largeLeft}V${rim}`;
  /** Draws pressure on a wall: perpendicular and equal everywhere, so arrows of one length. */
  const outward = (from: Vec2, [dx, dy]: Vec2) => arrow(from, [from[0] + dx * push, from[1] + dy * push], "thin", 14);
  const pressure = [
    ...sample(largeFace + 60, pipe + 70, 5, (y) => outward([right, y], [1, 0])),
    ...sample(smallFace + 45, pipe + 85, 2, (y) => outward([smallLeft, y], [-1, 0])),
    ...sample(smallRight + 60, largeLeft - 60, Math.round((largeLeft - smallRight) / 95), (x) =>
      outward([x, pipe], [0, -1]),
    ),
  ];
  const top = rim - 14;
  const pupils = [-1, 0, 1].map((i) => standing(largeMiddle + 140 * i, largeFace - plate, tall, "paperFill"));
  const body =
    mark(
      "tint",
      rect(smallLeft, level, small.width, small.moved) + rect(largeLeft, largeFace, large.width, large.moved),
    ) +
    mark("thin", water + hatch(floor, 800, 4, () => [0, width])) +
    mark("dotted", `M0 ${level}H${width}`) +
    pressure.join("") +
    mark("heavy", `${walls}M0 ${floor}H${width}`) +
    mark("inkFill", rect(smallLeft, smallFace - plate, small.width, plate)) +
    mark("inkFill", rect(largeLeft, largeFace - plate, large.width, plate)) +
    mark("inkFill", rect(smallLeft - 20, top - 14, small.width + 40, 14)) +
    mark("heavy", `M${smallMiddle} ${top}V${smallFace - plate}`) +
    pupils.join("") +
    standing(smallMiddle, top - 14, tall) +
    arrow([smallMiddle + 38, level - 30], [smallMiddle + 38, level - 30 + small.force], "heavy", 30) +
    arrow([largeMiddle, largeFace + 12 + large.force], [largeMiddle, largeFace + 12], "spot", 42);
  const words =
    word(smallRight + 24, level - 24, "një zbret") +
    word(largeLeft - 24, level + 68, "tri ngrihen", { anchor: "end", tone: "spot" });
  return { body, words };
};

export default {
  name: "hydraulics",
  subject: "physics",
  width,
  height: 800,
  title: "Presa hidraulike në prerje",
  description:
    "Dy pistonë mbi të njëjtin lëng. Mbi të voglin rri një nxënëse, mbi të madhin tri si ajo. I vogli zbret shumë, i " +
    "madhi ngjitet pak: dy zonat me ngjyrë janë të barabarta. Presioni është kudo i njëjtë, prandaj pistoni me " +
    "sipërfaqe tri herë më të madhe shtyhet lart me forcë tri herë më të madhe.",
  ...press(),
  style: ".h{stroke-width:8}.s{stroke-width:10}.pe{stroke-width:6}",
} satisfies Picture;
