import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Box, Label, Segment, type Span, Ticks } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { doublingYears, grown, ruleOf72, yearsFromTo } from "./compound-interest";

type Name = "kapitali" | "norma";

/** The initial capital and the end of its scale, in lekë. */
const [first, mostCapital] = [1000, 16_000];
/** Lengths of the scale of years, each with the years between its numbers. Few, so that a step is seen to shrink. */
const longest = [48, 10] as const;
const lengths = [[16, 4], [30, 10], longest] as const;
const [left, right, top, bottom] = [64, 332, 24, 258];

/** A note of the stacks, in lekë, and the years from one stack to the next. */
const note = 200;
const pitch = 2;

const up = (capital: number) => bottom - ((bottom - top) * capital) / mostCapital;

/**
 * Returns the scale of years of a rate: the shortest on which the last capital is reached, since at high rates half of
 * the picture would be empty.
 */
function scaleOf(norma: number) {
  const needed = yearsFromTo(first, mostCapital, norma / 100);
  const [years, step] = lengths.find(([each]) => each >= needed) ?? longest;
  const across = (year: number) => left + ((right - left) * year) / years;
  const numbers = Array.from({ length: Math.floor(years / step) + 1 }, (_, i) => step * i);
  /** Half the width of a stack. */
  const half = Math.min(10, 0.4 * (across(pitch) - left));
  return { needed, across, numbers, half };
}
const on = (capital: number, norma: number): Point => [
  scaleOf(norma).across(yearsFromTo(first, capital, norma / 100)),
  up(capital),
];

/** Capitals that the handle can have. */
const rests = Array.from({ length: 71 }, (_, i) => first + 100 * i);

function nearest([x, y]: Point, norma: number): number {
  const distance = (capital: number) => {
    const [px, py] = on(capital, norma);
    return Math.hypot(px - x, py - y);
  };
  return rests.reduce((best, capital) => (distance(capital) < distance(best) ? capital : best), first);
}

/**
 * Draws a stack of notes for every second year, each as one dashed line as wide as a note. Notes are bodies: they grow
 * with the picture.
 */
function Stacks({ norma }: { norma: number }) {
  const { needed, across, half } = scaleOf(norma);
  const rate = norma / 100;
  const thickness = (bottom - top) / (mostCapital / note);
  const stacks = Array.from({ length: Math.floor(needed / pitch) + 1 }, (_, i) => {
    const notes = Math.floor(grown(first, rate, pitch * i) / note + 1e-9);
    return `M${rounded(across(pitch * i))} ${bottom - 0.6}v${rounded(-thickness * notes)}`;
  });
  return (
    <path
      d={stacks.join("")}
      stroke="currentColor"
      strokeWidth={rounded(2 * half)}
      strokeDasharray={`1.7 ${rounded(thickness - 1.7)}`}
      vectorEffect="none"
    />
  );
}

function View({ values: { kapitali, norma } }: { values: Values<Name> }) {
  const rate = norma / 100;
  const [from, to] = [on(kapitali, norma), on(2 * kapitali, norma)];
  const { across, numbers, half } = scaleOf(norma);
  const middle = (from[0] + to[0]) / 2;
  const [now, later]: readonly [Span, Span] = [
    [from[0] - half, from[0] + half],
    [to[0] - half, to[0] + half],
  ];
  return (
    <>
      <Stacks norma={norma} />
      <Ticks
        at={[4000, 8000, 16_000]}
        along={up}
        x={[left - half - 4, left - half - 9]}
        weight={1}
        label={formatNumber}
      />
      <Segment from={[left - half - 4, bottom]} to={[right + 14, bottom]} weight={2} />
      <Ticks
        at={numbers}
        along={across}
        y={[bottom, bottom + 5]}
        away={22}
        label={(years) => (years === numbers.at(-1) ? `viti ${years}` : years)}
      />
      <Label at={[6, 14]} anchor="start" italic>
        lekë
      </Label>
      <Box x={now} y={[from[1], bottom]} outline={0} />
      <Box x={later} y={[from[1], bottom]} outline={0} />
      <Box x={later} y={[to[1], from[1]]} fill="spot" outline={0} />
      <Box x={now} y={[from[1], bottom]} fill="none" outline={2} />
      <Box x={later} y={[from[1], bottom]} fill="none" outline={2} />
      <Box x={later} y={[to[1], from[1]]} fill="none" outline={2} />
      <Segment from={from} to={[later[0], from[1]]} weight={2.4} spot />
      <Segment from={[from[0], bottom + 4]} to={[to[0], bottom + 4]} weight={5} spot />
      <Label at={[Math.max(34, middle), bottom + 42]} spot>
        {quantity(doublingYears(rate), 1, "vjet")}
      </Label>
      <Label at={[later[0] - 3, to[1] - 3]} anchor="end" spot>
        × 2
      </Label>
      <Handle name="kapitali" at={from} valuesAt={(point) => ({ kapitali: nearest(point, norma) })} />
    </>
  );
}

const state = (kapitali: number, norma: number): Values<Name> => ({ kapitali, norma });
const years = (norma: number) => quantity(doublingYears(norma / 100), 1, "vjet");

/** Stacks of notes, one every two years, and two that the reader moves. Doubling takes the same time from any capital. */
export const doubling: TouchModel<Name> = {
  title: "Hapi i dyfishimit",
  scenes: {
    own: "Dyfishimi",
    others: [
      {
        label: "Pesë familje",
        caption:
          "Lakorja mbledh të ardhurat e pesë familjeve, nga më e varfra; vija me pika është barazia. Lëviz të dyja dorezat dhe numëro kutitë mes lakores dhe vijës me pika.",
        load: async () => (await import("./five-families")).fiveFamilies,
      },
    ],
  },
  settings: {
    kapitali: {
      label: "Shuma në fillim të hapit",
      unit: "lekë",
      min: first,
      max: 8000,
      step: 100,
      digits: 0,
      start: first,
      by: "handle",
    },
    norma: { label: "Norma në vit", unit: "%", min: 6, max: 30, step: 0.5, digits: 1, start: 7 },
  },
  question: {
    text: "Me 7 % në vit, 1000 lekë dyfishohen për 10,2 vjet. Po 8000 lekë?",
    choices: ["Më shpejt", "Për po aq vjet", "Më ngadalë"],
    right: 1,
    because:
      "Çdo vit shuma shumëzohet me të njëjtin numër, prandaj edhe për t’u bërë dyfish i duhen po aq shumëzime, sado e madhe të jetë në nisje. Hapi ngrihet më lart, sepse interesi merret mbi më shumë lekë, por gjerësia e tij varet vetëm nga norma.",
    shown: ({ kapitali, norma }) => kapitali === 8000 && norma === 7,
  },
  View,
  height: 310,
  describe: ({ kapitali, norma }) =>
    `Me ${quantity(norma, 1, "%")} në vit shuma kalon nga ${formatNumber(kapitali)} në ${formatNumber(2 * kapitali)} lekë për ${years(norma)}; rregulli i 72-shit jep ${quantity(ruleOf72(norma / 100), 1, "vjet")}.`,
  readings: ({ kapitali, norma }) => [
    ["Nga (lekë)", formatNumber(kapitali)],
    ["Te (lekë)", formatNumber(2 * kapitali)],
    ["Vitet", formatNumber(doublingYears(norma / 100), 1)],
    ["72 : norma", formatNumber(ruleOf72(norma / 100), 1)],
  ],
  samples: [state(1000, 7), state(4000, 7), state(8000, 7), state(8000, 12), state(8000, 24)],
  columns: [
    { head: "nga (lekë)", cell: ({ kapitali }) => formatNumber(kapitali) },
    { head: "te (lekë)", cell: ({ kapitali }) => formatNumber(2 * kapitali) },
    { head: "norma (%)", cell: ({ norma }) => formatNumber(norma) },
    { head: "vitet", cell: ({ norma }) => formatNumber(doublingYears(norma / 100), 1) },
  ],
};
