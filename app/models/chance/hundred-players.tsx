import { formatNumber } from "../../magazine/albanian";
import { Area, Axes, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { chanceAhead, meanBalance, spreadOf } from "./many-bets";

type Name = "baste";

const most = 3600;
const [left, right] = [52, 346];
const [top, bottom] = [16, 206];
const highest = 34;
const lowest = -164;
/** The hundred players below the graph, in four rows. */
const crowd = { x: 52, y: 246, columns: 25, step: 11.8, row: 15 };

const across = (bets: number) => left + ((right - left) * bets) / most;
const up = (tokens: number) => top + ((highest - tokens) / (highest - lowest)) * (bottom - top);

/** Bets at which the curves are drawn, closer together where the spread grows fastest. */
const steps = Array.from({ length: 61 }, (_, i) => (most * i * i) / 3600);
const edge = (side: 1 | -1) =>
  steps.map((bets): Point => [across(bets), up(meanBalance(bets) + side * spreadOf(bets))]);

const aheadOf = (bets: number) => Math.round(100 * chanceAhead(bets));

/** Draws one of the hundred players: filled if the player is ahead. */
function Player({ place, ahead }: { place: number; ahead: boolean }) {
  const x = crowd.x + crowd.step * (place % crowd.columns);
  const y = crowd.y + crowd.row * Math.floor(place / crowd.columns);
  return (
    <circle
      cx={x}
      cy={y}
      r="4.6"
      fill={ahead ? "var(--spot)" : "var(--color-paper)"}
      stroke={ahead ? "var(--spot)" : "currentColor"}
      strokeWidth="1.5"
    />
  );
}

function View({ values: { baste } }: { values: Values<Name> }) {
  const [mean, spread] = [meanBalance(baste), spreadOf(baste)];
  const x = across(baste);
  const ahead = aheadOf(baste);
  return (
    <>
      <Area points={[...edge(1), ...edge(-1).reverse()]} outline={0} />
      <Line points={edge(1)} weight={1} />
      <Line points={edge(-1)} weight={1} />
      <Axes x={[left, right]} y={[top, bottom]} />
      <Segment from={[left, up(0)]} to={[right, up(0)]} weight={2} />
      {[0, -50, -100, -150].map((tokens) => (
        <Label key={tokens} at={[left - 12, up(tokens) + 5]} anchor="end">
          {formatNumber(tokens)}
        </Label>
      ))}
      {[1000, 2000, 3000].map((bets) => (
        <g key={bets}>
          <Segment from={[across(bets), bottom]} to={[across(bets), bottom + 5]} />
          <Label at={[across(bets), bottom + 19]}>{formatNumber(bets)}</Label>
        </g>
      ))}
      <Label at={[left + 8, top + 6]} anchor="start" italic>
        zhetonë
      </Label>
      <Label at={[left + 10, bottom - 9]} anchor="start" italic>
        numri i basteve
      </Label>
      <Line points={steps.map((bets): Point => [across(bets), up(meanBalance(bets))])} weight={2.8} spot />
      <Segment from={[x, up(mean + spread)]} to={[x, up(mean - spread)]} weight={2.4} />
      <Handle name="baste" at={[x, up(mean)]} valuesAt={([px]) => ({ baste: (most * (px - left)) / (right - left) })} />
      {Array.from({ length: 100 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the players never change places.
        <Player key={place} place={place} ahead={place < ahead} />
      ))}
      <Label at={[crowd.x - 6, 313]} anchor="start" spot>
        {`nga 100 lojtarë ${formatNumber(ahead)} janë mbi zero`}
      </Label>
    </>
  );
}

/** The balance of many bets on red. Its spread is a funnel, and its mean sinks out of the funnel. */
export const hundredPlayers: TouchModel<Name> = {
  title: "Njëqind lojtarë te ruleta",
  settings: {
    baste: {
      label: "Baste nga një zheton",
      unit: "",
      min: 10,
      max: most,
      step: 10,
      digits: 0,
      start: 200,
      by: "handle",
    },
  },
  question: {
    text: "Pas 1000 bastesh mbi të kuqen, sa nga 100 lojtarë janë ende mbi zero?",
    choices: ["Asnjë", "Rreth 19", "Gati gjysma"],
    right: 1,
    because:
      "Mesatarja ka zbritur 27 zhetonë, por rasti e luhat rreth 32 zhetonë lart a poshtë, ndaj disave ua fsheh humbjen. Humbja rritet si numri i basteve, luhatja vetëm si rrënja e tij: pas rreth 1400 bastesh barazohen, pastaj mesatarja e merr me vete edhe brezin.",
    shown: ({ baste }) => Math.abs(baste - 1000) <= 10,
  },
  View,
  height: 320,
  describe: ({ baste }) =>
    `Pas ${formatNumber(baste)} bastesh nga një zheton mbi të kuqen bilanci mesatar është ${formatNumber(meanBalance(baste), 1)} zhetonë, luhatja ${formatNumber(spreadOf(baste), 1)} lart a poshtë. Nga 100 lojtarë ${aheadOf(baste)} janë mbi zero.`,
  readings: ({ baste }) => [
    ["Baste", formatNumber(baste)],
    ["Mesatarja", formatNumber(meanBalance(baste), 1)],
    ["Luhatja", `±\u00a0${formatNumber(spreadOf(baste), 1)}`],
    ["Mbi zero", `${aheadOf(baste)}\u00a0%`],
  ],
  samples: [40, 100, 400, 1000, 3600].map((baste) => ({ baste })),
  columns: [
    { head: "baste", cell: ({ baste }) => formatNumber(baste) },
    { head: "mesatarja", cell: ({ baste }) => formatNumber(meanBalance(baste), 1) },
    { head: "luhatja", cell: ({ baste }) => formatNumber(spreadOf(baste), 1) },
    { head: "mbi zero nga 100", cell: ({ baste }) => String(aheadOf(baste)) },
  ],
};
