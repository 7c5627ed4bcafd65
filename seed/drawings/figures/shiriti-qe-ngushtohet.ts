/**
 * I = n·e·S·v: a flat strip of even thickness whose width halves. The free electrons are evenly spaced, one to a cell
 * of `cell` × `cell`; in one second the cut of each part is passed by those within v·1 s of it. The same current means
 * the same number, so the part of half the width is twice as long.
 */
import { polyline, sample, type Vec2 } from "../kit/curve";
import { arrow, label, mark } from "../kit/marks";
import { mulberry32 } from "../kit/numerics";
import type { Picture } from "../kit/picture";
import { rect, segment } from "../kit/shapes";

const cell = 20;
const middle = 190;
const taper = { from: 300, to: 370 };
const half = { wide: 80, narrow: 40 };

interface Part {
  left: number;
  right: number;
  half: number;
}
/**
 * Electrons that pass each cut in one second. They fill from `left` to the cut at `right`, `half` up and down from the
 * middle.
 */
export const parts: readonly [wide: Part, narrow: Part] = [
  { left: 100, right: 200, half: half.wide },
  { left: 440, right: 640, half: half.narrow },
];

const random = mulberry32(1827);
const jitter = () => (random() - 0.5) * 0.48 * cell;
const edge = (x: number): number => {
  const share = Math.min(1, Math.max(0, (x - taper.from) / (taper.to - taper.from)));
  return half.wide + (half.narrow - half.wide) * share;
};

/** Places of the free electrons, one in every cell that is wholly in the strip. */
const electrons: readonly Vec2[] = sample(0, 35, 35, (column) =>
  sample(-4, 3, 7, (row): Vec2 => [cell * (column + 0.5), cell * (row + 0.5)]),
)
  .flat()
  .filter(([x, y]) => Math.abs(y) + cell / 2 <= edge(x))
  .map(([x, y]): Vec2 => [x + jitter(), middle + y + jitter()]);

/** Returns the electrons of one part. */
export const inside = ({ left, right, half: reach }: Part): Vec2[] =>
  electrons.filter(([x, y]) => x > left && x < right && Math.abs(y - middle) < reach);

const passing = parts.flatMap(inside);
const dots = (places: readonly Vec2[]) => places.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join("");
const side = (sign: 1 | -1): Vec2[] => [
  [0, middle + sign * half.wide],
  [taper.from, middle + sign * half.wide],
  [taper.to, middle + sign * half.narrow],
  [720, middle + sign * half.narrow],
];

export default {
  name: "shiriti-qe-ngushtohet",
  subject: "physics",
  width: 720,
  height: 372,
  title: "E njëjta rrymë në një shirit bakri që ngushtohet",
  description:
    "Shirit bakri me trashësi të njëjtë; djathtas gjerësia është sa gjysma. Pjesa e ngjyrosur kalon prerjen brenda " +
    "një sekonde: në të ngushtën është dy herë më e gjatë, por të dyja mbajnë nga 40 elektrone.",
  body:
    mark(
      "tint",
      parts.map(({ left, right, half: reach }) => rect(left, middle - reach, right - left, 2 * reach)).join(""),
    ) +
    mark("thin", dots(electrons.filter((place) => !passing.includes(place))), { also: "dt" }) +
    mark("spotThin", dots(passing), { also: "dp" }) +
    mark("heavy", polyline(side(-1)) + polyline(side(1)), { also: "ed" }) +
    mark(
      "medium",
      parts.map(({ right, half: reach }) => segment([right, middle - reach], [right, middle + reach])).join(""),
    ) +
    parts
      .map(({ left, right, half: reach }, i) => {
        const y = middle - reach - 26;
        const x = (left + right) / 2;
        return (
          arrow([left, y], [right, y], "spot", 26) +
          label(x, y - 18, i === 0 ? "v" : "2v", { anchor: "middle", size: 30, tone: "spot", italic: true }) +
          label(right, middle + reach + 38, i === 0 ? "S" : "S/2", { anchor: "middle", size: 30, italic: true }) +
          label(x, middle + reach + 90, `${inside({ left, right, half: reach }).length} elektrone`, {
            anchor: "middle",
          })
        );
      })
      .join(""),
  style: ".dt{stroke-width:6;stroke-linecap:round}.dp{stroke-width:8;stroke-linecap:round}.ed{stroke-width:4}",
} satisfies Picture;
