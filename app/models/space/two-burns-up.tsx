import { formatNumber } from "../../magazine/albanian";
import { toDegrees, toRadians } from "../../play/angle";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Axes, Label, Line, Segment } from "../kit/drawing";
import { Globe } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { Burn, Ship } from "./ship";
import { burns, climbTo, earthRadius, journeyHours, lowHeight, placeAfter } from "./two-burns";

type Name = "lartesia" | "koha";

const lowest = 8000;
const highest = 24_000;

/** The Earth's centre, and units for a kilometre. The first burn is at the left, the second at the right. */
const centre: Point = [244, 112];
const scale = 98 / (earthRadius + highest);
const around = (distance: number, turned: number): Point => [
  centre[0] - scale * distance * Math.cos(turned),
  centre[1] + scale * distance * Math.sin(turned),
];
/** Angle of the height's handle: on the high orbit, where the ship does not pass. */
const grip = toRadians(-60);

/** The graph of speed over time: km/s upwards. */
const graph = { left: 34, right: 306, floor: 300, perKilometre: 7.2 };
const across = (share: number) => graph.left + (graph.right - graph.left) * share;
const up = (speed: number) => graph.floor - graph.perKilometre * speed;

/** Returns even steps from one share of the journey to another, inclusive. */
function steps(from: number, to: number): number[] {
  const count = Math.ceil((to - from) * 120);
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / Math.max(1, count));
}

/** Returns the parts of the journey up to a share of it. They are on the low orbit, on the climb, on the high orbit. */
function partsUntil(share: number): number[][] {
  // Immediately before a burn the speed is still the old one.
  const ends = [0, burns.first, burns.second, 1];
  return [0, 1, 2].flatMap((i) => {
    const [from, to] = [ends[i] as number, Math.min(share, (ends[i + 1] as number) - 1e-6)];
    return to < from ? [] : [steps(from, to)];
  });
}

const stageOf = ({ koha }: Values<Name>): string => {
  if (koha < 100 * burns.first) return "para shtytjes së parë";
  return koha < 100 * burns.second ? "ngjitet, motori i fikur" : "pas shtytjes së dytë";
};

const placeOf = ({ lartesia, koha }: Values<Name>) => placeAfter(lartesia, koha / 100);

/** Draws the Earth, both orbits, the journey so far with its burns, and the ship. */
function Orbits({ values }: { values: Values<Name> }) {
  const { lartesia, koha } = values;
  const share = koha / 100;
  const { distance, turned } = placeOf(values);
  const { first, second } = climbTo(lartesia);
  const high = earthRadius + lartesia;
  const ship = around(distance, turned);
  const next = placeAfter(lartesia, share + 0.002);
  const ahead = around(next.distance, next.turned);
  return (
    <>
      <Globe at={centre} r={rounded(scale * earthRadius)} turned={-30} />
      <Orbit radius={earthRadius + lowHeight} />
      <Orbit radius={high} />
      {partsUntil(share).map((part) => (
        <Line
          key={part[0]}
          points={part.map((share) => {
            const place = placeAfter(lartesia, share);
            return around(place.distance, place.turned);
          })}
          weight={2.4}
        />
      ))}
      {share >= burns.first ? <Burn at={around(earthRadius + lowHeight, 0)} size={first} down /> : null}
      {share >= burns.second ? <Burn at={around(high, Math.PI)} size={second} down={false} /> : null}
      <Ship at={ship} size={0.65} way={toDegrees(Math.atan2(ahead[1] - ship[1], ahead[0] - ship[0]))} />
    </>
  );
}

/** @param radius of the orbit, km */
function Orbit({ radius }: { radius: number }) {
  return (
    <circle
      cx={centre[0]}
      cy={centre[1]}
      r={rounded(scale * radius)}
      fill="none"
      stroke="currentColor"
      strokeDasharray="2 4"
    />
  );
}

/** Draws the speed over time, in km/s. It shows what each burn and the climb add to it. */
function SpeedGraph({ values }: { values: Values<Name> }) {
  const { lartesia, koha } = values;
  const share = koha / 100;
  const { first, second, before, fastest, slowest, after } = climbTo(lartesia);
  const speeds = partsUntil(share).flatMap((part) =>
    part.map((at): Point => [across(at), up(placeAfter(lartesia, at).speed)]),
  );
  return (
    <>
      <Area points={[[across(0), graph.floor], ...speeds, [across(share), graph.floor]]} outline={0} />
      <Segment from={[graph.left, up(before)]} to={[graph.right, up(before)]} weight={1} dashed />
      <Axes x={[graph.left, graph.right]} y={[up(11), graph.floor]} />
      <Line points={speeds} weight={2} />
      {share >= burns.first ? (
        <>
          <Segment from={[across(burns.first), up(before)]} to={[across(burns.first), up(fastest)]} weight={4} spot />
          <Label at={[across(burns.first) - 8, up(fastest) + 6]} anchor="end" spot>
            {`+${formatNumber(first, 1)}`}
          </Label>
        </>
      ) : null}
      {share >= burns.second ? (
        <>
          <Segment from={[across(burns.second), up(slowest)]} to={[across(burns.second), up(after)]} weight={4} spot />
          <Label at={[across(burns.second) - 8, up(after) - 1]} anchor="end" spot>
            {`+${formatNumber(second, 1)}`}
          </Label>
          <Segment from={[graph.right, up(before)]} to={[graph.right, up(after)]} weight={1.5} />
          <Label at={[graph.right + 6, up((before + after) / 2) + 5]} anchor="start" spot>
            {`−${formatNumber(before - after, 1)}`}
          </Label>
        </>
      ) : null}
      <Label at={[graph.left - 6, up(before) + 5]} anchor="end">
        {formatNumber(before, 1)}
      </Label>
      <Label at={[graph.left + 6, up(11) - 5]} anchor="start" italic>
        shpejtësia
      </Label>
      <Label at={[graph.left - 6, graph.floor + 4]} anchor="end">
        0
      </Label>
      <circle cx={rounded(across(share))} cy={rounded(up(placeOf(values).speed))} r="4.5" fill="var(--spot)" />
    </>
  );
}

function View({ values }: { values: Values<Name> }) {
  const { distance, speed } = placeOf(values);
  return (
    <>
      <Orbits values={values} />
      <SpeedGraph values={values} />
      <Label at={[8, 30]} anchor="start" spot large>
        {quantity(speed, 1, "km/s")}
      </Label>
      <Label at={[8, 50]} anchor="start">
        {quantity(Math.round((distance - earthRadius) / 100) * 100, 0, "km lart")}
      </Label>
      <Label at={[8, 68]} anchor="start" italic>
        {stageOf(values)}
      </Label>
      <Handle
        name="lartesia"
        at={around(earthRadius + values.lartesia, grip)}
        valuesAt={([x, y]) => ({ lartesia: Math.hypot(x - centre[0], y - centre[1]) / scale - earthRadius })}
      />
    </>
  );
}

/** From the station's orbit to a higher one. It takes two burns forwards, and the ship is slower at the end. */
export const twoBurnsUp: TouchModel<Name> = {
  title: "Dy shtytje për t’u ngjitur",
  settings: {
    lartesia: {
      label: "Lartësia e orbitës së re",
      unit: "km",
      min: lowest,
      max: highest,
      step: 200,
      digits: 0,
      start: 20_200,
      by: "handle",
    },
    koha: { label: "Pjesa e udhës", unit: "%", min: 0, max: 100, step: 1, digits: 0, start: 8 },
  },
  question: {
    text: "Për t’u ngjitur te satelitët e navigimit, anija shpejton dy herë. Si ecën lart?",
    choices: ["Më shpejt se në nisje", "Po aq shpejt", "Më ngadalë se në nisje"],
    right: 2,
    because:
      "Deri në 20\u00a0200\u00a0km motori i jep 3,4 km/s, ngjitja ia merr 7,2: gjithë udhën Toka e tërheq prapa. Pa shtytjen e dytë do të binte sërish poshtë; me të mbetet lart, ku tërheqja është më e dobët dhe për rrethin mjaftojnë 3,9 km/s.",
    shown: ({ lartesia, koha }) => lartesia === 20_200 && koha >= 100 * burns.second + 5,
  },
  View,
  height: 310,
  runs: { name: "koha", unitsPerSecond: 11 },
  describe: (values) => {
    const { distance, speed } = placeOf(values);
    const { first, second } = climbTo(values.lartesia);
    const height = quantity(Math.round((distance - earthRadius) / 100) * 100, 0, "km");
    return `Nga orbita ${quantity(lowHeight, 0, "km")} tek ajo ${quantity(values.lartesia, 0, "km")}, pas ${quantity(journeyHours(values.lartesia) * (values.koha / 100), 1, "orësh")}: ${stageOf(values)}, ${height} lart, me ${quantity(speed, 1, "km/s")}. Të dyja shtytjet janë përpara: ${quantity(first, 1, "km/s")} dhe ${quantity(second, 1, "km/s")}.`;
  },
  readings: (values) => {
    const { first, second, hours } = climbTo(values.lartesia);
    return [
      ["Shtytja 1", quantity(first, 2, "km/s")],
      ["Shtytja 2", quantity(second, 2, "km/s")],
      ["Ngjitja zgjat", quantity(hours, 1, "orë")],
    ];
  },
  samples: [8000, 14_000, 20_200, 24_000].map((lartesia) => ({ lartesia, koha: 100 })),
  columns: [
    { head: "lartësia (km)", cell: ({ lartesia }) => formatNumber(lartesia) },
    { head: "shtytja e parë (km/s)", cell: ({ lartesia }) => formatNumber(climbTo(lartesia).first, 2) },
    { head: "shtytja e dytë (km/s)", cell: ({ lartesia }) => formatNumber(climbTo(lartesia).second, 2) },
    { head: "shpejtësia lart (km/s)", cell: ({ lartesia }) => formatNumber(climbTo(lartesia).after, 2) },
  ],
};
