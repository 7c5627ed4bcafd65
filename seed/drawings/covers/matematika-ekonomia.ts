/**
 * A thousand lek at 7 % compound interest, after 0, 10, 20, 30 and 40 years, in notes of 200 lek. After n years (1 + r)ⁿ
 * is, by the binomial theorem, the sum of C(n, k)·rᵏ: the capital (k = 0), the interest on it (k = 1), and the interest
 * on interest (k ≥ 2), which are the spot notes. Money short of a note is not drawn.
 */
import { round } from "../kit/curve";
import { label, mark, word } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { segment } from "../kit/shapes";

/** Interest a year. */
export const rate = 0.07;
/** The capital, and the value of one note, in lek. */
export const [capital, note] = [1000, 200];
export const years = [0, 10, 20, 30, 40] as const;

/**
 * Returns the money after `n` years from a capital of 1, by generations. They are the capital, its interest, the
 * interest's interest, …
 */
export const generations = (n: number): number[] => {
  const parts = [1];
  for (let k = 1; k <= n; k++) parts.push(((parts[k - 1] as number) * rate * (n - k + 1)) / k);
  return parts;
};

/** Returns the whole notes after `n` years: of the capital, up to its interest, and in all. */
export const notes = (n: number): readonly [number, number, number] => {
  const [first = 0, second = 0, ...later] = generations(n).map((part) => (part * capital) / note);
  const sums = [first, first + second, later.reduce((sum, part) => sum + part, first + second)];
  return sums.map((sum) => Math.floor(sum + 1e-9)) as unknown as readonly [number, number, number];
};

/** Height of a note with the gap above it, its thickness, its front, and its depth to the upper right. */
const [ground, pitch, thick, front, deep, rise] = [714, 9, 7.2, 134, 46, 22];
const leftOf = (i: number) => 28 + 241 * i;

/** Returns the front and the side of the notes from one number to another, as one surface each. */
const stack = (i: number, from: number, to: number): string =>
  Array.from({ length: Math.max(0, to - from) }, (_, k) => {
    const y = round(ground - pitch * (from + k), 1);
    return `M${leftOf(i)} ${y}h${front}l${deep}-${rise}v-${thick}l-${deep} ${rise}h-${front}z`;
  }).join("");
const part = (of: 0 | 1 | 2): string =>
  years.map((n, i) => stack(i, of === 0 ? 0 : (notes(n)[of - 1] as number), notes(n)[of] as number)).join("");
/** The upper faces of the stacks. */
const tops = years
  .map((n, i) => {
    const [x, y] = [leftOf(i), round(ground - pitch * notes(n)[2] + pitch - thick, 1)];
    return `M${x} ${y}l${deep}-${rise}h${front}l-${deep} ${rise}z`;
  })
  .join("");

export default {
  name: "matematika-ekonomia",
  subject: "math",
  width: 1200,
  height: 800,
  title: "Interesi i interesit: turrat që rriten vetë",
  description:
    "Një mijë lekë me shtatë përqind në vit, pas 0, 10, 20, 30 dhe 40 vjetësh. Poshtë në çdo turrë i njëjti kapital, " +
    "mbi të interesi i tij, dhe sipër, me ngjyrë, interesi i interesit, që në fund zë gati të gjithë turrën.",
  body:
    mark("inkFill", part(0)) +
    mark("tint", part(1)) +
    mark("thin", part(1)) +
    mark("spotFill", part(2)) +
    mark("paperFill", tops) +
    mark("medium", tops) +
    mark("heavy", segment([0, ground + 3], [1200, ground + 3])),
  words:
    years
      .map((n, i) =>
        label(leftOf(i) + front / 2, 778, n === 40 ? "40 vjet" : String(n), { anchor: "middle", size: 50 }),
      )
      .join("") +
    word(30, 600, "1000\u00a0lekë") +
    word(830, 240, "interesi i interesit", { anchor: "end", tone: "spot" }) +
    word(486, 520, "interesi", { anchor: "end" }),
} satisfies Picture;
