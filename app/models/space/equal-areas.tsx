import { formatNumber } from "../../magazine/albanian";
import { clamp } from "../../play/clamp";
import { quantity } from "../../play/quantity";
import { path, rounded } from "../../play/svg-path";
import { Area, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { distanceAt, nearHalf, placeAt, shareAt, speedAt } from "./kepler-ellipse";

type Name = "koha" | "shtypja";

/**
 * Halley's comet: its period in years and its semi-major axis in au. From the JPL Small-Body Database, and by T² = a³.
 */
const period = 75.8;
const axis = period ** (2 / 3);
/** Number of slices of equal time in the orbit. */
const slices = 12;

const centre: Point = [180, 146];
const half = 136;

const toPicture = ([x, y]: readonly [number, number]): Point => [centre[0] + half * x, centre[1] - half * y];
const orbitAt = (years: number, e: number) => toPicture(placeAt(years / period, e));
const flatness = (e: number) => Math.sqrt(1 - e * e);

/** Returns the path from one time to another. */
const way = (from: number, to: number, e: number) =>
  Array.from({ length: 41 }, (_, i) => orbitAt(from + ((to - from) * i) / 40, e));

const rays = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4);

function View({ values: { koha, shtypja: e } }: { values: Values<Name> }) {
  const sun: Point = [centre[0] + half * e, centre[1]];
  const planet = orbitAt(koha, e);
  const last = way(koha - period / slices, koha, e);
  const spokes = Array.from({ length: slices }, (_, i) => path([sun, orbitAt((i * period) / slices, e)])).join("");
  const near = nearHalf(e) * period;
  const height = half * flatness(e);
  return (
    <>
      <Area points={[sun, ...last]} outline={0} />
      <path d={spokes} fill="none" stroke="currentColor" strokeWidth="0.8" />
      <ellipse
        cx={centre[0]}
        cy={centre[1]}
        rx={half}
        ry={rounded(height)}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <Segment from={[centre[0], centre[1] - height]} to={[centre[0], 308]} weight={1.5} dashed />
      <Segment from={sun} to={planet} weight={1.5} />
      <Line points={last} weight={4} spot />
      <path
        d={rays.map((angle) => path([ray(sun, angle, 9), ray(sun, angle, 14)])).join("")}
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <circle cx={rounded(sun[0])} cy={sun[1]} r="6.5" fill="currentColor" />
      <Label at={[12, 306]} anchor="start">
        {`${quantity(period - near, 1, "vjet")} në këtë gjysmë`}
      </Label>
      <Label at={[348, 306]} anchor="end" spot>
        {`${quantity(near, 1, "vjet")} këtu`}
      </Label>
      <Label at={[centre[0] + 20, centre[1] + height + 21]} anchor="start" italic>
        shtype
      </Label>
      <Handle
        name="koha"
        at={planet}
        valuesAt={([x, y]) => {
          const anomaly = Math.atan2((centre[1] - y) / flatness(e), x - centre[0]);
          return { koha: shareAt(anomaly < 0 ? anomaly + 2 * Math.PI : anomaly, e) * period };
        }}
      />
      <Handle
        name="shtypja"
        at={[centre[0], centre[1] + height]}
        valuesAt={([, y]) => ({ shtypja: flatness(clamp((y - centre[1]) / half, 0, 1)) })}
      />
    </>
  );
}

const ray = ([x, y]: Point, angle: number, length: number): Point => [
  x + length * Math.cos(angle),
  y + length * Math.sin(angle),
];

const distance = ({ koha, shtypja }: Values<Name>) => axis * distanceAt(koha / period, shtypja);
const speed = (values: Values<Name>) => speedAt(axis, distance(values));

/** An orbit in slices of equal time: their areas are equal for every eccentricity. */
export const equalAreas: TouchModel<Name> = {
  title: "Feta të barabarta të një viti",
  scenes: {
    own: "Fetat",
    others: [
      {
        label: "Viti dhe largësia",
        caption:
          "Ndërro fuqinë e largësisë derisa pikat të nivelohen; me dorezë zgjidh planetin. Viti dhe largësia maten me Tokën, te hënat e Jupiterit me Ion.",
        load: async () => (await import("./one-level")).oneLevel,
      },
    ],
  },
  settings: {
    koha: {
      label: "Koha nga pika më e afërt",
      unit: "vjet",
      min: 0,
      max: period,
      step: 0.1,
      digits: 1,
      start: 34.2,
      by: "handle",
    },
    shtypja: {
      label: "Jashtëqendërsia e orbitës",
      unit: "",
      min: 0,
      max: 0.97,
      step: 0.01,
      digits: 2,
      start: 0.5,
      by: "handle",
    },
  },
  question: {
    text: "Shtype orbitën fort, si të kometës së Halejit. Sa nga 76 vjetët i kalon në gjysmën nga Dielli?",
    choices: ["38, gjysmën e tyre", "Rreth 25", "Rreth 14,5"],
    right: 2,
    because:
      "Vija nga Dielli te kometa fshin në çdo muaj të saj të njëjtën sipërfaqe. Pranë Diellit ajo vijë është e shkurtër, ndaj kometa duhet të vrapojë; larg, një hap i ngadaltë mjafton për të njëjtën fetë. Viti mbetet po ai: atë e cakton vetëm boshti.",
    shown: ({ shtypja }) => shtypja >= 0.97,
  },
  View,
  height: 316,
  runs: { name: "koha", unitsPerSecond: 7 },
  describe: (values) =>
    `Orbitë me jashtëqendërsi ${formatNumber(values.shtypja, 2)}. Pas ${quantity(values.koha, 1, "vjetësh")} trupi është ${quantity(distance(values), 1, "au")} nga Dielli dhe ecën me ${quantity(speed(values), 1, "km/s")}. Në gjysmën nga ana e Diellit kalon ${formatNumber(nearHalf(values.shtypja) * period, 1)} nga ${formatNumber(period, 1)} vjetët.`,
  readings: (values) => [
    ["Largësia nga Dielli", quantity(distance(values), 1, "au")],
    ["Shpejtësia", quantity(speed(values), 1, "km/s")],
    ["Një xhiro", quantity(period, 1, "vjet")],
  ],
  samples: [
    { koha: 0, shtypja: 0 },
    { koha: 0, shtypja: 0.5 },
    { koha: 37.9, shtypja: 0.5 },
    { koha: 0, shtypja: 0.97 },
    { koha: 37.9, shtypja: 0.97 },
  ],
  columns: [
    { head: "jashtëqendërsia", cell: ({ shtypja }) => formatNumber(shtypja, 2) },
    { head: "largësia (au)", cell: (values) => formatNumber(distance(values), 1) },
    { head: "shpejtësia (km/s)", cell: (values) => formatNumber(speed(values), 1) },
    { head: "gjysma e afërt (vjet)", cell: ({ shtypja }) => formatNumber(nearHalf(shtypja) * period, 1) },
  ],
};
