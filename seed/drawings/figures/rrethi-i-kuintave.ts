/**
 * Twelve pure fifths on a circle where one turn is an octave. A tone of the ratio r is at 360°·log₂ r, so a fifth is
 * 210.59° and twelve of them are seven turns and 7.04°, the Pythagorean comma (3/2)^12 : 2^7 = 1.0136. The chords go
 * from each fifth to the next; the dotted rays are the twelve equal semitones of the piano, 30° apart.
 */
import { numbers, polyline, round, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { arc, circle, segment } from "../kit/shapes";

const steps = 12;
/** Returns the degrees of the circle for a ratio of frequencies. */
export const turn = (ratio: number): number => 360 * Math.log2(ratio);
/** Position of each fifth, degrees clockwise from the top. The last one has passed the top by the comma. */
export const fifths = Array.from({ length: steps + 1 }, (_, n) => turn((3 / 2) ** n) % 360);
/** The gap in degrees. */
export const comma = fifths[steps] as number;

const [cx, cy, radius] = [360, 340, 262] as const;
const radians = (degrees: number) => ((degrees - 90) * Math.PI) / 180;
const toPicture = (degrees: number, r: number = radius): Vec2 => [
  cx + r * Math.cos(radians(degrees)),
  cy + r * Math.sin(radians(degrees)),
];
const points = fifths.map((degrees) => toPicture(degrees));
const wedge = `${arc(cx, cy, radius, radians(0), radians(comma), 1)}L${numbers([cx, cy])}z`;

export default {
  name: "rrethi-i-kuintave",
  subject: "math",
  width: 720,
  height: 668,
  title: "Dymbëdhjetë kuinta nuk e mbyllin rrethin",
  description:
    "Rreth ku një rrotullim është një oktavë. Dymbëdhjetë kuinta të pastra vizatojnë një yll me dymbëdhjetë cepa, por " +
    "e fundit e kalon fillimin me 7°: mbetet një hapësirë e ngushtë me ngjyrë.",
  body:
    mark("tint", wedge) +
    mark(
      "dotted",
      Array.from({ length: steps }, (_, k) => segment(toPicture(30 * k, 66), toPicture(30 * k, radius - 4))).join(""),
    ) +
    mark("medium", circle(cx, cy, radius)) +
    mark("thin", polyline(points.slice(0, steps), { digits: 1 })) +
    mark("spotThin", polyline(points.slice(steps - 1), { digits: 1 })) +
    mark("spot", arc(cx, cy, radius, radians(0), radians(comma), 1)) +
    mark(
      "inkFill",
      points
        .slice(0, steps)
        .map((p) => circle(...p, 7))
        .join(""),
    ) +
    mark("spotFill", circle(...(points[steps] as Vec2), 10)) +
    fifths
      .map((degrees, n) => {
        const [x, y] = toPicture(degrees, radius + 30);
        if (n === 0) return label(x - 6, y + 8, "0", { anchor: "end" });
        if (n === steps) return label(round(x) - 4, y + 8, String(n), { tone: "spot", bold: true });
        return label(x, y + 9, String(n), { anchor: "middle" });
      })
      .join(""),
} satisfies Picture;
