/** A rope at one moment, y = A·cos 2π(x − x₀)/λ, over metres. The heights are drawn 2 times as large. */
import { fit, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, segment } from "../kit/shapes";

/** Metres. */
export const rope = { amplitude: 0.15, wavelength: 1.2, firstCrest: 0.6, length: 3 } as const;

/** Returns the height of the rope in metres at `x` metres. */
export const height = (x: number): number =>
  rope.amplitude * Math.cos((2 * Math.PI * (x - rope.firstCrest)) / rope.wavelength);

const [left, perMetre, rest, floor] = [40, 208, 108, 222] as const;
const X = (x: number): number => left + perMetre * x;
const line = sample(0, rope.length, 240, (x): Vec2 => [X(x), rest - 2 * perMetre * height(x)]);
const places = [0, 0.6, 1.2, 1.8, 2.4, 3] as const;
const names = ["0", "0,6", "1,2", "1,8", "2,4", "3,0\u00a0m"] as const;

export default {
  name: "kuiz-fotografia-e-litarit",
  subject: "physics",
  width: 720,
  height: 280,
  title: "Fotografi e një litari ku ecën një valë",
  description:
    "Litari është i valëzuar mbi një bosht me metra, nga 0 deri në 3. Pikat më të larta janë te 0,6, te 1,8 dhe " +
    "te 3,0 metra, pikat më të ulëta te 0, te 1,2 dhe te 2,4 metra.",
  body:
    mark("thin", places.map((x) => segment([X(x), 26], [X(x), floor])).join(""), { also: "gr" }) +
    mark("dotted", segment([left, rest], [X(rope.length), rest])) +
    mark("medium", axes({ left, right: X(rope.length), top: floor, bottom: floor, xTicks: places.map(X) })) +
    mark("spot", fit(line)) +
    places.map((x, i) => label(X(x), floor + 42, names[i] as string, { anchor: "middle" })).join(""),
  style: ".gr{stroke-width:.8}",
} satisfies Picture;
