import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Box, Label, Line, Segment, Ticks } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { type Appliance, currentOf, energy, evening, fuse, opens, peak, powerAt, switchings } from "./evening-load";

type Name = "bojleri" | "tharesja";

/** The graph: hours from 18 to 22 to the right, kilowatts upwards. */
const graph = { left: 26, right: 282, floor: 270, perHour: 64, perKilowatt: 26 };
/** Position of the boiler's handle in its block, in hours. */
const grip = 1.28;
const along = (hour: number) => graph.left + graph.perHour * (hour - 18);
const up = (kilowatt: number) => graph.floor - graph.perKilowatt * kilowatt;

const eveningOf = ({ bojleri, tharesja }: Values<Name>) => evening(bojleri, tharesja);

/** Returns the points of the step line of the summed power over the hours. */
function steps(appliances: readonly Appliance[], times: readonly number[]): Point[] {
  return times.slice(0, -1).flatMap((from, i): Point[] => {
    const y = up(powerAt(from, appliances));
    return [
      [along(from), y],
      [along(times[i + 1] as number), y],
    ];
  });
}

/** Returns the longest span between two neighbouring hours. */
function longestOf(hours: readonly number[]): readonly [number, number] {
  const spans = hours.slice(1).map((to, i) => [hours[i] as number, to] as const);
  return spans.reduce((longest, span) => (span[1] - span[0] > longest[1] - longest[0] ? span : longest));
}

/** Writes an hour as a clock shows it. */
const clock = (hour: number) => {
  const minutes = Math.round(hour * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
};

/** Drawings of the appliances, each 20 units high about its middle: a radiator, a boiler, an oven, a hair dryer. */
const drawings = {
  heater: "M-10-9h20v16h-20zM-5-9v16M0-9v16M5-9v16M-8 7v3M8 7v3",
  boiler: "M-6-10h12q2 0 2 2v14q0 2-2 2h-12q-2 0-2-2v-14q0-2 2-2zM-4 8v4M4 8v4M-3 4h6",
  oven: "M-9-9h18v18h-18zM-9-4h18M-6-1h12v7h-12zM-6-6.5h1M5-6.5h1",
  dryer: "M-9-8h12q6 0 6 5t-6 5h-12zM-1 2l2 8h5l-2-8",
} as const;

/** Draws an appliance about a point. */
function Sketch({ of, at: [x, y] }: { of: keyof typeof drawings; at: Point }) {
  return (
    <path
      d={drawings[of]}
      transform={`translate(${rounded(x)} ${rounded(y)})`}
      fill="var(--color-paper)"
      stroke="currentColor"
      strokeWidth="1.2"
    />
  );
}

/** Draws the fuse's switch beside its limits, with a wave of heat above its own current and three above the upper one. */
function Switch({ most }: { most: number }) {
  const waves = [most > fuse, most >= opens, most >= opens].filter(Boolean);
  return (
    <>
      <Box x={[316, 350]} y={[146, 194]} />
      <Box x={[326, 340]} y={[154, 186]} fill="paper" outline={1} />
      <Box x={[323, 343]} y={[157, 168]} fill="spot" outline={1} />
      <path
        d={waves.map((_, i) => `M${308 - 8 * i} 186q-5-5 0-10t0-10t0-10`).join("")}
        fill="none"
        stroke="var(--spot)"
        strokeWidth="2"
      />
    </>
  );
}

function View({ values }: { values: Values<Name> }) {
  const appliances = eveningOf(values);
  const times = switchings(appliances);
  const [heater, boiler, oven, dryer] = appliances as readonly [Appliance, Appliance, Appliance, Appliance];
  /** Returns the outline of an appliance's block on top of those below it. */
  const block = (place: number): Point[] => {
    const { from, to } = appliances[place] as Appliance;
    const own = times.filter((time) => time >= from && time <= to);
    return [...steps(appliances.slice(0, place + 1), own), ...steps(appliances.slice(0, place), own).reverse()];
  };
  const under = (place: number, hour: number) => powerAt(hour, appliances.slice(0, place));
  const boilerY = up(under(1, boiler.from) + boiler.kilowatt / 2);
  /** The longest level part of the oven's block, for its name. The boiler may raise the rest. */
  const ovenTimes = switchings([boiler, oven]).filter((time) => time >= oven.from && time <= oven.to);
  const [ovenFrom, ovenTo] = longestOf(ovenTimes);
  const ovenAt: Point = [along((ovenFrom + ovenTo) / 2), up(under(2, ovenFrom) + oven.kilowatt / 2) + 5];
  const dryerAt: Point = [along(dryer.from + 1 / 12), up(under(3, dryer.from) + dryer.kilowatt)];
  const most = peak(appliances);
  return (
    <>
      <Area points={block(0)} fill="paper" outline={1} />
      <Area points={block(2)} fill="paper" outline={1} />
      <Area points={block(1)} outline={1} />
      <Area points={block(3)} outline={1} />
      <Line
        points={[[along(18), graph.floor], ...steps(appliances, times), [along(times.at(-1) as number), graph.floor]]}
        weight={2.8}
        spot
      />
      <Segment from={[graph.left, graph.floor]} to={[graph.right, graph.floor]} />
      <Segment from={[graph.left, up(fuse)]} to={[graph.right, up(fuse)]} weight={2} />
      <Segment from={[graph.left, up(opens)]} to={[graph.right, up(opens)]} weight={1} dashed />
      <Label at={[graph.right + 4, up(fuse) - 2]} anchor="start" italic>
        automati
      </Label>
      <Label at={[graph.right + 4, up(fuse) + 14]} anchor="start">
        {quantity(25, 0, "A")}
      </Label>
      <Label at={[graph.right + 4, up(opens) - 2]} anchor="start" italic>
        shkëputet
      </Label>
      <Label at={[graph.right + 4, up(opens) + 14]} anchor="start">
        {quantity(currentOf(opens), 0, "A")}
      </Label>
      <Ticks at={[18, 19, 20, 21, 22]} along={along} y={[graph.floor, graph.floor + 5]} />
      <Switch most={most} />
      <Sketch of="heater" at={[along(heater.from) + 18, up(heater.kilowatt / 2)]} />
      <Label at={[along(heater.from) + 34, up(heater.kilowatt / 2) + 5]} anchor="start" italic>
        ngrohësja
      </Label>
      {ovenTo - ovenFrom > 0.9 ? <Sketch of="oven" at={[ovenAt[0] - 18, ovenAt[1] - 5]} /> : null}
      {ovenTo - ovenFrom > 0.5 ? (
        <Label at={ovenTo - ovenFrom > 0.9 ? [ovenAt[0] + 11, ovenAt[1]] : ovenAt} italic>
          furra
        </Label>
      ) : null}
      <Sketch of="boiler" at={[along(boiler.from) + 14, boilerY]} />
      <Label at={[along(boiler.from) + 26, boilerY + 5]} anchor="start" italic>
        bojleri
      </Label>
      {dryer.from < heater.to ? <Sketch of="dryer" at={[Math.max(36, dryerAt[0]) + 42, dryerAt[1] - 22]} /> : null}
      {dryer.from < heater.to ? (
        <Label at={[Math.max(36, dryerAt[0]), dryerAt[1] - 16]} italic>
          tharësja
        </Label>
      ) : (
        <Label at={[dryerAt[0] + 16, dryerAt[1] + 5]} anchor="start" italic>
          tharësja
        </Label>
      )}
      <Handle
        name="bojleri"
        at={[along(boiler.from + grip), boilerY]}
        valuesAt={([x]) => ({ bojleri: 18 + (x - graph.left) / graph.perHour - grip })}
      />
      <Handle
        name="tharesja"
        at={dryerAt}
        valuesAt={([x]) => ({ tharesja: 18 + (x - graph.left) / graph.perHour - 1 / 12 })}
      />
      <Label at={[352, 22]} anchor="end" spot large>
        {quantity(currentOf(most), 1, "A")}
      </Label>
    </>
  );
}

/** An evening of appliances: moving boiler and dryer changes the peak power, not the energy. */
export const eveningFuse: TouchModel<Name> = {
  title: "Një mbrëmje mbi një automat",
  scenes: {
    own: "Mbrëmja",
    others: [
      {
        label: "Viti në gjumë",
        caption:
          "Fut pajisje në prizë e hiqi prej saj, pastaj lëre vitin të ecë. Një figurë poshtë mbushet sa herë që bashkë kanë marrë energjinë e një mbrëmjeje.",
        load: async () => (await import("./year-asleep")).yearAsleep,
      },
    ],
  },
  settings: {
    bojleri: {
      label: "Ora kur ndizet bojleri",
      unit: "h",
      min: 18,
      max: 20,
      step: 0.25,
      digits: 2,
      start: 18.5,
      by: "handle",
    },
    tharesja: {
      label: "Ora kur ndizet tharësja",
      unit: "h",
      min: 18,
      max: 21.75,
      step: 0.25,
      digits: 2,
      start: 19.5,
      by: "handle",
    },
  },
  question: {
    text: "Shtyji bojlerin e tharësen derisa maja të bjerë nën 25 A. Ç’ndodh me energjinë e mbrëmjes?",
    choices: ["Ulet bashkë me majën", "Mbetet e njëjtë", "Rritet"],
    right: 1,
    because:
      "Çdo pajisje punon po aq kohë me po atë fuqi, prandaj sipërfaqja e saj nuk ndryshon, vetëm vendi. Automati sheh shumën e çastit, fatura sheh sipërfaqen.",
    shown: (values) => peak(eveningOf(values)) <= fuse,
  },
  View,
  height: 298,
  describe: (values) => {
    const appliances = eveningOf(values);
    const most = peak(appliances);
    const limit =
      most <= fuse
        ? "nën kufirin e automatit, 25 A"
        : most < opens
          ? "mbi kufirin e automatit, 25 A"
          : "mbi 36 A, ku automati shkëputet brenda orës";
    return `Ngrohësja nga 18 deri në 21:30, furra nga 19 deri në 20, bojleri nga ${clock(values.bojleri)} deri në ${clock(values.bojleri + 1.5)}, tharësja në ${clock(values.tharesja)} për dhjetë minuta. Maja ${quantity(most, 1, "kW")}, ${quantity(currentOf(most), 1, "A")}, ${limit}; energjia ${quantity(energy(appliances), 1, "kWh")}.`;
  },
  readings: (values) => {
    const appliances = eveningOf(values);
    return [
      ["Maja", quantity(peak(appliances), 1, "kW")],
      ["Rryma në majë", quantity(currentOf(peak(appliances)), 1, "A")],
      ["Energjia e mbrëmjes", quantity(energy(appliances), 1, "kWh")],
    ];
  },
  samples: [
    { bojleri: 18.5, tharesja: 19.5 },
    { bojleri: 18.5, tharesja: 21 },
    { bojleri: 20, tharesja: 19.5 },
    { bojleri: 20, tharesja: 21.5 },
  ],
  columns: [
    { head: "bojleri", cell: ({ bojleri }) => clock(bojleri) },
    { head: "tharësja", cell: ({ tharesja }) => clock(tharesja) },
    { head: "maja (A)", cell: (values) => formatNumber(currentOf(peak(eveningOf(values))), 1) },
    { head: "energjia (kWh)", cell: (values) => formatNumber(energy(eveningOf(values)), 1) },
  ],
};
