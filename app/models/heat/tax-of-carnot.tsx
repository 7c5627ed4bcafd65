import { formatNumber } from "../../magazine/albanian";
import { percent, quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Axes, Box, Label, Line, rectangle, Segment, Ticks } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { efficiencyLimit, entropyTaken, leastWaste, mostWork, zeroCelsius } from "./carnot";

type Name = "nxehte" | "ftohte";

/** The diagram of entropy and temperature. It has units for one J/K to the right and for one kelvin upwards. */
const origin: Point = [46, 288];
const [perEntropy, perKelvin] = [68, 0.215];
const hottest = 1200;

const along = (entropy: number) => origin[0] + perEntropy * entropy;
const up = (kelvin: number) => origin[1] - perKelvin * kelvin;

/** Returns the rectangle between two temperatures, as wide as the entropy that the heat carries. Its area is heat. */
const heatRectangle = (hot: number, from: number, to: number): Point[] =>
  rectangle([origin[0], along(entropyTaken(hot))], [up(from), up(to)]);

/** The corner's track: all rectangles under it have the same area. */
const corners = Array.from({ length: 61 }, (_, i): Point => {
  const kelvin = 300 + ((hottest - 300) * i) / 60;
  return [along(entropyTaken(kelvin)), up(kelvin)];
});

/** Returns the water of the cold reservoir. It is rows of short waves under its line, as many as fit. */
function waves(cold: number): string {
  const [top, right] = [up(cold), 350];
  let d = "";
  for (let row = 0; row < 7; row++) {
    const y = top + 9 + 9 * row;
    if (y > origin[1] - 4) break;
    for (let x = origin[0] + 8 + 17 * (row % 2); x + 16 < right; x += 34) d += `M${x} ${rounded(y)}q4 -4 8 0t8 0`;
  }
  return d;
}

/** The bar of the thousand joules: its left and right edge, top and bottom. */
const bar = { left: 176, right: 350, top: 84, bottom: 110 };

function View({ values: { nxehte, ftohte } }: { values: Values<Name> }) {
  const right = along(entropyTaken(nxehte));
  const inside = (origin[0] + right) / 2;
  const [waste, done] = [(up(0) + up(ftohte)) / 2, (up(ftohte) + up(nxehte)) / 2];
  const cut = bar.left + efficiencyLimit(nxehte, ftohte) * (bar.right - bar.left);
  const barY = [bar.top, bar.bottom] as const;
  const water: Point[] = [[origin[0], up(ftohte)], [350, up(ftohte)], [350, origin[1]], origin];
  const tax = heatRectangle(nxehte, 0, ftohte);
  return (
    <>
      <Area points={water} outline={0} />
      <path d={waves(ftohte)} fill="none" stroke="currentColor" strokeWidth="0.8" />
      <Area points={tax} fill="paper" outline={0} />
      <Hatch points={tax} spacing={6} />
      <Area points={heatRectangle(nxehte, ftohte, nxehte)} fill="spot" outline={0} />
      <Line points={corners} weight={1} dashed />
      <Line points={[...heatRectangle(nxehte, 0, nxehte), origin]} weight={2} />
      <Axes x={[origin[0], 350]} y={[up(hottest) - 14, origin[1]]} />
      <Segment from={[origin[0], up(ftohte)]} to={[350, up(ftohte)]} weight={2} />
      <Ticks at={[300, 600, 900, 1200]} along={up} x={[origin[0] - 5, origin[0]]} away={3} label={formatNumber} />
      <Label at={[origin[0] - 8, origin[1] + 5]} anchor="end">
        0
      </Label>
      <Label at={[origin[0] + 6, up(hottest) - 8]} anchor="start" italic>
        K
      </Label>
      <Label at={[bar.right, 44]} anchor="end" spot large>
        {`${percent(efficiencyLimit(nxehte, ftohte))} punë`}
      </Label>
      <Label at={[bar.right, 66]} anchor="end">
        së shumti, nga 1000&#160;J
      </Label>
      <Box x={[bar.left, cut]} y={barY} fill="spot" outline={0} />
      <Hatch points={rectangle([cut, bar.right], barY)} spacing={6} />
      <Box x={[bar.left, bar.right]} y={barY} fill="none" outline={2} />
      <Label at={[bar.left, 128]} anchor="start" spot>
        {quantity(mostWork(nxehte, ftohte), 0, "J")}
      </Label>
      <Label at={[bar.right, 128]} anchor="end">
        {`taksë ${quantity(leastWaste(nxehte, ftohte), 0, "J")}`}
      </Label>
      {done - up(nxehte) < 12 || right - origin[0] < 64 ? null : <Patch at={[inside, done]}>punë</Patch>}
      {up(0) - waste < 14 || right - origin[0] < 64 ? null : <Patch at={[inside, waste]}>taksë</Patch>}
      {right - origin[0] < 110 ? null : (
        <Label at={[origin[0] + 8, up(nxehte) - 8]} anchor="start" italic>
          i nxehti
        </Label>
      )}
      <Label at={[352, up(ftohte) + 27]} anchor="end" italic>
        i ftohti
      </Label>
      <Label at={[origin[0], origin[1] + 19]} anchor="start" italic>
        entropia që sjell nxehtësia
      </Label>
      <Handle name="nxehte" at={[right, up(nxehte)]} valuesAt={([, y]) => ({ nxehte: (origin[1] - y) / perKelvin })} />
      <Handle name="ftohte" at={[334, up(ftohte)]} valuesAt={([, y]) => ({ ftohte: (origin[1] - y) / perKelvin })} />
    </>
  );
}

/** Draws a word on a patch of the paper's colour. No stroke crosses the word. */
function Patch({ at: [x, y], children }: { at: Point; children: string }) {
  return (
    <>
      <rect x={rounded(x - 25)} y={rounded(y - 10)} width="50" height="20" fill="var(--color-paper)" />
      <Label at={[x, y + 4.5]}>{children}</Label>
    </>
  );
}

const celsius = (kelvin: number) => quantity(kelvin - zeroCelsius, 0, "°C");

/** Heat as a rectangle of entropy and temperature. The part above the cold reservoir's line can become work. */
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
