/**
 * Two pulses on one rope add up and pass. By d'Alembert (1747) the solution of the wave equation is y = f(x − vt) + g(x
 * + vt), with bells f and g. Left both point up, right one up and one down. Three moments: before, at the meeting,
 * after.
 */
import { fit, sample, type Vec2 } from "../kit/curve";
import { arrow, label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";

const bell = (x: number) => Math.exp(-((x / 26) ** 2));
export type Pair = readonly [first: number, second: number];
export const pairs: readonly Pair[] = [
  [56, 34],
  [50, -50],
];

/**
 * Returns the heights at `x` of both pulses and of the rope. Each pulse is still `away` from the middle; away < 0:
 * after.
 */
export const heights = ([first, second]: Pair, x: number, away: number) => {
  const [one, other] = [first * bell(x + away), second * bell(x - away)];
  return { one, other, rope: one + other };
};

const rows = [
  { y: 90, away: 86, name: "para" },
  { y: 250, away: 0, name: "takimi" },
  { y: 382, away: -86, name: "pas" },
];
/* A label of a phone ends at 91. */
const [reach, middles] = [148, [254, 568]];
const curve = (middle: number, y: number, h: (x: number) => number) =>
  fit(
    sample(-reach, reach, 148, (x): Vec2 => [middle + x, y - h(x)]),
    0.5,
    { digits: 1 },
  );

const drawn = pairs.flatMap((pair, i) =>
  rows.map(({ y, away }) => {
    const middle = middles[i] as number;
    const rope = curve(middle, y, (x) => heights(pair, x, away).rope);
    if (away === 0)
      return (
        mark("tint", `${rope}z`) +
        mark(
          "dotted",
          curve(middle, y, (x) => heights(pair, x, 0).one) + curve(middle, y, (x) => heights(pair, x, 0).other),
        ) +
        mark("spot", rope)
      );
    const head = (place: number, side: number, up: number): string => {
      const level = y - up / 2;
      const x = middle + place + side * 32;
      return arrow([x, level], [x + side * 32, level], "thin", 14);
    };
    return mark("medium", rope, { also: "ro" }) + head(-away, 1, pair[0]) + head(away, -1, pair[1]);
  }),
);

export default {
  name: "dy-pulse",
  subject: "physics",
  width: 720,
  height: 450,
  title: "Dy pulse takohen në të njëjtin litar",
  description:
    "Majtas dy pulse lart: kur takohen, lartësitë mblidhen. Djathtas një puls lart dhe një poshtë, njëlloj të mëdhenj: " +
    "për një çast litari është i drejtë. Pas takimit secili vazhdon rrugën me formën e vet.",
  body: drawn.join("") + rows.map(({ y, name }) => label(2, y + 8, name, { tone: "mute" })).join(""),
  style: ".ro{stroke-width:4}",
} satisfies Picture;
