import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { path } from "../../play/svg-path";
import { Box, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import {
  capacity,
  commonTemperature,
  passedHeat,
  specificHeat,
  type ThermalBody,
  temperatures,
} from "./two-bodies-meet";

type Name = "masa" | "temperatura" | "kalimi";

/** The water: one kilogram of 20 °C. */
const water: ThermalBody = { mass: 1, heat: specificHeat.water, celsius: 20 };

/** Units of the picture for 1 J/K of width; the walls beside the pipe. */
const scale = 0.0395;
const [ironRight, waterLeft] = [130, 184];
const waterRight = waterLeft + scale * capacity(water);
/** Levels of 0 °C and 100 °C in the picture. */
const [floor, ceiling] = [258, 40];
/** The pipe between the vessels, for the heat. */
const pipe = { top: 238, bottom: 250 };

const up = (celsius: number) => floor - ((floor - ceiling) * celsius) / 100;
const ironOf = ({ masa, temperatura }: Values<Name>): ThermalBody => ({
  mass: masa,
  heat: specificHeat.iron,
  celsius: temperatura,
});

/** Returns slanted strokes in a rectangle: the heat that a body lost or gained. */
function strokes(left: number, right: number, one: number, other: number): string {
  const [top, bottom] = [up(Math.max(one, other)), up(Math.min(one, other))];
  const lines: string[] = [];
  for (let foot = left - (bottom - top); foot < right; foot += 7) {
    const [from, to] = [Math.max(left, foot), Math.min(right, foot + bottom - top)];
    if (to - from > 0.5) lines.push(path([from, to].map((x): Point => [x, bottom - (x - foot)])));
  }
  return lines.join("");
}

/** Draws a vessel as wide as its body's m·c. It shows its fluid, the exchanged heat, its level. */
function Vessel({ left, right, before, now }: { left: number; right: number; before: number; now: number }) {
  return (
    <>
      <Box x={[left, right]} y={[up(0), up(now)]} outline={0} />
      <path d={strokes(left, right, before, now)} stroke="currentColor" strokeWidth="1" />
      <Segment from={[left, up(before)]} to={[right, up(before)]} weight={1.5} dashed />
    </>
  );
}

function View({ values }: { values: Values<Name> }) {
  const iron = ironOf(values);
  const left = ironRight - scale * capacity(iron);
  const [ironNow, waterNow] = temperatures(iron, water, values.kalimi / 100);
  const middle = (iron.celsius + water.celsius) / 2;
  return (
    <>
      <Vessel left={left} right={ironRight} before={iron.celsius} now={ironNow} />
      <Vessel left={waterLeft} right={waterRight} before={water.celsius} now={waterNow} />
      <Box x={[ironRight, waterLeft]} y={[pipe.top, pipe.bottom]} outline={0} />
      <Segment from={[6, up(middle)]} to={[354, up(middle)]} weight={1} dashed />
      <Line
        points={[
          [left, ceiling - 12],
          [left, floor],
          [ironRight, floor],
          [ironRight, pipe.bottom],
          [waterLeft, pipe.bottom],
          [waterLeft, floor],
          [waterRight, floor],
          [waterRight, ceiling - 12],
        ]}
        weight={2.4}
      />
      <Line
        points={[
          [ironRight, ceiling - 12],
          [ironRight, pipe.top],
          [waterLeft, pipe.top],
          [waterLeft, ceiling - 12],
        ]}
        weight={2.4}
      />
      <Segment from={[left, up(ironNow)]} to={[ironRight, up(ironNow)]} weight={3} spot />
      <Segment from={[waterLeft, up(waterNow)]} to={[waterRight, up(waterNow)]} weight={3} spot />
      <Label at={[ironRight + 6, up(ironNow) + 5]} anchor="start" spot>
        {quantity(ironNow, 0, "°C")}
      </Label>
      <Label at={[(waterLeft + waterRight) / 2, up(waterNow) - 9]} spot>
        {quantity(waterNow, 0, "°C")}
      </Label>
      <Label at={[waterRight - 8, up(middle) - 6]} anchor="end" italic>
        mesi
      </Label>
      <Label at={[ironRight + 4, floor + 22]} anchor="end" italic>
        {`hekur ${quantity(values.masa, 1, "kg")}`}
      </Label>
      <Label at={[(waterLeft + waterRight) / 2, floor + 22]} italic>
        {`ujë ${quantity(water.mass, 0, "kg")}`}
      </Label>
      <Handle
        name="masa"
        second="temperatura"
        at={[left, up(iron.celsius)]}
        valuesAt={([x, y]) => ({
          masa: (ironRight - x) / scale / specificHeat.iron,
          temperatura: (100 * (floor - y)) / (floor - ceiling),
        })}
      />
    </>
  );
}

/** Iron and water as two vessels. The width is m·c, the level is temperature, the fluid is heat. */
export const twoVessels: TouchModel<Name> = {
  title: "Hekuri dhe uji si dy enë",
  scenes: {
    own: "Dy enë",
    others: [
      {
        label: "Akulli",
        caption:
          "Jepi akullit nxehtësi me dorezën poshtë dhe ndiq temperaturën. Mat mbi bosht sa kërkon çdo pjesë e udhës, nga akulli i ftohtë te avulli.",
        load: async () => (await import("./ice-on-fire")).iceOnFire,
      },
    ],
  },
  settings: {
    masa: { label: "Masa e hekurit", unit: "kg", min: 0.5, max: 6, step: 0.1, digits: 1, start: 1, by: "handle" },
    temperatura: {
      label: "Temperatura e hekurit",
      unit: "°C",
      min: 40,
      max: 100,
      step: 1,
      digits: 0,
      start: 100,
      by: "handle",
    },
    kalimi: { label: "Nxehtësia që ka kaluar", unit: "%", min: 0, max: 100, step: 1, digits: 0, start: 30 },
  },
  question: {
    text: "Një kilogram hekur me 100\u00a0°C bie në një kilogram ujë me 20\u00a0°C. Ku barazohen?",
    choices: ["Te mesi, 60\u00a0°C", "Mbi 60\u00a0°C", "Nën 30\u00a0°C"],
    right: 2,
    because:
      "Për një gradë uji do rreth nëntë herë më shumë xhaulë se po aq hekur: ena e tij është rreth nëntë herë më e gjerë. Sa del nga njëra, aq hyn te tjetra, prandaj niveli i enës së ngushtë bie shumë, kurse i së gjerës ngjitet pak.",
    shown: ({ masa, temperatura, kalimi }) => masa === 1 && temperatura === 100 && kalimi === 100,
  },
  View,
  height: 290,
  describe: (values) => {
    const iron = ironOf(values);
    const [ironNow, waterNow] = temperatures(iron, water, values.kalimi / 100);
    return `${quantity(values.masa, 1, "kg")} hekur me ${quantity(values.temperatura, 0, "°C")} në 1\u00a0kg ujë me 20\u00a0°C. Ka kaluar ${quantity(values.kalimi, 0, "%")} e nxehtësisë: hekuri ka ${quantity(ironNow, 1, "°C")}, uji ${quantity(waterNow, 1, "°C")}.`;
  },
  readings: (values) => {
    const iron = ironOf(values);
    const [ironNow, waterNow] = temperatures(iron, water, values.kalimi / 100);
    return [
      ["Hekuri", quantity(ironNow, 1, "°C")],
      ["Uji", quantity(waterNow, 1, "°C")],
      ["Ka kaluar", quantity(passedHeat(iron, water, values.kalimi / 100) / 1000, 1, "kJ")],
    ];
  },
  runs: { name: "kalimi", unitsPerSecond: 25 },
  samples: [
    { masa: 1, temperatura: 100, kalimi: 100 },
    { masa: 2, temperatura: 100, kalimi: 100 },
    { masa: 6, temperatura: 100, kalimi: 100 },
    { masa: 1, temperatura: 50, kalimi: 100 },
  ],
  columns: [
    { head: "hekur (kg)", cell: ({ masa }) => formatNumber(masa, 1) },
    { head: "me (°C)", cell: ({ temperatura }) => formatNumber(temperatura, 0) },
    { head: "barazohen te (°C)", cell: (values) => formatNumber(commonTemperature(ironOf(values), water), 1) },
    {
      head: "kalojnë (kJ)",
      cell: (values) => formatNumber(passedHeat(ironOf(values), water, 1) / 1000, 1),
    },
  ],
};
