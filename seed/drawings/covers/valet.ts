/**
 * Beats: two sine waves of nearly equal length and their sum. There are 17 and 15 waves across the picture, added by
 * superposition. The envelope is 2·A·cos(π·(f₁ − f₂)·x): the sum is loud and silent f₁ − f₂ = 2 times.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { mark } from "../kit/marks";
import type { Picture } from "../kit/picture";

const counts = [17, 15] as const;
const phase = (x: number, waves: number) => 2 * Math.PI * waves * (x / 1200 - 0.5);

/** Returns the two waves and their sum at x, each with amplitude 1. */
export const waves = (x: number): { first: number; second: number; sum: number } => {
  const [first, second] = [Math.cos(phase(x, counts[0])), Math.cos(phase(x, counts[1]))];
  return { first, second, sum: first + second };
};

/** Returns the envelope of the sum. */
export const envelope = (x: number): number => 2 * Math.cos(phase(x, (counts[0] - counts[1]) / 2));

const curve = (axis: number, amplitude: number, f: (x: number) => number) =>
  sample(0, 1200, 720, (x): Vec2 => [x, axis - amplitude * f(x)]);
const [small, large, axis] = [50, 116, 400];
const hull = (side: number) => curve(axis, large * side, (x) => Math.abs(envelope(x)));
const halves = (points: Vec2[]) =>
  [0, 300, 900, 1200].slice(0, 3).map((from, i) => {
    const to = [300, 900, 1200][i] as number;
    return points.filter(([x]) => x >= from && x <= to);
  });
const bodies = halves(hull(1)).map((upper, i) => {
  const lower = (halves(hull(-1))[i] ?? []).slice().reverse();
  return `${fit(upper)}${fit(lower, 0.9, { join: true })}z`;
});

export default {
  name: "valet",
  subject: "physics",
  width: 1200,
  height: 800,
  title: "Rrahjet e dy tingujve pothuaj të njëjtë",
  description:
    "Dy valë me frekuencë pothuaj të njëjtë dhe shuma e tyre. Herë forcohen, herë shuhen: kështu dëgjohen " +
    "rrahjet kur akordon një kitarë.",
  body:
    mark("tint", bodies.join("")) +
    mark(
      "medium",
      fit(
        curve(70, small, (x) => waves(x).first),
        0.8,
      ),
      { also: "cu" },
    ) +
    mark(
      "medium",
      fit(
        curve(730, small, (x) => waves(x).second),
        0.8,
      ),
      { also: "cu" },
    ) +
    mark(
      "dotted",
      [1, -1]
        .map((side) =>
          halves(hull(side))
            .map((points) => fit(points))
            .join(""),
        )
        .join(""),
    ) +
    mark(
      "spot",
      fit(
        curve(axis, large, (x) => waves(x).sum),
        0.8,
      ),
    ),
  weight: 1.9,
  style: ".cu{stroke-width:4}.d{stroke-dasharray:.1 16}",
} satisfies Picture;
