import { formatNumber, longDate } from "../../magazine/albanian";
import { toDegrees } from "../../play/angle";
import { quantity } from "../../play/quantity";
import { path, rounded } from "../../play/svg-path";
import { Area, Axes, Label, Line, Segment, Ticks } from "../kit/drawing";
import { Globe } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import { Resting } from "../kit/resting";
import type { TouchModel, Values } from "../kit/touch-model";
import { dateOf, distanceOn, earth, mars, passages, placeOn, yearOf } from "./two-runners";

type Name = "koha";

const lastDay = 4000;
/** All oppositions of the model; each counts from its day on. */
const meetings = passages(-10, lastDay);
const past = (day: number) => meetings.filter((meeting) => meeting <= day + 0.5);

const sun: Point = [153, 116];
const unit = 62;
const toPicture = ([x, y]: readonly [number, number]): Point => [sun[0] + unit * x, sun[1] - unit * y];
/** Returns the point so many units beyond another, as seen from the Sun. */
const beyond = ([x, y]: Point, way: number): Point => {
  const far = Math.hypot(x - sun[0], y - sun[1]);
  return [x + (way * (x - sun[0])) / far, y + (way * (y - sun[1])) / far];
};

/** The graph of the distance below the orbits. */
const graph = { left: 38, right: 350, top: 240, floor: 298 };
const along = (day: number) => graph.left + ((graph.right - graph.left) * day) / lastDay;
const up = (distance: number) => graph.floor - ((graph.floor - graph.top) * distance) / 2.7;
const dayOfYear = (year: number) => (Date.UTC(year, 0, 1) - dateOf(0).getTime()) / 86_400_000;

const rays = Array.from({ length: 16 }, (_, i) => {
  const [cos, sin] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)];
  const [from, to] = [11, i % 2 === 0 ? 20 : 15];
  return path([from, to].map((way): Point => [sun[0] + way * cos, sun[1] + way * sin]));
}).join("");

const orbit = (planet: typeof earth): Point[] =>
  Array.from({ length: 73 }, (_, i) => toPicture(placeOn(planet, (i * yearOf(planet)) / 72)));
const orbits = [orbit(earth), orbit(mars)];

const wayUntil = (day: number): Point[] => {
  const days = Array.from({ length: Math.floor(day / 20) + 1 }, (_, i) => 20 * i);
  return [...days, day].map((passed) => [along(passed), up(distanceOn(passed))]);
};

/** Writes a date without its weekday: "16 janar 2025". */
const dayOf = (day: number) => longDate(dateOf(day).toISOString()).split(", ")[1];

/** Returns the days between two dates as the calendar and the day counter count them. */
const daysBetween = (from: number, to: number) => Math.round(to) - Math.round(from);

/** Days between two lines of sight whose trace stays. */
const sightEvery = 40;

/** Returns the lines of sight until a day as one path: their envelope is a rosette of seven petals in 15 years. */
const sightsUntil = (day: number) =>
  Array.from({ length: Math.floor(day / sightEvery) + 1 }, (_, i) =>
    path([toPicture(placeOn(earth, i * sightEvery)), toPicture(placeOn(mars, i * sightEvery))]),
  ).join("");

/** Draws the oppositions until now, each with its year. Between the last two are the days. */
function Passages({ day, other }: { day: number; other: Point }) {
  const passed = past(day);
  const [before, last] = passed.slice(-2);
  return (
    <>
      {passed.map((meeting) => {
        const outer = toPicture(placeOn(mars, meeting));
        const [x, y] = beyond(outer, 11);
        const aside = (x - sun[0]) / Math.hypot(x - sun[0], y - sun[1]);
        // The planet itself is named there.
        const hidden = Math.hypot(outer[0] - other[0], outer[1] - other[1]) < 40;
        return (
          <g key={meeting}>
            <Segment from={toPicture(placeOn(earth, meeting))} to={outer} weight={2} />
            <circle {...circleAt(outer)} r="3.5" fill="currentColor" />
            {hidden ? null : <Label at={[x + 17 * aside, y + 5]}>{dateOf(meeting).getUTCFullYear()}</Label>}
            <circle cx={rounded(along(meeting))} cy={rounded(up(distanceOn(meeting)))} r="4" fill="currentColor" />
          </g>
        );
      })}
      {before === undefined || last === undefined ? null : (
        <Label at={[(along(before) + along(last)) / 2, graph.floor - 9]} on="tint">
          {quantity(daysBetween(before, last), 0, "ditë")}
        </Label>
      )}
    </>
  );
}

function View({ values: { koha } }: { values: Values<Name> }) {
  const [home, other] = [toPicture(placeOn(earth, koha)), toPicture(placeOn(mars, koha))];
  const night = (toDegrees(Math.atan2(other[1] - sun[1], other[0] - sun[0])) + 360) % 360;
  const [now, distance] = [along(koha), distanceOn(koha)];
  const way = wayUntil(koha);
  const [marsX, marsY] = beyond(other, 14);
  // Towards the Sun, or away from it where the line of sight goes there.
  const faces = (other[0] - home[0]) * (sun[0] - home[0]) + (other[1] - home[1]) * (sun[1] - home[1]);
  const inwards = faces < 0.7 * unit * Math.hypot(other[0] - home[0], other[1] - home[1]);
  const [earthX, earthY] = beyond(home, inwards ? -17 : 17);
  return (
    <>
      <Area points={[...way, [now, graph.floor], [graph.left, graph.floor]]} outline={0} />
      {orbits.map((points, i) => (
        <Line key={i === 0 ? "earth" : "mars"} points={points} weight={1.2} />
      ))}
      <path d={rays} stroke="currentColor" strokeWidth="1.2" />
      <circle cx={sun[0]} cy={sun[1]} r="8" fill="var(--tint)" stroke="currentColor" strokeWidth="1.5" />
      <path d={sightsUntil(koha)} stroke="var(--spot)" strokeWidth="0.6" />
      <Passages day={koha} other={other} />
      <Segment from={home} to={other} weight={4} spot />
      <Resting way="up">
        <Globe at={other} r={8} turned={night} />
      </Resting>
      <Label at={[marsX, marsY + 5]} anchor={marsX < other[0] ? "end" : "start"} italic>
        Marsi
      </Label>
      <Label at={[earthX, earthY + 5]} anchor={earthX < home[0] ? "end" : "start"} italic>
        Toka
      </Label>
      <Label at={[352, 170]} anchor="end" spot large>
        {quantity(distance, 2, "au")}
      </Label>
      <Label at={[352, 189]} anchor="end" spot italic>
        larg Marsit
      </Label>
      <Label at={[352, 210]} anchor="end">
        {dayOf(koha)}
      </Label>
      <Axes x={[graph.left, graph.right]} y={[graph.top, graph.floor]} />
      <Ticks
        at={[2026, 2028, 2030, 2032, 2034]}
        along={(year) => along(dayOfYear(year))}
        y={[graph.floor, graph.floor + 5]}
        away={18}
      />
      <Label at={[graph.left - 8, up(0) + 4]} anchor="end">
        0
      </Label>
      <Label at={[graph.left - 8, up(2.5) + 6]} anchor="end">
        2,5
      </Label>
      <Line points={way} weight={2.4} spot />
      <circle cx={rounded(now)} cy={rounded(up(distance))} r="5" fill="var(--spot)" />
      <Handle
        name="koha"
        at={home}
        valuesAt={([x, y]) => {
          const turned = Math.atan2(sun[1] - y, x - sun[0]) - Math.atan2(sun[1] - home[1], home[0] - sun[0]);
          const turn = turned / (2 * Math.PI);
          return { koha: koha + (turn - Math.round(turn)) * yearOf(earth) };
        }}
      />
    </>
  );
}

const circleAt = ([cx, cy]: Point) => ({ cx: rounded(cx), cy: rounded(cy) });

const lastMeeting = (day: number) => {
  const [before, last] = past(day).slice(-2);
  return before === undefined || last === undefined ? "–" : formatNumber(daysBetween(before, last));
};

/** Earth, which the reader moves round the Sun, with Mars and their distance. */
export const earthAndMars: TouchModel<Name> = {
  title: "Toka e kalon Marsin",
  scenes: {
    own: "Dy orbitat",
    others: [
      {
        label: "Kërcimi",
        caption:
          "I njëjti vrull në dy botë, me një orë. Lëvize kohën me dorezën poshtë dhe shiko kur prek secili tokën; pastaj ndërro kërcimin në Tokë.",
        load: async () => (await import("./jump-on-mars")).jumpOnMars,
      },
    ],
  },
  settings: {
    koha: {
      label: "Ditë nga 16 janari 2025",
      unit: "ditë",
      min: 0,
      max: lastDay,
      step: 1,
      digits: 0,
      start: 0,
      by: "handle",
    },
  },
  question: {
    text: "Më 16 janar 2025 Toka e kaloi Marsin. Pas sa kohësh e kalon përsëri?",
    choices: ["Kur Toka mbyll rrethin", "Kur e mbyll Marsi", "Edhe më vonë"],
    right: 2,
    because:
      "Kur Toka kthehet ku ishte, Marsi ka ikur përpara; kur kthehet Marsi, Toka është tjetërkund. Ajo duhet t’i marrë një rreth të tërë, mesatarisht në 780 ditë. Kalimet nuk ngjajnë: orbita e Marsit është elips, ndaj më 2035 ai rri 1,8 herë më afër se më 2027.",
    shown: ({ koha }) => past(koha).length === 2,
  },
  View,
  height: 317,
  runs: { name: "koha", unitsPerSecond: 160 },
  describe: ({ koha }) =>
    `${dayOf(koha)}: Marsi është ${quantity(distanceOn(koha), 2, "au")} larg Tokës. Kalime që nga janari 2025, bashkë me atë: ${past(koha).length}.`,
  readings: ({ koha }) => [
    ["Largësia", quantity(distanceOn(koha), 2, "au")],
    ["Kalime", formatNumber(past(koha).length)],
    ["Ditë ndërmjet", lastMeeting(koha)],
  ],
  still: { koha: 2400 },
  samples: meetings.slice(0, 5).map((day) => ({ koha: Math.round(day) })),
  columns: [
    { head: "kalimi", cell: ({ koha }) => dayOf(koha) ?? "" },
    { head: "pas (ditë)", cell: ({ koha }) => lastMeeting(koha) },
    { head: "largësia (au)", cell: ({ koha }) => formatNumber(distanceOn(koha), 2) },
  ],
};
