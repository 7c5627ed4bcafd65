import { formatNumber } from "../../magazine/albanian";
import { Area, Label, Segment } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { limitOf, lineAt, partialSums, termsOf } from "./geometric-sum";

type Name = "q" | "sa";

/** The first square's lower left corner, units for 1, the picture's right edge. */
const origin: Point = [20, 98];
const unit = 76;
const edge = 352;
/** The rows below, one for each partial sum. */
const rows = { top: 130, pitch: 11, most: 12 };

const along = (x: number) => origin[0] + unit * x;
const toPicture = (x: number, y: number): Point => [along(x), origin[1] - unit * y];
const widest = (edge - origin[0]) / unit;

/** Returns a square of the row, clipped at the picture's edge. */
function squareOf(start: number, side: number): Point[] {
  const end = Math.min(start + side, widest);
  return [toPicture(start, 0), toPicture(end, 0), toPicture(end, side), toPicture(start, side)];
}

function View({ values: { q, sa } }: { values: Values<Name> }) {
  const sums = partialSums(q, sa);
  const starts = [0, ...sums];
  const squares = termsOf(q, sa)
    .map((side, i) => ({ side, start: starts[i] as number, i }))
    .filter(({ start }) => start < widest);
  const limit = limitOf(q);
  const inside = limit <= widest;
  const lineEnd = Math.min(limit, widest);
  return (
    <>
      {squares.map(({ side, start, i }) => (
        <g key={i}>
          <Area points={squareOf(start, side)} fill={i % 2 === 0 ? "tint" : "paper"} outline={2} />
          {i % 2 === 0 || side < 0.06 ? null : <Hatch points={squareOf(start, side)} spacing={5} weight={0.7} />}
        </g>
      ))}
      <Segment from={[origin[0] - 8, origin[1]]} to={[edge, origin[1]]} weight={2} />
      <Segment from={toPicture(0, 1)} to={toPicture(lineEnd, lineAt(q, lineEnd))} weight={3} spot />
      {sums.map((sum, i) => {
        const y = rows.top + rows.pitch * i;
        const end = Math.min(sum, widest);
        return (
          <g key={y}>
            <Segment from={[origin[0], y]} to={[along(end), y]} weight={i === sa - 1 ? 5 : 2} />
            {sum > widest ? null : <circle cx={along(end).toFixed(1)} cy={y} r="3.4" fill="currentColor" />}
          </g>
        );
      })}
      {inside ? (
        <Segment
          from={[along(limit), origin[1] + 22]}
          to={[along(limit), rows.top + rows.pitch * rows.most - 6]}
          weight={2.4}
          spot
          dashed
        />
      ) : null}
      {[0, 1, 2, 3, 4].map((x) => (
        <Label key={x} at={[along(x), origin[1] + 17]}>
          {x}
        </Label>
      ))}
      <Label at={[180, 286]} spot large>
        {inside
          ? `kufiri ${formatNumber(limit, 2)}`
          : q < 1
            ? `kufiri ${formatNumber(limit, 1)}, jashtë figurës`
            : "s’ka kufi"}
      </Label>
      <Handle name="q" at={toPicture(1, q)} valuesAt={([, y]) => ({ q: (origin[1] - y) / unit })} />
    </>
  );
}

const sumOf = ({ q, sa }: Values<Name>) => partialSums(q, sa).at(-1) ?? 0;

/**
 * Returns how many decimals keep a sum apart from its limit. It is three or more, since the sum never reaches the
 * limit.
 */
const digitsOf = (values: Values<Name>): number =>
  [3, 4, 5, 6, 7].find((digits) => sumOf(values).toFixed(digits) !== limitOf(values.q).toFixed(digits)) ?? 8;

const sumText = (values: Values<Name>) => formatNumber(sumOf(values), digitsOf(values));
const limitText = (values: Values<Name>) => (values.q < 1 ? formatNumber(limitOf(values.q), digitsOf(values)) : "s’ka");

/** Squares that shrink by one ratio, in a row. Their corners are on a line that meets the ground at the limit. */
export const squaresInARow: TouchModel<Name> = {
  title: "Katrorë në rresht, pa fund",
  settings: {
    q: { label: "Herësi q", unit: "", min: 0.25, max: 1, step: 0.01, digits: 2, start: 0.5, by: "handle" },
    sa: { label: "Katrorë", unit: "", min: 1, max: rows.most, step: 1, digits: 0, start: 5 },
  },
  question: {
    text: "Çdo katror le të ketë 3/4 e brinjës së të mëparshmit. Deri ku arrin rreshti pa fund?",
    choices: ["Deri te 3", "Deri te 4", "Pa fund"],
    right: 1,
    because:
      "Cepat e majtë të sipërm rrinë në një drejtëz që zbret 1/4 për çdo hap me gjatësi 1, prandaj takon tokën te 4. Rreshti i afrohet dhe s’e arrin kurrë: çdo katror ha një të katërtën e asaj që mungon. Me q = 1 drejtëza s’zbret, dhe kufi nuk ka.",
    shown: ({ q }) => Math.abs(q - 0.75) < 0.006,
  },
  View,
  height: 298,
  describe: (values) =>
    `Katrorë në rresht, i pari me brinjë 1, brinja e secilit ${formatNumber(values.q, 2)} e së mëparshmes. Shuma e ${values.sa} brinjëve: ${sumText(values)}. Kufiri: ${limitText(values)}.`,
  readings: (values) => [
    ["Herësi q", formatNumber(values.q, 2)],
    ["Shuma", sumText(values)],
    ["Kufiri", limitText(values)],
  ],
  samples: [
    { q: 0.5, sa: 5 },
    { q: 0.5, sa: 12 },
    { q: 0.75, sa: 5 },
    { q: 0.75, sa: 12 },
    { q: 1, sa: 12 },
  ],
  columns: [
    { head: "q", cell: ({ q }) => formatNumber(q) },
    { head: "kufiza", cell: ({ sa }) => String(sa) },
    { head: "shuma", cell: sumText },
    { head: "kufiri", cell: limitText },
  ],
};
