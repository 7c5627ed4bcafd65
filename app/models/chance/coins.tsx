import { formatNumber } from "../../magazine/albanian";
import { clamp } from "../../play/clamp";
import { Area, Axes, Label, Line, Segment } from "../kit/drawing";
import type { Point } from "../kit/handle";
import type { Action, TouchModel, Values } from "../kit/touch-model";
import { headsAfter, mostTosses, usualShare } from "./coin-tosses";

type Name = "hedhjet" | "fara";

/** The upper graph shows the share, the lower the difference. Both are over the tosses on a logarithmic scale. */
const [left, right] = [42, 348];
const share = { top: 22, bottom: 130 };
const difference = { top: 160, bottom: 252 };
/** Least reach of the lower graph, in heads over half: two standard deviations after the last toss. */
const usualReach = 110;

const along = (tosses: number) => left + ((right - left) * Math.log10(tosses)) / Math.log10(mostTosses);
const shareAt = (value: number) => share.bottom + (share.top - share.bottom) * clamp(value, 0, 1);
/** Returns the height of a difference in the lower graph. @param reach the difference at the graph's top */
const differenceAt = (value: number, reach: number) => {
  const middle = (difference.top + difference.bottom) / 2;
  return middle - ((difference.bottom - difference.top) / 2) * (value / reach);
};

/** Returns the tosses at which the lines have a point. It is every one up to 40, then 1 % apart. */
function pointsUpTo(count: number): number[] {
  const points: number[] = [];
  for (let toss = 1; toss <= count; toss = Math.max(toss + 1, Math.round(toss * 1.01))) points.push(toss);
  if (points.at(-1) !== count && count > 0) points.push(count);
  return points;
}

/** Returns the number of heads over half of the tosses; negative if it is under. */
const overHalf = (seed: number, tosses: number) => (headsAfter(seed, tosses)[tosses] as number) - tosses / 2;

const funnel = Array.from({ length: 41 }, (_, i) => mostTosses ** (i / 40));

/** Level of the row of the last tosses, their number and the distance from one to the next. */
const row = { y: 297, count: 12, pitch: 16 } as const;

/** Draws the last tosses as coins, the newest at the right: heads filled, tails empty; dotted before the first toss. */
function LastTosses({ heads, count }: { heads: ArrayLike<number>; count: number }) {
  const shown = Math.min(row.count, count);
  const coin = (place: number) => `M${left + row.pitch * place} ${row.y}a6 6 0 1 0 12 0a6 6 0 1 0-12 0`;
  const places = Array.from({ length: shown }, (_, i) => i);
  const isHeads = (place: number) => {
    const toss = count - shown + place + 1;
    return heads[toss] !== heads[toss - 1];
  };
  const rest = Array.from({ length: row.count - shown }, (_, i) => coin(shown + i)).join("");
  return (
    <>
      <path d={places.filter(isHeads).map(coin).join("")} fill="var(--spot)" stroke="currentColor" strokeWidth="1.2" />
      <path
        d={places
          .filter((place) => !isHeads(place))
          .map(coin)
          .join("")}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
      />
      <path d={rest} fill="none" stroke="currentColor" strokeDasharray="1 3" />
      <Label at={[right, row.y + 5]} anchor="end" italic>
        hedhjet e fundit
      </Label>
    </>
  );
}

function View({ values: { hedhjet, fara } }: { values: Values<Name> }) {
  const heads = headsAfter(fara, hedhjet);
  const tosses = pointsUpTo(hedhjet);
  const headsOf = (toss: number) => heads[toss] as number;
  // A run that goes farther than usual shrinks the scale, so that its line stays true.
  const reach = Math.max(usualReach, ...tosses.map((toss) => Math.abs(headsOf(toss) - toss / 2)));
  const powers = [1, 10, 100, 1000, 10_000];
  const bound = (side: 1 | -1): Point[] =>
    funnel.map((n) => [along(n), shareAt(0.5 + side * (usualShare(n).most - 0.5))]);
  const last = tosses.at(-1);
  return (
    <>
      <Area points={[...bound(1), ...bound(-1).reverse()]} outline={0} />
      <Segment from={[left, shareAt(0.5)]} to={[right, shareAt(0.5)]} weight={1} dashed />
      <Axes x={[left, right]} y={[share.top, share.bottom]} />
      <Line points={tosses.map((toss): Point => [along(toss), shareAt(headsOf(toss) / toss)])} weight={2.4} spot />
      <Label at={[left - 6, shareAt(1) + 5]} anchor="end">
        100 %
      </Label>
      <Label at={[left - 6, shareAt(0.5) + 5]} anchor="end">
        50 %
      </Label>
      <Label at={[left - 6, shareAt(0) + 1]} anchor="end">
        0
      </Label>
      <Label at={[right, share.top - 8]} anchor="end" italic>
        pjesa e stemave
      </Label>
      <Segment from={[left, differenceAt(0, reach)]} to={[right, differenceAt(0, reach)]} weight={1} dashed />
      <Axes x={[left, right]} y={[difference.top, difference.bottom]} />
      <Line
        points={tosses.map((toss): Point => [along(toss), differenceAt(headsOf(toss) - toss / 2, reach)])}
        weight={1.8}
      />
      <Label at={[left - 6, differenceAt(100, reach) + 5]} anchor="end">
        +100
      </Label>
      <Label at={[left - 6, differenceAt(0, reach) + 5]} anchor="end">
        0
      </Label>
      <Label at={[left - 6, differenceAt(-100, reach) + 5]} anchor="end">
        −100
      </Label>
      <Label at={[right, difference.top - 6]} anchor="end" italic>
        sa stema më shumë se gjysma
      </Label>
      {powers.map((n) => (
        <g key={n}>
          <Segment from={[along(n), difference.bottom]} to={[along(n), difference.bottom + 5]} />
          <Label at={[along(n), difference.bottom + 20]} anchor={n === mostTosses ? "end" : "middle"}>
            {formatNumber(n)}
          </Label>
        </g>
      ))}
      <LastTosses heads={heads} count={hedhjet} />
      {last === undefined ? null : (
        <circle cx={along(last)} cy={shareAt(headsOf(last) / last)} r="6" fill="var(--spot)" />
      )}
    </>
  );
}

const toss = (count: number): Action<Name> => ({
  label: `Hidh ${count}`,
  chip: `${count}`,
  apply: (values) =>
    values.hedhjet === mostTosses ? values : { ...values, hedhjet: Math.min(mostTosses, values.hedhjet + count) },
});

/** The number of heads. It is shown as a share of the tosses and as the distance from half. */
export const coins: TouchModel<Name> = {
  title: "Një stemë, një mijë stema",
  settings: {
    hedhjet: { label: "Hedhjet", unit: "", min: 0, max: mostTosses, step: 1, digits: 0, start: 10, by: "buttons" },
    fara: { label: "Fati", unit: "", min: 1, max: 9999, step: 1, digits: 0, start: 142, by: "buttons" },
  },
  question: {
    text: "Pas mijëra hedhjesh, ç’ndodh me numrin e stemave?",
    choices: [
      "Del pikërisht gjysma",
      "Pjesa i afrohet gjysmës, numri zakonisht largohet prej saj",
      "Pjesa endet pa rregull",
    ],
    right: 1,
    because:
      "Largësia e numrit të stemave nga gjysma e hedhjeve rritet zakonisht si rrënja e numrit të hedhjeve (një fat i veçantë edhe mund të kthehet), kurse vetë hedhjet rriten më shpejt. Prandaj pjesa i afrohet 50\u00a0%-it, ndonëse stemat s’kanë pse të „barazohen“.",
    shown: ({ hedhjet, fara }) => {
      const [early, late] = [Math.abs(overHalf(fara, 100)), Math.abs(overHalf(fara, hedhjet))];
      return hedhjet >= 2000 && late > early && late / hedhjet < early / 100;
    },
  },
  View,
  height: 308,
  left: 1,
  describe: ({ hedhjet, fara }) => {
    if (hedhjet === 0) return "Ende pa asnjë hedhje.";
    const heads = headsAfter(fara, hedhjet)[hedhjet] as number;
    return `Pas ${formatNumber(hedhjet)} hedhjesh: ${formatNumber(heads)} stema, ${formatNumber((100 * heads) / hedhjet, 2)} %; ndryshimi nga gjysma ${formatNumber(heads - hedhjet / 2, 1)}.`;
  },
  readings: ({ hedhjet, fara }) => {
    const heads = headsAfter(fara, hedhjet)[hedhjet] as number;
    return [
      ["Hedhje", formatNumber(hedhjet)],
      ["Stema", hedhjet === 0 ? "–" : `${formatNumber((100 * heads) / hedhjet, 2)}\u00a0%`],
      ["Mbi gjysmën", hedhjet === 0 ? "–" : formatNumber(heads - hedhjet / 2, 1)],
    ];
  },
  actions: [
    ...[1, 10, 100, 1000].map(toss),
    {
      label: "Fat tjetër",
      apply: (values) => (values.hedhjet === 0 ? values : { hedhjet: 0, fara: (values.fara % 9999) + 1 }),
    },
  ],
  still: { hedhjet: mostTosses, fara: 142 },
  samples: [10, 100, 1000, 10_000].map((hedhjet) => ({ hedhjet, fara: 142 })),
  columns: [
    { head: "hedhje", cell: ({ hedhjet }) => formatNumber(hedhjet) },
    { head: "stema", cell: ({ hedhjet, fara }) => formatNumber(headsAfter(fara, hedhjet)[hedhjet] as number) },
    {
      head: "pjesa",
      cell: ({ hedhjet, fara }) =>
        `${formatNumber((100 * (headsAfter(fara, hedhjet)[hedhjet] as number)) / hedhjet, 2)}\u00a0%`,
    },
    {
      head: "mbi gjysmën",
      cell: ({ hedhjet, fara }) => formatNumber(overHalf(fara, hedhjet), 1),
    },
  ],
};
