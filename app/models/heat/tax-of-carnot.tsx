import { formatNumber } from "../../magazine/albanian";
import { percent, quantity } from "../../play/quantity";
import { path, rounded } from "../../play/svg-path";
import { Area, Axes, Box, Label, Line, rectangle, Segment, type Span, Ticks } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { efficiencyLimit, entropyTaken, leastWaste, mostWork, zeroCelsius } from "./carnot";

type Name = "nxehte" | "ftohte";

/** The foot of the fall, at 0 K. It has units for one J/K to the right and for one kelvin upwards. */
const origin: Point = [46, 286];
const [perEntropy, perKelvin] = [68, 0.215];
const hottest = 1200;

const along = (entropy: number) => origin[0] + perEntropy * entropy;
const up = (kelvin: number) => origin[1] - perKelvin * kelvin;

/** Returns the part of the fall between two temperatures, as wide as the entropy that the heat carries. */
const fall = (hot: number, from: number, to: number): Point[] =>
  rectangle([origin[0], along(entropyTaken(hot))], [up(from), up(to)]);

/** Returns rows of short waves, as many as fit. @param y top and bottom of the rows */
function waves([left, right]: Span, [top, bottom]: Span): string {
  let d = "";
  for (let row = 0; row < 7; row++) {
    const y = top + 9 + 9 * row;
    if (y > bottom - 4) break;
    for (let x = left + 8 + 17 * (row % 2); x + 16 < right; x += 34) d += `M${rounded(x)} ${rounded(y)}q4 -4 8 0t8 0`;
  }
  return d;
}

/** Draws the upper lake, seen from above, and the two pillars of the gate through which it falls. */
function UpperLake({ hot, right }: { hot: number; right: number }) {
  const [level, pillar, back] = [up(hot), 13, 17];
  const [near, far]: readonly [Span, Span] = [
    [origin[0] - 4, right + pillar],
    [origin[0] + 14, right + pillar - 18],
  ];
  const lake: Point[] = [
    [near[0], level],
    [far[0], level - back],
    [far[1], level - back],
    [near[1], level],
  ];
  const wall = rectangle([right, right + pillar], [level, origin[1]]);
  return (
    <>
      {far[1] - far[0] < 12 ? null : (
        <>
          <Area points={lake} outline={1.5} />
          <path
            d={waves([far[0] - 4, far[1] + 4], [level - back + 2, level])}
            fill="none"
            stroke="currentColor"
            strokeWidth="0.8"
          />
        </>
      )}
      <Area points={wall} fill="paper" outline={0} />
      <Hatch points={wall} spacing={4} degrees={35} />
      <Area points={wall} fill="none" outline={1.5} />
    </>
  );
}

/** Returns streaks of falling water, as many as have room. */
function streaks([left, right]: Span, [top, bottom]: Span): string {
  let d = "";
  for (let x = left + 6; x < right - 3; x += 8) {
    const first = top + 4 + ((x * 7) % 19);
    for (let y = first; y + 12 < bottom; y += 27) d += `M${rounded(x)} ${rounded(y)}v12`;
  }
  return d;
}

/** Draws the wheel in the fall. It is as high as there is room above the lower lake. */
function Wheel({ at: [x, y], r }: { at: Point; r: number }) {
  const rim = (way: number, far: number): Point => {
    const turn = (way * Math.PI) / 4;
    return [x + far * Math.cos(turn), y + far * Math.sin(turn)];
  };
  const paddles = Array.from({ length: 8 }, (_, i) => path([rim(i, 2), rim(i, r + 5)])).join("");
  return (
    <>
      <circle
        cx={rounded(x)}
        cy={rounded(y)}
        r={rounded(r)}
        fill="var(--color-paper)"
        stroke="currentColor"
        strokeWidth="2"
      />
      <path d={paddles} stroke="currentColor" strokeWidth="2" />
      <circle cx={rounded(x)} cy={rounded(y)} r={Math.min(3, r / 3)} fill="currentColor" />
    </>
  );
}

/** The bar of the thousand joules: its left and right edge, top and bottom. */
const bar = { left: 176, right: 350, top: 76, bottom: 102 };

function View({ values: { nxehte, ftohte } }: { values: Values<Name> }) {
  const right = along(entropyTaken(nxehte));
  const inside = (origin[0] + right) / 2;
  const [waste, done] = [(up(0) + up(ftohte)) / 2, (up(ftohte) + up(nxehte)) / 2];
  const height = up(ftohte) - up(nxehte);
  const cut = bar.left + efficiencyLimit(nxehte, ftohte) * (bar.right - bar.left);
  const barY = [bar.top, bar.bottom] as const;
  const tax = fall(nxehte, 0, ftohte);
  return (
    <>
      <Box x={[origin[0], 350]} y={[up(ftohte), origin[1]]} outline={0} />
      <path d={waves([origin[0], 350], [up(ftohte), origin[1]])} fill="none" stroke="currentColor" strokeWidth="0.8" />
      <UpperLake hot={nxehte} right={right} />
      <Area points={tax} fill="paper" outline={0} />
      <Hatch points={tax} spacing={6} />
      <Area points={fall(nxehte, ftohte, nxehte)} fill="spot" outline={0} />
      <path d={streaks([origin[0], right], [up(nxehte), up(ftohte)])} stroke="var(--color-paper)" strokeWidth="0.8" />
      <Line points={[...fall(nxehte, 0, nxehte), origin]} weight={2} />
      {height < 12 ? null : <Wheel at={[inside, done]} r={Math.min(24, height / 2 - 5)} />}
      <Axes x={[origin[0], 350]} y={[up(hottest) - 14, origin[1]]} />
      <Segment from={[right, up(ftohte)]} to={[350, up(ftohte)]} weight={2} />
      <Segment from={[350, up(ftohte)]} to={[350, origin[1]]} weight={2} />
      <Ticks at={[300, 600, 900, 1200]} along={up} x={[origin[0] - 5, origin[0]]} away={3} label={formatNumber} />
      <Label at={[origin[0] - 8, origin[1] + 5]} anchor="end">
        0
      </Label>
      <Label at={[origin[0] - 8, up(hottest) - 12]} anchor="end" italic>
        K
      </Label>
      <Label at={[bar.right, 40]} anchor="end" spot large>
        {`${percent(efficiencyLimit(nxehte, ftohte))} punë`}
      </Label>
      <Label at={[bar.right, 61]} anchor="end">
        së shumti, nga 1000&#160;J
      </Label>
      <Box x={[bar.left, cut]} y={barY} fill="spot" outline={0} />
      <Hatch points={rectangle([cut, bar.right], barY)} spacing={6} />
      <Box x={[bar.left, bar.right]} y={barY} fill="none" outline={2} />
      <Label at={[bar.left, 120]} anchor="start" spot>
        {quantity(mostWork(nxehte, ftohte), 0, "J")}
      </Label>
      <Label at={[bar.right, 120]} anchor="end">
        {`taksë ${quantity(leastWaste(nxehte, ftohte), 0, "J")}`}
      </Label>
      {up(0) - waste < 14 || right - origin[0] < 56 ? null : <Patch at={[inside, waste]}>taksë</Patch>}
      {right - origin[0] < 110 ? null : (
        <Label at={[(origin[0] + right) / 2, up(nxehte) - 24]} italic>
          i nxehti
        </Label>
      )}
      <Label at={[352, up(ftohte) - 20]} anchor="end" italic>
        i ftohti
      </Label>
      <Line
        points={[
          [origin[0], origin[1] + 3],
          [origin[0], origin[1] + 8],
          [right, origin[1] + 8],
          [right, origin[1] + 3],
        ]}
        weight={1.5}
      />
      <Label at={[origin[0], origin[1] + 24]} anchor="start" italic>
        entropia që sjell nxehtësia
      </Label>
      <Handle name="nxehte" at={[right, up(nxehte)]} valuesAt={([, y]) => ({ nxehte: (origin[1] - y) / perKelvin })} />
      <Handle name="ftohte" at={[336, up(ftohte)]} valuesAt={([, y]) => ({ ftohte: (origin[1] - y) / perKelvin })} />
    </>
  );
}

/** Draws a word on a patch of the paper's colour. No stroke crosses the word. */
function Patch({ at: [x, y], children }: { at: Point; children: string }) {
  return (
    <>
      <rect
        className="ground"
        x={rounded(x - 25)}
        y={rounded(y - 10)}
        width="50"
        height="20"
        fill="var(--color-paper)"
      />
      <Label at={[x, y + 4.5]}>{children}</Label>
    </>
  );
}

const celsius = (kelvin: number) => quantity(kelvin - zeroCelsius, 0, "°C");

/**
 * Heat as a fall between two lakes. Height is temperature, width the entropy that stays in it; the wheel has the part
 * above the lower lake.
 */
export const taxOfCarnot: TouchModel<Name> = {
  title: "Taksa e Karnoit",
  scenes: {
    own: "Taksa",
    others: [
      {
        label: "Pistoni",
        caption:
          "Shtype pistonin vrik, pastaj shtyp „Ndërro vrik me ngadalë“ dhe provo prapë. Lexo temperaturën sipër dhe shiko mbi cilën lakore ecën pika.",
        load: async () => (await import("./piston-by-hand")).pistonByHand,
      },
    ],
  },
  settings: {
    nxehte: {
      label: "Burimi i nxehtë",
      unit: "K",
      min: 300,
      max: hottest,
      step: 1,
      digits: 0,
      start: 373,
      by: "handle",
    },
    ftohte: { label: "Burimi i ftohtë", unit: "K", min: 50, max: 300, step: 1, digits: 0, start: 293, by: "handle" },
  },
  question: {
    text: "Lumi ka 20\u00a0°C. Sa i nxehtë duhet të jetë burimi, që gjysma e nxehtësisë të mund të bëhet punë?",
    choices: ["40\u00a0°C, dyfishi i lumit", "Rreth 310\u00a0°C", "Asnjë nuk mjafton"],
    right: 1,
    because:
      "Vlen raporti në kelvin: lumi ka 293\u00a0K, dyfishi është 586\u00a0K, domethënë 313\u00a0°C. Sa më i nxehtë burimi, aq më pak entropi sjell me të njëjtën nxehtësi, dhe aq më pak mjafton t’i japësh lumit. Krejt pa taksë do të dilte vetëm me një të ftohtë te zeroja absolute.",
    shown: ({ nxehte, ftohte }) => ftohte === 293 && Math.abs(efficiencyLimit(nxehte, ftohte) - 0.5) < 0.003,
  },
  View,
  height: 314,
  describe: ({ nxehte, ftohte }) =>
    `1000\u00a0J nxehtësi nga burimi me ${quantity(nxehte, 0, "K")}, i ftohti ka ${quantity(ftohte, 0, "K")}. Së shumti ${quantity(mostWork(nxehte, ftohte), 0, "J")} bëhen punë; ${quantity(leastWaste(nxehte, ftohte), 0, "J")} i shkojnë të ftohtit. Motor pa fërkim e pa rrjedhje.`,
  readings: ({ nxehte, ftohte }) => [
    ["I nxehti", celsius(nxehte)],
    ["I ftohti", celsius(ftohte)],
    ["Kufiri i Karnoit", percent(efficiencyLimit(nxehte, ftohte))],
  ],
  samples: [
    { nxehte: 300, ftohte: 300 },
    { nxehte: 373, ftohte: 293 },
    { nxehte: 586, ftohte: 293 },
    { nxehte: 813, ftohte: 293 },
    { nxehte: 1200, ftohte: 293 },
  ],
  columns: [
    { head: "i nxehti (K)", cell: ({ nxehte }) => formatNumber(nxehte, 0) },
    { head: "i ftohti (K)", cell: ({ ftohte }) => formatNumber(ftohte, 0) },
    { head: "punë nga 1000\u00a0J", cell: ({ nxehte, ftohte }) => quantity(mostWork(nxehte, ftohte), 0, "J") },
    { head: "kufiri", cell: ({ nxehte, ftohte }) => percent(efficiencyLimit(nxehte, ftohte)) },
  ],
};
