import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Box, Label, Line, rectangle, Segment, Ticks } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { arrival, crestStart, incoming, mirrored, pulseSpeed, ropeHeight, ropeLength } from "./pulse-at-end";

type Name = "koha" | "fundi";

const lastTime = 2.2;
const hand: Point = [18, 128];
const perMetre = 38;
const amplitude = 46;
const track = 238;
const wall = hand[0] + perMetre * ropeLength;
const beyond = 358;

const toPicture = (place: number, height: number): Point => [hand[0] + perMetre * place, hand[1] - amplitude * height];
const range = (from: number, to: number) => Array.from({ length: 121 }, (_, i) => from + ((to - from) * i) / 120);
const mirrorEnd = (beyond - hand[0]) / perMetre;

/** Returns the distance that the crest has travelled, there and back. */
const gone = (time: number) => crestStart + pulseSpeed * time;

function View({ values: { koha, fundi } }: { values: Values<Name> }) {
  const free = fundi === 1;
  const rope = range(0, ropeLength).map((place) => toPicture(place, ropeHeight(place, koha, free)));
  const ghosts = [
    range(0, mirrorEnd).map((place) => toPicture(place, incoming(place, koha))),
    range(0, mirrorEnd).map((place) => toPicture(place, mirrored(place, koha, free))),
  ];
  const end = toPicture(ropeLength, ropeHeight(ropeLength, koha, free));
  const back = koha > arrival;
  const crest = back ? 2 * ropeLength - gone(koha) : gone(koha);
  return (
    <>
      <Box x={[wall, beyond]} y={[24, 232]} outline={0} />
      <Label at={[(wall + beyond) / 2, 44]} italic>
        si në pasqyrë
      </Label>
      <Segment from={toPicture(0, 0)} to={toPicture(mirrorEnd, 0)} weight={0.8} dashed />
      {ghosts.map((points, i) => (
        <Line key={i === 0 ? "incoming" : "mirrored"} points={points} weight={1.2} dashed />
      ))}
      {free ? (
        <>
          <Segment from={[wall, 18]} to={[wall, 232]} weight={4} />
          <ellipse
            cx={rounded(end[0])}
            cy={rounded(end[1])}
            rx="9"
            ry="5"
            fill="var(--color-paper)"
            stroke="currentColor"
            strokeWidth="2.4"
          />
        </>
      ) : (
        <>
          <Hatch points={rectangle([wall, wall + 15], [24, 232])} spacing={4} />
          <Segment from={[wall, 24]} to={[wall, 232]} weight={2.4} />
          <circle cx={wall} cy={hand[1]} r="5" fill="currentColor" />
        </>
      )}
      <Line points={rope} weight={3.4} spot />
      <circle cx={hand[0]} cy={hand[1]} r="5" fill="currentColor" />
      <Label at={[10, 20]} anchor="start" spot large>
        {stateOf(koha, free)}
      </Label>
      <Line points={[toPicture(crestStart, 0), toPicture(ropeLength, 0)].map(([x]): Point => [x, track + 22])} />
      <Ticks
        at={[2, 4, 6]}
        along={(metres) => toPicture(metres, 0)[0]}
        y={[track + 22, track + 28]}
        away={26}
        label={(metres) => quantity(metres, 0, "m")}
      />
      <Label at={[350, track + 27]} anchor="end" italic>
        {back ? "← kthehet" : "shkon →"}
      </Label>
      <Handle
        name="koha"
        at={[toPicture(crest, 0)[0], track + (back ? 26 : 14)]}
        valuesAt={([x, y]) => {
          const place = (x - hand[0]) / perMetre;
          // At the end the pulse turns, and the drag with it. A pointer above the ruler means the way there again.
          const there = y < track - 12 || (!back && place < ropeLength);
          const way = there ? Math.min(place, ropeLength) : 2 * ropeLength - Math.min(place, ropeLength - 0.1);
          return { koha: (way - crestStart) / pulseSpeed };
        }}
      />
    </>
  );
}

function stateOf(time: number, free: boolean): string {
  if (Math.abs(time - arrival) < 0.12) return free ? "unaza hidhet dyfish" : "te muri";
  if (time < arrival) return "lart";
  return free ? "kthehet lart" : "kthehet përmbys";
}

const endOf = (free: boolean) => (free ? "i lirë, me unazë" : "i lidhur në mur");
const highest = (time: number, free: boolean) => ropeHeight(ropeLength, time, free);

/** One pulse that reaches the end of its rope. It returns inverted from a fixed end, upright from a free one. */
export const pulseReturns: TouchModel<Name> = {
  title: "Pulsi në fund të litarit",
  settings: {
    koha: { label: "Koha", unit: "s", min: 0, max: lastTime, step: 0.02, digits: 2, start: 0, by: "handle" },
    fundi: { label: "Fundi i lirë", unit: "", min: 0, max: 1, step: 1, digits: 0, start: 0, by: "buttons" },
  },
  runs: { name: "koha", unitsPerSecond: 0.5 },
  question: {
    text: "Pulsi arrin te muri, ku litari është lidhur. Si kthehet?",
    choices: ["Nuk kthehet: muri e shuan", "Lart, siç shkoi", "Përmbys"],
    right: 2,
    because:
      "Litari e tërheq nyjën lart, por muri nuk lëshon: e tërheq litarin po aq poshtë, dhe kjo tërheqje niset mbrapsht si puls i përmbysur, sikur të vinte nga një litar prapa murit, si në pasqyrë. Unaza e lirë, përkundrazi, ngjitet dyfish dhe e tërheq litarin lart: pulsi kthehet drejt.",
    shown: ({ koha, fundi }) => fundi === 0 && koha >= arrival + 0.2,
  },
  actions: [{ label: "Ndërro fundin", apply: (values) => ({ ...values, fundi: 1 - values.fundi }) }],
  View,
  height: 288,
  describe: ({ koha, fundi }) =>
    `Fundi i litarit është ${endOf(fundi === 1)}. Pas ${quantity(koha, 2, "s")} pulsi: ${stateOf(koha, fundi === 1)}. Fundi është ngritur ${formatNumber(Math.abs(highest(koha, fundi === 1)), 1)} herë sa pulsi.`,
  readings: ({ koha, fundi }) => [
    ["Fundi", fundi === 1 ? "me unazë" : "i lidhur"],
    ["Lartësia e fundit", `${formatNumber(Math.abs(highest(koha, fundi === 1)), 1)}\u00a0×\u00a0pulsi`],
    ["Koha", quantity(koha, 2, "s")],
  ],
  samples: [
    { koha: 0.6, fundi: 0 },
    { koha: 1.2, fundi: 0 },
    { koha: 1.8, fundi: 0 },
    { koha: 1.2, fundi: 1 },
    { koha: 1.8, fundi: 1 },
  ],
  columns: [
    { head: "fundi", cell: ({ fundi }) => endOf(fundi === 1) },
    { head: "koha (s)", cell: ({ koha }) => formatNumber(koha, 1) },
    { head: "pulsi", cell: ({ koha, fundi }) => stateOf(koha, fundi === 1) },
  ],
};
