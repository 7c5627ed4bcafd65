import { formatNumber } from "../../magazine/albanian";
import { toRadians } from "../../play/angle";
import { path, rounded } from "../../play/svg-path";
import { Area, Axes, Label } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { field, flightPerStep, flightSeen, galaxies, home, placeOf, recession, type Vector } from "./expansion-law";

type Name = "galaktika" | "fuqia";

/** The field of galaxies above, and below it the graph of flight over distance. */
const middle: Point = [180, 103];
const step = 50;
const toPicture = ([x, y]: Vector): Point => [middle[0] + step * x, middle[1] + step * y];
const graph = { left: 34, right: 348, top: 223, floor: 281, farthest: 7.6, fastest: 3.6 };
const inGraph = (distance: number, flight: number): Point => [
  graph.left + ((graph.right - graph.left) * distance) / graph.farthest,
  graph.floor - ((graph.floor - graph.top) * flight) / graph.fastest,
];

/** A galaxy seen from its edge, a disc round a bright middle, once for each of five turns. */
const edgeOn = [10, 46, 82, 118, 154].map((tilt) => {
  const [c, s] = [Math.cos(toRadians(tilt)), Math.sin(toRadians(tilt))];
  const at = (x: number, y: number) => `${(x * c - y * s).toFixed(1)} ${(x * s + y * c).toFixed(1)}`;
  return `m${at(-7.5, 0)}q${at(7.5, -3)} ${at(15, 0)}q${at(-7.5, 3)} ${at(-15, 0)}m${at(5, 0)}a2.5 2.5 0 1 1 ${at(5, 0)}a2.5 2.5 0 1 1 ${at(-5, 0)}`;
});
const galaxiesAt = (points: readonly Point[]) =>
  points.map(([x, y], i) => `M${Math.round(x)} ${Math.round(y)}${edgeOn[i % edgeOn.length]}`).join("");

/** Returns the part of a galaxy's way back that is inside the field. */
function trace(place: Vector, [vx, vy]: Vector): Point[] {
  const reach = (from: number, back: number, edge: number) => {
    const room = back > 0 ? from + edge : edge - from;
    return back === 0 ? 1 : room / Math.abs(back);
  };
  const share = Math.min(1, reach(place[0], vx, field.width + 0.1), reach(place[1], vy, field.height + 0.1));
  return [toPicture([place[0] - share * vx, place[1] - share * vy]), toPicture(place)];
}

const dots = (points: readonly Point[], radius: number) =>
  points
    .map(
      ([x, y]) =>
        `M${rounded(x - radius)} ${rounded(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
    )
    .join("");

const law = (power: number) => {
  if (power === 1) return "ikja si largësia";
  if (power === 2) return "ikja si katrori i largësisë";
  if (power === 0) return "të gjitha ikin njësoj";
  return `ikja si largësia në fuqinë ${formatNumber(power, 1)}`;
};

function View({ values: { galaktika, fuqia } }: { values: Values<Name> }) {
  const others = galaxies.map((_, galaxy) => galaxy).filter((galaxy) => galaxy !== galaktika);
  const traces = others.map((galaxy) => trace(placeOf(galaxy), flightSeen(galaxy, galaktika, fuqia)));
  const sky = others.map((galaxy) => {
    const { distance, flight } = recession(galaxy, galaktika, fuqia);
    return inGraph(distance, flight);
  });
  return (
    <>
      <Area
        points={[
          toPicture([-field.width - 0.12, -field.height - 0.12]),
          toPicture([field.width + 0.12, -field.height - 0.12]),
          toPicture([field.width + 0.12, field.height + 0.12]),
          toPicture([-field.width - 0.12, field.height + 0.12]),
        ]}
        outline={0}
      />
      <path
        d={traces.map((points) => path(points)).join("")}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeDasharray="1 3"
        strokeLinecap="round"
      />
      <path d={galaxiesAt(others.map((galaxy) => toPicture(placeOf(galaxy))))} fill="currentColor" />
      <path d={dots(sky, 2.4)} fill="var(--spot)" />
      <Axes x={[graph.left, graph.right]} y={[graph.top - 6, graph.floor]} />
      <Label at={[graph.right, graph.floor + 16]} anchor="end" italic>
        largësia prej teje
      </Label>
      <Label at={[graph.left + 8, graph.top + 4]} anchor="start" spot>
        {law(fuqia)}
      </Label>
      <Handle
        name="galaktika"
        at={toPicture(placeOf(galaktika))}
        valuesAt={([x, y]) => {
          const far = galaxies.map((place) => Math.hypot(toPicture(place)[0] - x, toPicture(place)[1] - y));
          return { galaktika: far.indexOf(Math.min(...far)) };
        }}
      />
    </>
  );
}

/** Writes "0,30", or the least and greatest value in the sky. */
const perStep = ({ galaktika, fuqia }: Values<Name>) => {
  const { least, most } = flightPerStep(galaktika, fuqia);
  const [low, high] = [formatNumber(least, 2), formatNumber(most, 2)];
  return low === high ? low : `${low} deri ${high}`;
};

const fromHome = (galaxy: number) => Math.hypot(...placeOf(galaxy));

/** A field of receding galaxies, seen from any of them. Only under one law no observer can find the centre. */
export const whoIsTheCentre: TouchModel<Name> = {
  title: "Ulu te një galaktikë tjetër",
  scenes: {
    own: "Qendra",
    others: [
      {
        label: "Filmi mbrapsht",
        caption:
          "Tërhiqe dorezën teposhtë: koha kthehet mbrapsht dhe galaktikat A e B vijnë drejt nesh me shpejtësinë e sotme. Pastaj ndërro H₀.",
        load: async () => (await import("./film-back")).filmBack,
      },
    ],
  },
  settings: {
    galaktika: {
      label: "Galaktika ku rri, nga e majta",
      unit: "",
      min: 0,
      max: galaxies.length - 1,
      step: 1,
      digits: 0,
      start: home,
      by: "handle",
    },
    fuqia: { label: "Fuqia në ligj", unit: "", min: 0, max: 2, step: 0.1, digits: 1, start: 1 },
  },
  question: {
    text: "Po sikur galaktikat të iknin si katrori i largësisë? A do ta kuptonte dikush në buzë se nuk është në qendër?",
    choices: ["Jo, edhe ai do ta quante veten qendër", "Po, do ta dallonte nga qielli"],
    right: 1,
    because:
      "Kur ikja rritet si vetë largësia, edhe ndryshimet rriten si largësia: nga çdo galaktikë pikat bien në të njëjtën drejtëz. Me çdo fuqi tjetër, në buzë pikat nuk bien më në një vijë të vetme: nga njëra anë ikin më shpejt se nga tjetra.",
    shown: ({ galaktika, fuqia }) => fuqia === 2 && fromHome(galaktika) > 1.5,
  },
  View,
  height: 300,
  left: 4,
  describe: (values) =>
    `Ti rri te galaktika ${formatNumber(values.galaktika)}, ${formatNumber(fromHome(values.galaktika), 1)} hapa nga mesi i fushës; ${law(values.fuqia)}. Për çdo hap largësi ikja del ${perStep(values)}.`,
  readings: (values) => [
    ["Nga mesi i fushës, hapa", formatNumber(fromHome(values.galaktika), 1)],
    ["Ikja për çdo hap", perStep(values)],
  ],
  samples: [
    { galaktika: home, fuqia: 1 },
    { galaktika: 3, fuqia: 1 },
    { galaktika: home, fuqia: 2 },
    { galaktika: 3, fuqia: 2 },
  ],
  columns: [
    { head: "nga mesi (hapa)", cell: ({ galaktika }) => formatNumber(fromHome(galaktika), 1) },
    { head: "ligji", cell: ({ fuqia }) => law(fuqia) },
    { head: "ikja për hap", cell: perStep },
  ],
};
