import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { Area, Axes, Label, Line, Segment, Ticks } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { doublingYears, grown, ruleOf72, yearsFromTo } from "./compound-interest";

type Name = "kapitali" | "norma";

/** The initial capital, in lekë, and the ends of the axes. */
const first = 1000;
const most = { capital: 16_000, years: 48 };
const [left, right, top, bottom] = [52, 324, 24, 262];

const across = (years: number) => left + ((right - left) * years) / most.years;
const up = (capital: number) => bottom - ((bottom - top) * capital) / most.capital;
const on = (capital: number, norma: number): Point => [across(yearsFromTo(first, capital, norma / 100)), up(capital)];

/** Capitals that the handle can have. */
const rests = Array.from({ length: 71 }, (_, i) => first + 100 * i);

function nearest([x, y]: Point, norma: number): number {
  const distance = (capital: number) => {
    const [px, py] = on(capital, norma);
    return Math.hypot(px - x, py - y);
  };
  return rests.reduce((best, capital) => (distance(capital) < distance(best) ? capital : best), first);
}

function View({ values: { kapitali, norma } }: { values: Values<Name> }) {
  const rate = norma / 100;
  const [from, to] = [on(kapitali, norma), on(2 * kapitali, norma)];
  const end = Math.min(most.years, yearsFromTo(first, most.capital, rate));
  const curve = Array.from({ length: 81 }, (_, i): Point => {
    const years = (end * i) / 80;
    return [across(years), up(grown(first, rate, years))];
  });
  const middle = (from[0] + to[0]) / 2;
  /** Whether the step is too low for a label above the axis. Then the label is to the right. */
  const low = kapitali < 2200 || to[0] < left + 42 || to[0] - from[0] < 64;
  return (
    <>
      <Area points={[from, [to[0], from[1]], to, ...stretch(curve, from[0], to[0])]} outline={0} />
      <Ticks at={[4000, 8000, 16_000]} along={up} x={[left, right]} weight={1} dashed label={formatNumber} />
      <Axes x={[left, right]} y={[top - 6, bottom]} />
      <Line points={curve} weight={2.4} />
      <Ticks at={[0, 10, 20, 30, 40]} along={across} y={[bottom, bottom + 5]} />
      <Label at={[right, bottom + 38]} anchor="end" italic>
        vitet
      </Label>
      <Label at={[left + 8, 16]} anchor="start" italic>
        lekë
      </Label>
      <Segment from={[to[0], from[1]]} to={to} weight={2} />
      <Segment from={from} to={[to[0], from[1]]} weight={3} spot />
      <Segment from={[from[0], bottom]} to={[from[0], from[1]]} weight={1} dashed />
      <Segment from={[to[0], bottom]} to={[to[0], from[1]]} weight={1} dashed />
      <Segment from={[from[0], bottom]} to={[to[0], bottom]} weight={5} spot />
      <Label
        at={low ? [to[0] + 12, bottom - 9] : [Math.max(left + 38, middle), bottom - 9]}
        anchor={low ? "start" : "middle"}
        spot
      >
        {quantity(doublingYears(rate), 1, "vjet")}
      </Label>
      {low ? null : (
        <Label at={[to[0] + 8, (from[1] + to[1]) / 2]} anchor="start">
          × 2
        </Label>
      )}
      <Handle name="kapitali" at={from} valuesAt={(point) => ({ kapitali: nearest(point, norma) })} />
    </>
  );
}

/** Returns the curve's points between two positions, from right to left. */
const stretch = (curve: readonly Point[], from: number, to: number) =>
  curve.filter(([x]) => x > from && x < to).reverse();

const state = (kapitali: number, norma: number): Values<Name> => ({ kapitali, norma });
const years = (norma: number) => quantity(doublingYears(norma / 100), 1, "vjet");

/** A step on the curve of compound interest. Doubling takes the same time from any capital. */
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
