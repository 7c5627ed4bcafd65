/**
 * The sample space of two dice. The 6 × 6 table is turned by 45°, so a column holds the pairs of one sum and its height
 * is the number of ways, 6 − |s − 7|. Nothing is weighted: 36 equal cells, 36 equally likely pairs.
 */
import { polyline, sample, type Vec2 } from "../kit/curve";
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { segment } from "../kit/shapes";

const faces = [1, 2, 3, 4, 5, 6] as const;

/** Every pair of the sample space, first die first. */
export const pairs = faces.flatMap((first) => faces.map((second) => [first, second] as const));

/** Returns the number of the 36 pairs whose sum is `sum`. */
export const ways = (sum: number): number => pairs.filter(([first, second]) => first + second === sum).length;

/** Half of a cell's width and height. */
const [across, down] = [52, 33] as const;
const [middle, waist] = [402, 206] as const;
const [sums, counts] = [448, 488] as const;

/** Returns the position of a pair; whole numbers are cells, halves their edges. */
const toPicture = (first: number, second: number): Vec2 => [
  middle + (first + second - 7) * across,
  waist + (first - second) * down,
];

const cell = (first: number, second: number): string =>
  polyline(
    [
      toPicture(first - 0.5, second - 0.5),
      toPicture(first - 0.5, second + 0.5),
      toPicture(first + 0.5, second + 0.5),
      toPicture(first + 0.5, second - 0.5),
    ],
    { close: true },
  );

const grid = sample(
  0.5,
  6.5,
  6,
  (k) => segment(toPicture(k, 0.5), toPicture(k, 6.5)) + segment(toPicture(0.5, k), toPicture(6.5, k)),
);
const frame = polyline([toPicture(0.5, 0.5), toPicture(0.5, 6.5), toPicture(6.5, 6.5), toPicture(6.5, 0.5)], {
  close: true,
});
const sevens = pairs.filter(([first, second]) => first + second === 7);

const columns = sample(2, 12, 10, (sum) => {
  const [x, low] = [middle + (sum - 7) * across, waist + ways(sum) * down];
  const style = { anchor: "middle", tone: sum === 7 ? "spot" : "ink", bold: true } as const;
  return {
    guide: segment([x, low + 5], [x, sums - 30]),
    text: label(x, sums, String(sum), style) + label(x, counts, String(ways(sum)), { ...style, bold: sum === 7 }),
  };
});

export default {
  name: "dy-zaret",
  subject: "math",
  width: 720,
  height: 504,
  title: "36 çiftet e dy zareve",
  description:
    "Tabela e 36 çifteve e kthyer me cep poshtë. Çdo kolonë mban çiftet me të njëjtën shumë: një çift për shumën 2, " +
    "gjashtë çifte për shumën 7, përsëri një çift për shumën 12.",
  body:
    mark("tint", sevens.map(([first, second]) => cell(first, second)).join("")) +
    mark("thin", grid.join("")) +
    mark("dotted", columns.map(({ guide }) => guide).join("")) +
    mark("medium", frame) +
    mark("spot", sevens.map(([first, second]) => cell(first, second)).join("")) +
    pairs
      .map(([first, second]) => {
        const [x, y] = toPicture(first, second);
        return label(x, y + 9, `${first}+${second}`, {
          anchor: "middle",
          bold: first + second === 7,
          on: first + second === 7 ? "tint" : "paper",
        });
      })
      .join("") +
    columns.map(({ text }) => text).join("") +
    label(2, sums, "shuma", { tone: "mute" }) +
    label(2, counts, "mënyra", { tone: "mute" }),
} satisfies Picture;
