/**
 * A photograph of a rope, y = A·cos 2π(x − x₀)/λ, whose end a person holds, over a measuring stick. Person, rope and
 * stick have one scale.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { clipPath, label, mark } from "../kit/marks";
import { holding } from "../kit/person";
import type { Picture } from "../kit/picture";
import { rect, segment } from "../kit/shapes";

/** Metres. */
export const rope = { amplitude: 0.25, wavelength: 1.2, firstCrest: 0.6, length: 3 } as const;

/** Returns the height of the rope in metres at `x` metres. */
export const height = (x: number): number =>
  rope.amplitude * Math.cos((2 * Math.PI * (x - rope.firstCrest)) / rope.wavelength);

const [left, perMetre, rest, floor, right] = [152, 176, 100, 206, 712] as const;
const X = (x: number): number => left + perMetre * x;
const toPicture = (x: number): Vec2 => [X(x), rest - perMetre * height(x)];
/** The rope goes on to the photograph's edge. */
const line = sample(0, (right - left) / perMetre, 240, toPicture);
const places = [0, 0.6, 1.2, 1.8, 2.4, 3] as const;
const names = ["0", "0,6", "1,2", "1,8", "2,4", "3,0\u00a0m"] as const;

/** A person is 178 units tall, here 1,7 m; the hand is 44 units in front of the soles and 118 above them. */
const scale = (1.7 * perMetre) / 178;
const [hand] = line as [Vec2];
const person = holding(hand[0] - 44 * scale, hand[1] + 118 * scale, scale, 2);
const tenths = sample(0, rope.length, 30, (x) => `M${X(x).toFixed(1)} ${floor}v10`).join("");

export default {
  name: "kuiz-fotografia-e-litarit",
  subject: "physics",
  width: 720,
  height: 290,
  title: "Fotografi e një litari ku ecën një valë",
  description:
    "Një dorë mban fillimin e litarit mbi zeron e një vizoreje prej 3 metrash. Pikat më të larta të litarit janë te " +
    "0,6, te 1,8 dhe te 3,0 metra, pikat më të ulëta te 0, te 1,2 dhe te 2,4 metra.",
  body:
    clipPath("fo", rect(8, 10, right - 8, floor - 10)) +
    `<g clip-path="url(#fo)">${mark("dotted", segment([left, rest], [right, rest]))}${mark(
      "thin",
      places.map((x) => segment(toPicture(x), [X(x), floor])).join(""),
      { also: "gr" },
    )}${mark("spot", fit(line), { also: "ro" })}${person}</g>` +
    mark("medium", rect(8, 10, right - 8, floor - 10)) +
    mark("thin", tenths, { also: "gr" }) +
    mark("medium", places.map((x) => `M${X(x).toFixed(1)} ${floor}v20`).join("")) +
    places.map((x, i) => label(X(x), floor + 54, names[i] as string, { anchor: "middle" })).join(""),
  style: ".gr{stroke-width:1}.ro{stroke-width:8}.pe{stroke-width:5.6}",
} satisfies Picture;
