/**
 * A thousand lek at 7 % compound interest, forty years. After n years (1 + r)ⁿ is, by the binomial theorem, the sum of
 * C(n, k)·rᵏ: the capital (k = 0), the interest on it (k = 1), the interest on that interest (k = 2), and so on. A
 * column is a year and as wide as its money, so areas are money: the capital has the same area in every column, and the
 * rest is interest. The steps of the spot line are on a hyperbola: width · height of the capital is constant.
 */
import { round } from "../kit/curve";
import { mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";

/** Interest a year. */
export const rate = 0.07;
const years = 40;
const width = 1200;
export const height = 800;

/**
 * Returns the money after `n` years from a capital of 1, by generations. They are the capital, its interest, the
 * interest's interest, …
 */
export const generations = (n: number): number[] => {
  const parts = [1];
  for (let k = 1; k <= n; k++) parts.push(((parts[k - 1] as number) * rate * (n - k + 1)) / k);
  return parts;
};

const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);
const unit = width / total(Array.from({ length: years }, (_, n) => total(generations(n))));

interface Column {
  left: number;
  right: number;
  depths: number[];
}
/** The columns, from left to right. `depths[k]` is the depth of the generations up to k, with the capital on top. */
export const columns: Column[] = [];
for (let n = 0, left = 0; n < years; n++) {
  const parts = generations(n);
  const right = left + unit * total(parts);
  const depths = Array.from({ length: 8 }, (_, k) => (height * total(parts.slice(0, k + 1))) / total(parts));
  columns.push({ left, right, depths });
  left = right;
}

const depth = ({ depths }: Column, k: number) => depths[k] as number;
const stairs = (k: number) => {
  const steps = columns.map((column) => `V${round(depth(column, k))}H${round(column.right, 1)}`);
  return `M0 ${height}${steps.join("")}`;
};
/** Returns the horizontal hatching of one generation. */
const hatched = (k: number, step: number) => {
  let d = "";
  for (let y = step / 2; y < height; y += step) {
    const crossed = columns.filter((column) => depth(column, k - 1) < y && depth(column, k) > y);
    const [first, last] = [crossed[0], crossed.at(-1)];
    if (first && last) d += `M${round(first.left)} ${y}H${round(last.right)}`;
  }
  return d;
};

export default {
  name: "matematika-ekonomia",
  subject: "math",
  width,
  height,
  title: "Interesi i interesit: një shkallë që ngjitet vetë",
  description:
    "Çdo shtyllë është një vit, e gjerë sa paratë e atij viti. Lart, me ngjyrë, kapitali: në çdo shtyllë e njëjta " +
    "sipërfaqe. Poshtë tij rriten shtresat: interesi, interesi i interesit e kështu me radhë.",
  body:
    mark("tint", `${stairs(0)}V0H0z`) +
    mark("thin", hatched(2, 19) + hatched(3, 12) + hatched(4, 7) + hatched(5, 4)) +
    mark(
      "thin",
      columns.map(({ right }, i) => `M${round(right, 1)} 0V${round(depth(columns[i] as Column, 1))}`).join(""),
    ) +
    mark("inkFill", `${stairs(5)}V${height}z`) +
    mark("medium", [1, 2, 3, 4].map(stairs).join("")) +
    mark("spot", stairs(0)),
  words:
    word(420, 60, "kapitali, 1000\u00a0lekë", { tone: "spot", on: "tint" }) +
    word(520, 220, "interesi") +
    word(700, 410, "interesi i interesit"),
} satisfies Picture;
