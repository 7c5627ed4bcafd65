import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Box, Label, Line, rectangle, Segment } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle } from "../kit/handle";
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

/** Densities in kg/m³ (CRC Handbook of Chemistry and Physics), for the sizes of the cube and of the water. */
const density = { iron: 7874, water: 997 };

/** The pot is round and 12 cm wide inside. */
const pot = { left: 14, right: 116, top: 128, floor: 276 };
const perMetre = (pot.right - pot.left) / 0.12;
const potArea = (Math.PI * 0.12 ** 2) / 4;

/** The two blocks of heat: units of the picture for 1 J/K of width, and their inner sides. */
const scale = 0.026;
const [ironRight, waterLeft] = [200, 246];
const waterRight = waterLeft + scale * capacity(water);
/** Levels of 0 °C and 100 °C, on the thermometers as on the blocks. */
const [floor, ceiling] = [246, 40];

const up = (celsius: number) => floor - ((floor - ceiling) * celsius) / 100;
const ironOf = ({ masa, temperatura }: Values<Name>): ThermalBody => ({
  mass: masa,
  heat: specificHeat.iron,
  celsius: temperatura,
});

/** Draws a thermometer that stands in the pot, with its column at the given temperature. */
function Thermometer({ x, celsius }: { x: number; celsius: number }) {
  const bulb = floor + 12;
  return (
    <>
      <path
        d={`M${x - 4} ${bulb - 5}V${ceiling - 12}a4 4 0 0 1 8 0V${bulb - 5}a6.5 6.5 0 1 1 -8 0Z`}
        fill="var(--color-paper)"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <circle cx={x} cy={bulb} r="4.2" fill="var(--spot)" />
      <Segment from={[x, bulb]} to={[x, up(celsius)]} weight={3.4} spot />
      <path
        d={[0, 20, 40, 60, 80, 100].map((mark) => `M${rounded(x + 4)} ${rounded(up(mark))}h4`).join("")}
        stroke="currentColor"
      />
    </>
  );
}

/** Draws the pot. The iron cube and the water have their true volumes. */
function Pot({ mass, iron, other }: { mass: number; iron: number; other: number }) {
  const side = perMetre * Math.cbrt(mass / density.iron);
  const depth = perMetre * ((mass / density.iron + water.mass / density.water) / potArea);
  const { left, right, top, floor: bottom } = pot;
  const cube = rectangle([left + 6, left + 6 + side], [bottom - side, bottom]);
  const level = bottom - depth;
  return (
    <>
      <Box x={[left, right]} y={[level, bottom]} />
      <Area points={cube} fill="paper" outline={2} />
      <Hatch points={cube} spacing={7} />
      <Line
        points={[
          [left - 6, top],
          [left, top + 5],
          [left, bottom],
          [right, bottom],
          [right, top + 5],
          [right + 6, top],
        ]}
        weight={3}
      />
      <Thermometer x={left + 6 + Math.max(14, side / 2)} celsius={iron} />
      <Thermometer x={right - 13} celsius={other} />
    </>
  );
}

/** Draws a block as wide as its body's m·c and as high as its temperature, with the heat that it lost or gained. */
function Block({ left, right, before, now }: { left: number; right: number; before: number; now: number }) {
  return (
    <>
      <Box x={[left, right]} y={[up(0), up(now)]} outline={0} />
      <Hatch points={rectangle([left, right], [up(before), up(now)])} spacing={7} />
      <Line
        points={[
          [left, up(0)],
          [left, up(Math.max(before, now))],
          [right, up(Math.max(before, now))],
          [right, up(0)],
        ]}
        weight={1.5}
      />
      {now > before ? <Segment from={[left, up(before)]} to={[right, up(before)]} dashed /> : null}
      <Segment from={[left, up(now)]} to={[right, up(now)]} weight={3} spot />
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
      <Pot mass={iron.mass} iron={ironNow} other={waterNow} />
      <Segment from={[126, up(0)]} to={[354, up(0)]} weight={2} />
      <Segment from={[126, up(middle)]} to={[354, up(middle)]} weight={1} dashed />
      <Block left={left} right={ironRight} before={iron.celsius} now={ironNow} />
      <Block left={waterLeft} right={waterRight} before={water.celsius} now={waterNow} />
      <Label at={[ironRight + 5, up(ironNow) + 5]} anchor="start" spot>
        {quantity(ironNow, 0, "°C")}
      </Label>
      <Label at={[(waterLeft + waterRight) / 2, floor - 12]} on="tint" spot>
        {quantity(waterNow, 0, "°C")}
      </Label>
      <Label at={[354, up(middle) - 6]} anchor="end" italic>
        mesi
      </Label>
      <Label at={[ironRight + 4, floor + 20]} anchor="end" italic>
        {`hekur ${quantity(values.masa, 1, "kg")}`}
      </Label>
      <Label at={[(waterLeft + waterRight) / 2, floor + 20]} italic>
        {`ujë ${quantity(water.mass, 0, "kg")}`}
      </Label>
      <Label at={[28, ceiling + 5]} anchor="end">
        100
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

/** An iron cube in a pot of water. Beside it are two blocks as wide as m·c; heat moves from one to the other. */
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
