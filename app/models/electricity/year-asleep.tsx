import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { path, rounded } from "../../play/svg-path";
import { Area, Label, rectangle, Segment } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { asleepEnergy, daysOfYear, newWatts, oldWatts } from "./asleep-energy";
import { energy, evening, powerAt, switchings } from "./evening-load";

type Name = "pajisjet" | "dita";

const most = 8;
/** The evening of the model evening-fuse.tsx, and its energy in kilowatt-hours. */
const appliances = evening(18.5, 19.5);
const ofEvening = energy(appliances);

/** Sockets in the wall, in a row. Below them is the rail along which the last plug is dragged. */
const wall = { top: 8, floor: 92, first: 54, apart: 40, y: 34, rail: 78 };
const socketAt = (place: number) => wall.first + wall.apart * place;
const gripAt = (count: number) => wall.first + wall.apart * (count - 1);

/** The year as a strip: days to the right, standby power upwards. */
const year = { left: 14, right: 346, floor: 136, perWatt: 0.55 };
const along = (day: number) => year.left + ((year.right - year.left) * day) / daysOfYear;
const months = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const initials = ["J", "Sh", "M", "P", "M", "Q", "K", "G", "Sh", "T", "N", "Dh"];
const monthStarts = months.map((_, place) => months.slice(0, place).reduce((sum, days) => sum + days, 0));

/** Evenings in rows: the area of each silhouette is one evening's energy. */
const pile = { left: 14, top: 176, columns: 14, wide: 24, high: 52, perHour: 5.4, perKilowatt: 4.6 };
const cornerOf = (place: number): Point => [
  pile.left + pile.wide * (place % pile.columns),
  pile.top + pile.high * Math.floor(place / pile.columns) + 44,
];

/** Returns the evening's silhouette up to a part of its energy. It ends at the hour at which that part is used. */
export function silhouette(place: number, part: number): Point[] {
  const [x, floor] = cornerOf(place);
  const times = switchings(appliances);
  const points: Point[] = [];
  let rest = part * ofEvening;
  let last = 18;
  for (const [i, from] of times.slice(0, -1).entries()) {
    // What is left of the last interval may be 1e-15 kWh, which would draw all later ones.
    if (rest <= 1e-9) break;
    const kilowatt = powerAt(from, appliances);
    const to = Math.min(times[i + 1] as number, from + rest / kilowatt);
    const y = floor - pile.perKilowatt * kilowatt;
    points.push([x + pile.perHour * (from - 18), y], [x + pile.perHour * (to - 18), y]);
    rest -= kilowatt * (to - from);
    last = to;
  }
  return [[x, floor], ...points, [x + pile.perHour * (last - 18), floor]];
}

/** Draws a plug in its socket, and a standby light. */
function Sleeper({ x }: { x: number }) {
  return (
    <>
      <path
        d={`M${x} ${wall.y + 9}C${x} ${wall.y + 34} ${x + 17} ${wall.y + 26} ${x + 14} ${wall.floor}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
      />
      <rect x={x - 8} y={wall.y - 8} width="16" height="18" rx="4" fill="currentColor" />
      <circle cx={x} cy={wall.y + 1} r="3.2" fill="var(--spot)" />
    </>
  );
}

const wattsOf = ({ pajisjet }: Values<Name>) => pajisjet * oldWatts;
const takenBy = ({ pajisjet, dita }: Values<Name>) => asleepEnergy(pajisjet, oldWatts, dita);
const eveningsOf = (values: Values<Name>) => takenBy(values) / ofEvening;

function View({ values }: { values: Values<Name> }) {
  const { pajisjet, dita } = values;
  const evenings = eveningsOf(values);
  const height = year.perWatt * wattsOf(values);
  const whole = Math.floor(evenings + 1e-9);
  const today = along(dita);
  return (
    <>
      <Hatch points={rectangle([0, 360], [wall.top, wall.floor])} spacing={7} degrees={0} weight={0.5} />
      <Segment from={[0, wall.floor]} to={[360, wall.floor]} weight={2} />
      {Array.from({ length: most }, (_, place) => {
        const x = socketAt(place);
        return (
          <g key={x}>
            <rect
              x={x - 16}
              y={wall.y - 16}
              width="32"
              height="32"
              rx="4"
              fill="var(--color-paper)"
              stroke="currentColor"
              strokeWidth="1.5"
            />
            <circle cx={x} cy={wall.y} r="12" fill="var(--tint)" stroke="currentColor" strokeWidth="1" />
            <path
              d={`M${x - 5} ${wall.y}h0M${x + 5} ${wall.y}h0`}
              stroke="currentColor"
              strokeWidth="3.4"
              strokeLinecap="round"
            />
            {place < pajisjet ? <Sleeper x={x} /> : null}
          </g>
        );
      })}
      <path
        d={path(
          [
            [year.left, year.floor],
            [year.left, year.floor - height],
            [today, year.floor - height],
            [today, year.floor],
          ],
          true,
        )}
        fill="var(--spot)"
      />
      <Segment from={[year.left, year.floor]} to={[year.right, year.floor]} />
      {monthStarts.map((day, place) => (
        <g key={day}>
          <Segment from={[along(day), year.floor]} to={[along(day), year.floor + 5]} weight={1} />
          <Label at={[along(day + 15), year.floor + 18]}>{initials[place]}</Label>
        </g>
      ))}
      {Array.from({ length: whole }, (_, place) => (
        <Area key={cornerOf(place).join()} points={silhouette(place, 1)} fill="spot" outline={0} />
      ))}
      {evenings > whole ? <Area points={silhouette(whole, evenings - whole)} fill="spot" outline={0} /> : null}
      {Array.from({ length: 2 * pile.columns }, (_, place) => (
        <path
          key={cornerOf(place).join()}
          d={path(silhouette(place, 1), true)}
          fill="none"
          stroke="currentColor"
          strokeWidth="0.7"
        />
      ))}
      <Label at={[14, 300]} anchor="start" italic>
        {`çdo figurë: një mbrëmje, ${quantity(ofEvening, 1, "kWh")}`}
      </Label>
      <Label at={[346, 300]} anchor="end" spot large>
        {formatNumber(evenings, 1)}
      </Label>
      <Handle
        name="pajisjet"
        at={[rounded(gripAt(pajisjet)), wall.rail]}
        valuesAt={([x]) => ({ pajisjet: (x - wall.first) / wall.apart + 1 })}
      />
    </>
  );
}

/** Old appliances on standby for a year. A small power for a long time is the energy of whole evenings. */
export const yearAsleep: TouchModel<Name> = {
  title: "Një vit në gjumë",
  settings: {
    pajisjet: {
      label: "Pajisjet e vjetra në pritje",
      unit: "",
      min: 0,
      max: most,
      step: 1,
      digits: 0,
      start: 5,
      by: "handle",
    },
    dita: { label: "Dita e vitit", unit: "", min: 0, max: daysOfYear, step: 1, digits: 0, start: 0 },
  },
  question: {
    text: "Pesë pajisje të vjetra në gjumë, 5\u00a0W secila. Sa mbrëmje prej 12,8\u00a0kWh në një vit?",
    choices: ["As gjysmë mbrëmjeje", "Rreth katër", "Rreth shtatëmbëdhjetë"],
    right: 2,
    because:
      "25 W duken hiç pranë 2400 W të furrës, po furra punon një orë, ato të gjitha 8760 orët e vitit: 219 kWh. Shumëzoji me çmimin e faturës sate. Të reja, me 0,5 W secila, do të bënin dhjetë herë më pak.",
    shown: ({ pajisjet, dita }) => pajisjet === 5 && dita === daysOfYear,
  },
  View,
  height: 308,
  left: 0,
  runs: { name: "dita", unitsPerSecond: 40 },
  describe: (values) =>
    `${formatNumber(values.pajisjet)} pajisje të vjetra në pritje, ${quantity(wattsOf(values), 0, "W")} bashkë. Pas ${quantity(values.dita, 0, "ditësh")} kanë marrë ${quantity(takenBy(values), 1, "kWh")}, sa ${formatNumber(eveningsOf(values), 1)} mbrëmje me furrë, ngrohëse, bojler e tharëse. Të reja do të kishin marrë ${quantity(asleepEnergy(values.pajisjet, newWatts, values.dita), 1, "kWh")}.`,
  readings: (values) => [
    ["Flenë me", quantity(wattsOf(values), 0, "W")],
    ["Energjia", quantity(takenBy(values), 1, "kWh")],
    ["Të reja", quantity(asleepEnergy(values.pajisjet, newWatts, values.dita), 1, "kWh")],
  ],
  samples: [1, 3, 5, 8].map((pajisjet) => ({ pajisjet, dita: daysOfYear })),
  columns: [
    { head: "pajisjet", cell: ({ pajisjet }) => formatNumber(pajisjet) },
    { head: "fuqia (W)", cell: (values) => formatNumber(wattsOf(values)) },
    { head: "viti (kWh)", cell: (values) => formatNumber(takenBy(values), 1) },
    { head: "mbrëmje", cell: (values) => formatNumber(eveningsOf(values), 1) },
  ],
};
