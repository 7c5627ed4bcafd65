/**
 * The law of large numbers: the relative frequency of heads in seven games. A game is k/n over 1000 fair tosses. The
 * funnel is 1/2 ± 1/√n, two standard deviations of k/n, since σ = √(p(1 − p)/n) = 1/(2√n) for p = 1/2.
 */
import { fit, numbers, polyline, sample, type Vec2 } from "../kit/curve";
import { graphPlane } from "../kit/graph-plane";
import { clipPath, label, mark } from "../kit/marks";
import { mulberry32 } from "../kit/numerics";
import type { Picture } from "../kit/picture";
import { rect } from "../kit/shapes";

const tosses = 1000;
const [left, right, top, bottom] = [78, 686, 24, 388] as const;
const { X, Y, toPicture, axes } = graphPlane({ x: [0, tosses], y: [0.2, 0.8], left, right, top, bottom });

/** Returns the number of heads after each toss of one game. Element n is the count after n tosses, element 0 is 0. */
export const heads = (random: () => number): number[] => {
  const counts = [0];
  for (let n = 1; n <= tosses; n++) counts.push((counts[n - 1] as number) + (random() < 0.5 ? 1 : 0));
  return counts;
};

const random = mulberry32(2026);
const others = Array.from({ length: 6 }, () => heads(random));

/** The game of the text, chosen by its beginning alone. It has eight heads in the first ten tosses. */
export const lucky: number[] = (() => {
  for (;;) {
    const game = heads(random);
    if (game[10] === 8) return game;
  }
})();

/** Tosses that are drawn, from the fifth on. At first all are, then fewer, since more would not be visible. */
const shown = Array.from({ length: tosses - 4 }, (_, i) => i + 5).filter((n) => n < 24 || n % (n < 240 ? 6 : 10) === 0);
const frequency = (game: number[]) => shown.map((n) => toPicture(n, (game[n] as number) / n));

const edge = (side: 1 | -1) => sample(Math.sqrt(9), Math.sqrt(tosses), 90, (r) => toPicture(r * r, 0.5 + side / r));
const [upper, lower] = [edge(1), edge(-1)];
const funnel = `${fit(upper, 0.6)}L${numbers(lower.at(-1) as Vec2)}${fit([...lower].reverse(), 0.6, { join: true })}z`;

export default {
  name: "numrat-e-medhenj",
  subject: "math",
  width: 720,
  height: 440,
  title: "Frekuenca e stemave në shtatë lojëra",
  description:
    "Frekuenca relative e stemave gjatë 1000 hedhjeve, në shtatë lojëra. Vijat luhaten fort në fillim dhe mblidhen " +
    "rreth gjysmës; në fund të shtata janë brenda hinkës 1/2 ± 1/√n. Loja e theksuar nis me 8 stema në 10 hedhje.",
  body:
    clipPath("k", rect(left, top, right - left, bottom - top)) +
    mark("tint", funnel, { clip: "k" }) +
    mark("thin", others.map((game) => polyline(frequency(game))).join(""), { clip: "k" }) +
    mark("dotted", fit(upper, 0.6) + fit(lower, 0.6), { clip: "k" }) +
    mark("medium", `M${left} ${Y(0.5)}H${right}`) +
    mark("spot", polyline(frequency(lucky)), { clip: "k", also: "g" }) +
    mark("medium", axes({ x: [250, 500, 750, 1000], y: [0.3, 0.4, 0.5, 0.6, 0.7] })) +
    [0.3, 0.5, 0.7].map((f) => label(left - 16, Y(f) + 9, String(f).replace(".", ","), { anchor: "end" })).join("") +
    [250, 500, 1000].map((n) => label(X(n), bottom + 40, String(n), { anchor: "middle" })).join("") +
    label(X(750), bottom + 40, "hedhje", { anchor: "middle", tone: "mute" }) +
    label(X(120), Y(0.68), "8 stema në 10 hedhje", { tone: "spot" }) +
    label(X(420), Y(0.6), "0,5 + 1/√n") +
    label(X(420), Y(0.4) + 20, "0,5 − 1/√n"),
  style: ".g{stroke-width:4}",
} satisfies Picture;
