/**
 * Counting ways (Einstein's solid, 1907). Q equal portions of energy can be distributed among N atoms in C(q + N − 1,
 * q) ways. Left: two bodies of three atoms and six portions, 462 ways in all. Right: two bodies of 300 atoms and 600
 * portions; binomials of that size are computed by a running product of ratios, so that nothing overflows.
 */
import { polyline, round, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { rect } from "../kit/shapes";

/** Returns the ways of each split, relative to the likeliest. A split is (q, total − q) for q from 0 to `total`. */
export const relativeWays = (atoms: number, total: number): number[] => {
  const logs = [0];
  for (let q = 1; q <= total; q++) {
    const gained = (q + atoms - 1) / q;
    const lost = (total - q + atoms) / (total - q + 1);
    logs.push((logs[q - 1] as number) + Math.log(gained / lost));
  }
  const most = Math.max(...logs);
  return logs.map((log) => Math.exp(log - most));
};

/** C(n, k) for small n. */
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

/** Ways of splitting six portions between two bodies of three atoms. The hot body is first: 6 + 0, 5 + 1, … */
export const ways: number[] = [6, 5, 4, 3, 2, 1, 0].map((q) => choose(q + 2, 2) * choose(8 - q, 2));

const [top, bottom] = [76, 340];
const step = 54;
const left = 22;
const X = (i: number) => left + step * (i + 0.5);
const height = (count: number) => ((bottom - top) * count) / 100;

const many = { atoms: 300, portions: 600, left: 448, right: 708 };
const needle: Vec2[] = relativeWays(many.atoms, many.portions)
  .map((w, q): Vec2 => [many.left + ((many.right - many.left) * q) / many.portions, bottom - (bottom - top) * w])
  .filter((_, q) => q >= 216 && q <= 384 && q % 3 === 0);
const middle = (many.left + many.right) / 2;

const bar = (i: number) => rect(X(i) - 19, bottom - height(ways[i] as number), 38, height(ways[i] as number), 1);

/** Returns the hatching inside a bar, one stroke for every five ways. */
const strokes = (i: number) =>
  Array.from({ length: Math.floor(((ways[i] as number) - 1) / 5) }, (_, k) => {
    return `M${round(X(i) - 19)} ${round(bottom - height(5 * (k + 1)), 1)}h38`;
  }).join("");

export default {
  name: "gjashte-monedha",
  subject: "physics",
  width: 720,
  height: 420,
  title: "Sa mënyra ka çdo ndarje e energjisë midis dy trupave",
  description:
    "Gjashtë monedha midis dy trupave me nga tri atome: 28, 63, 90, 100, 90, 63, 28 mënyra. Me 300 atome në çdo " +
    "trup dhe 600 monedha e njëjta kodër bëhet një majë e ngushtë te gjysma.",
  body:
    mark("tint", bar(3)) +
    mark("thin", [0, 1, 2, 4, 5, 6].map(strokes).join("")) +
    mark("medium", [0, 1, 2, 4, 5, 6].map(bar).join("")) +
    mark("spot", bar(3), { also: "ba" }) +
    mark("medium", `M${left} ${bottom}H${left + 7 * step}M${many.left} ${bottom}H${many.right}`) +
    mark("medium", [0, 300, 600].map((q) => `M${many.left + (q / 600) * 260} ${bottom}v9`).join("")) +
    mark("tint", polyline(needle, { digits: 1 })) +
    mark("spot", polyline(needle, { digits: 1 }), { also: "ba" }) +
    ways
      .map((w, i) =>
        label(X(i), bottom - height(w) - 12, String(w), {
          anchor: "middle",
          ...(i === 3 ? { tone: "spot" as const, bold: true } : {}),
        }),
      )
      .join("") +
    ways.map((_, i) => label(X(i), bottom + 36, `${6 - i}:${i}`, { anchor: "middle" })).join("") +
    label(many.left, bottom + 40, "600:0", { anchor: "start" }) +
    label(middle, bottom + 40, "300:300", { anchor: "middle", tone: "spot", bold: true }) +
    label(many.right, bottom + 40, "0:600", { anchor: "end" }) +
    label(left + 3.5 * step, 32, "3 + 3 atome", { anchor: "middle", tone: "mute" }) +
    label(middle, 32, "300 + 300 atome", { anchor: "middle", tone: "mute" }) +
    label(left + 3.5 * step, 410, "i nxehti : i ftohti", { anchor: "middle", tone: "mute" }),
  style: ".ba{stroke-width:3.4}",
} satisfies Picture;
