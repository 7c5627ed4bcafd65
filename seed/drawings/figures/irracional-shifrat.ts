/**
 * The first decimals of 1/7 and of √2. A column of n strokes is the digit n. Long division repeats as soon as a
 * remainder comes back; the digits of √2 come from the integer square root of 2 · 10^(2n).
 */
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { hatch, rect } from "../kit/shapes";

const count = 42;

/** Returns the first `n` decimals of 1 : divisor, by long division. */
export const fractionDigits = (divisor: number, n: number): number[] => {
  let remainder = 1;
  return Array.from({ length: n }, () => {
    const digit = Math.floor((remainder * 10) / divisor);
    remainder = (remainder * 10) % divisor;
    return digit;
  });
};

/** Returns the first `n` decimals of √2, exact: Newton's method on whole numbers. */
export const rootTwoDigits = (n: number): number[] => {
  const square = 2n * 10n ** BigInt(2 * n);
  let root = 2n * 10n ** BigInt(n);
  while (root * root > square) root = (root + square / root) / 2n;
  return [...String(root)].slice(1).map(Number);
};

const left = 24;
const step = 16;
const stroke = 11;
const rise = 12;
const width = count * step;

const columns = (digits: readonly number[], bottom: number): string =>
  digits
    .map((digit, i) => {
      const x = left + i * step + (step - stroke) / 2;
      return hatch(bottom, bottom - rise * (digit + 1), digit, () => [x, x + stroke], { digits: 1 });
    })
    .join("");

const rows = { seventh: 176, root: 376 } as const;
const period = 6;
const periods = Array.from({ length: count / period }, (_, i) => left + i * period * step);

export default {
  name: "irracional-shifrat",
  subject: "math",
  width: 720,
  height: 400,
  title: "Shifrat e 1/7 dhe shifrat e √2",
  description:
    "Dyzet e dy shifra pas presjes, secila shtyllë me aq vija sa vlen. Te 1/7 gjashtëshja 142857 " +
    "përsëritet shtatë herë; te √2 asnjë periodë nuk shfaqet.",
  body:
    mark(
      "tint",
      periods
        .filter((_, i) => i % 2 === 0)
        .map((x) => rect(x, rows.seventh - 112, period * step, 112))
        .join(""),
    ) +
    mark("thin", columns(fractionDigits(7, count), rows.seventh), { also: "n" }) +
    mark("thin", columns(rootTwoDigits(count), rows.root), { also: "n" }) +
    mark("medium", `M${left} ${rows.root}h${width}`) +
    mark("spot", periods.map((x) => `M${x + 4} ${rows.seventh + 2}h${period * step - 8}`).join("")) +
    label(left, rows.seventh - 130, "1/7 = 0,142857\u00a0142857…", { size: 27 }) +
    label(left, rows.root - 130, "√2 = 1,414213562373…", { size: 27 }),
  style: ".n{stroke-width:5}",
} satisfies Picture;
