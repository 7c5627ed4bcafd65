import { formatNumber } from "../../magazine/albanian";
import { percent, quantity } from "../../play/quantity";
import { path } from "../../play/svg-path";
import { Area, Label, Line } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { efficiencyLimit, entropyTaken, leastWaste, mostWork, zeroCelsius } from "./carnot";

type Name = "nxehte" | "ftohte";

/** The plane of entropy and temperature: units for one J/K to the right and for one kelvin upwards. */
const origin: Point = [46, 288];
const [perEntropy, perKelvin] = [68, 0.215];
const hottest = 1200;

const along = (entropy: number) => origin[0] + perEntropy * entropy;
const up = (kelvin: number) => origin[1] - perKelvin * kelvin;

/** The rectangle between two temperatures, as wide as the entropy that the heat carries: its area is heat. */
function rectangle(hot: number, from: number, to: number): Point[] {
  const right = along(entropyTaken(hot));
  return [
    [origin[0], up(from)],
    [right, up(from)],
    [right, up(to)],
    [origin[0], up(to)],
  ];
}

/** Where the corner may go: all rectangles under it have the same area. */
const corners = Array.from({ length: 61 }, (_, i): Point => {
  const kelvin = 300 + ((hottest - 300) * i) / 60;
  return [along(entropyTaken(kelvin)), up(kelvin)];
});

function strokes(hot: number, cold: number): string {
  const [left, right, top, bottom] = [origin[0], along(entropyTaken(hot)), up(cold), origin[1]];
  const lines: string[] = [];
  for (let foot = left - (bottom - top); foot < right; foot += 9) {
    const [from, to] = [Math.max(left, foot), Math.min(right, foot + bottom - top)];
    if (to - from > 0.5) lines.push(path([from, to].map((x): Point => [x, bottom - (x - foot)])));
  }
  return lines.join("");
}

function View({ values: { nxehte, ftohte } }: { values: Values<Name> }) {
  const right = along(entropyTaken(nxehte));
  /** Whether the rectangle is wide enough for a name beside its number. */
  const named = right - origin[0] > 104;
  const inside = (origin[0] + right) / 2;
  const [waste, done] = [(up(0) + up(ftohte)) / 2, (up(ftohte) + up(nxehte)) / 2];
  return (
    <>
      <Area points={rectangle(nxehte, ftohte, nxehte)} outline={0} />
      <path d={strokes(nxehte, ftohte)} stroke="currentColor" strokeWidth="0.8" />
      <Line points={corners} weight={1} dashed />
      <Line points={[...rectangle(nxehte, 0, nxehte), origin]} weight={2} />
      <Line points={[[origin[0], up(hottest) - 14], origin, [350, origin[1]]]} />
      <Line
        points={[
          [origin[0], up(ftohte)],
          [350, up(ftohte)],
        ]}
        weight={1.5}
      />
      <Line points={[...rectangle(nxehte, ftohte, nxehte), [origin[0], up(ftohte)]]} weight={3} spot />
      {[300, 600, 900, 1200].map((kelvin) => (
        <g key={kelvin}>
          <Line
            points={[
              [origin[0] - 5, up(kelvin)],
              [origin[0], up(kelvin)],
            ]}
          />
          <Label at={[origin[0] - 8, up(kelvin) + 5]} anchor="end">
            {formatNumber(kelvin)}
          </Label>
        </g>
      ))}
      <Label at={[origin[0] - 8, origin[1] + 5]} anchor="end">
        0
      </Label>
      <Label at={[origin[0] + 6, up(hottest) - 8]} anchor="start" italic>
        K
      </Label>
      <Label at={[350, 24]} anchor="end" spot>
        {`punë deri ${percent(efficiencyLimit(nxehte, ftohte))}`}
      </Label>
      <Label at={[inside, done - up(nxehte) > 13 ? done + 5 : up(nxehte) - 9]} spot>
        {`${named ? "punë " : ""}${quantity(mostWork(nxehte, ftohte), 0, "J")}`}
      </Label>
      {up(0) - waste > 13 ? (
        <Label at={[inside, waste + 5]}>
          {`${named ? "taksë " : ""}${quantity(leastWaste(nxehte, ftohte), 0, "J")}`}
        </Label>
      ) : null}
      <Label at={[right + 14, up(nxehte) - 14]} anchor="start" italic>
        i nxehti
      </Label>
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

const celsius = (kelvin: number) => quantity(kelvin - zeroCelsius, 0, "°C");

/** Heat as a rectangle of entropy and temperature: what lies over the cold store's line may be work. */
export const taxOfCarnot: TouchModel<Name> = {
  title: "Taksa e Karnoit",
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
    shown: ({ nxehte, ftohte }) => efficiencyLimit(nxehte, ftohte) >= 0.5,
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
