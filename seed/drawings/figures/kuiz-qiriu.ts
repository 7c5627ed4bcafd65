/** A candle burns 2 cm in 10 min. Its height stands over a table of four moments. Wick and flame are not to scale. */
import { label, mark } from "../kit/marks";
import type { Picture } from "../kit/picture";
import { rect, segment } from "../kit/shapes";

const first = 24;
/** Burnt length in a minute, in centimetres. */
const burn = 0.2;

/** The moments of the table in minutes, and the candle's height then in centimetres. */
export const rows = [0, 10, 20, 40].map((minutes) => ({ minutes, height: first - burn * minutes }));

const bottom = 268;
const column = (i: number) => 250 + 132 * i;
const candle = ({ height }: { height: number }, i: number): string => {
  const x = column(i);
  const top = bottom - 8.4 * height;
  const flame = `M${x} ${top - 46}q11 18 9 26a9 9 0 0 1-18 0q-2-8 9-26z`;
  return (
    mark("tint", rect(x - 21, top, 42, bottom - top)) +
    mark("medium", `${rect(x - 21, top, 42, bottom - top)}M${x} ${top}v-14`) +
    mark("spotFill", flame)
  );
};
const row = (y: number, name: string, unit: string, values: readonly number[]): string =>
  label(34, y, name, { italic: true, size: 32 }) +
  label(62, y, unit, { size: 28 }) +
  values.map((value, i) => label(column(i), y, String(value), { anchor: "middle", size: 32 })).join("");

export default {
  name: "kuiz-qiriu",
  subject: "math",
  width: 720,
  height: 410,
  title: "Qiriu që digjet: koha dhe lartësia",
  description:
    "Tabelë me dy rreshta nën katër qirinj gjithnjë më të shkurtër. Koha t në minuta: 0, 10, 20, 40. " +
    "Lartësia h në centimetra: 24, 22, 20, 16.",
  style: ".l{stroke-width:0}",
  body:
    rows.map(candle).join("") +
    mark("heavy", segment([24, bottom + 3], [696, bottom + 3])) +
    row(
      bottom + 52,
      "t",
      "(min)",
      rows.map(({ minutes }) => minutes),
    ) +
    mark("thin", segment([24, bottom + 73], [696, bottom + 73])) +
    row(
      bottom + 117,
      "h",
      "(cm)",
      rows.map(({ height }) => height),
    ) +
    mark("medium", segment([24, bottom + 138], [696, bottom + 138])),
} satisfies Picture;
