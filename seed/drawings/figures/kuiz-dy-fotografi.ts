/**
 * One rope at two moments, t = 0 and t = 0.2 s. Its height is y = A·cos 2π(x − x₀ − v·t)/λ. The heights are drawn 3
 * times as large.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { axes, segment } from "../kit/shapes";

/** Metres, metres per second. */
export const wave = { amplitude: 0.13, wavelength: 2, firstCrest: 0.5, speed: 2.5 } as const;

/** Seconds between the two photographs. */
export const between = 0.2;

/** Returns the height of the rope in metres at `x` metres and `t` seconds. */
export const height = (x: number, t: number): number =>
  wave.amplitude * Math.cos((2 * Math.PI * (x - wave.firstCrest - wave.speed * t)) / wave.wavelength);

const [left, perMetre, rest, floor] = [36, 160, 150, 248] as const;
const X = (x: number): number => left + perMetre * x;
const rope = (t: number) => fit(sample(0, 4, 240, (x): Vec2 => [X(x), rest - 3 * perMetre * height(x, t)]));
const halves = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4] as const;

export default {
  name: "kuiz-dy-fotografi",
  subject: "physics",
  width: 720,
  height: 310,
  title: "I njëjti litar në dy çaste",
  description:
    "Dy vija të valëzuara me të njëjtën formë mbi një bosht me metra, nga 0 deri në 4. Kreshtat e vijës së plotë " +
    "janë te 0,5 dhe te 2,5 metra; kreshtat e vijës me pika, pak më vonë, te 1,0 dhe te 3,0 metra.",
  body:
    mark("thin", halves.map((x) => segment([X(x), 66], [X(x), floor])).join(""), { also: "gr" }) +
    mark("medium", axes({ left, right: X(4), top: floor, bottom: floor, xTicks: halves.map(X) })) +
    mark("dotted", rope(between), { also: "do" }) +
    mark("spot", rope(0)) +
    mark("spot", "M36 30h50") +
    label(98, 39, "tani") +
    mark("dotted", "M236 30h52", { also: "do" }) +
    label(302, 39, "0,2\u00a0s më vonë") +
    [0, 1, 2, 3, 4]
      .map((x) => label(X(x), floor + 42, x === 4 ? "4\u00a0m" : String(x), { anchor: "middle" }))
      .join(""),
  style: ".gr{stroke-width:.8}.do{stroke-width:5}",
} satisfies Picture;
