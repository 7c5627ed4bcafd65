import { formatNumber, longDate } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Label, Line } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { dateOf, distanceOn, earth, mars, passages, placeOn, yearOf } from "./two-runners";

type Name = "koha";

const lastDay = 4000;
/** All passages of the model; one counts from the day on which it falls. */
const meetings = passages(-10, lastDay);
const past = (day: number) => meetings.filter((meeting) => meeting <= day + 0.5);

const sun: Point = [180, 112];
const unit = 62;
const at = ([x, y]: readonly [number, number]): Point => [sun[0] + unit * x, sun[1] - unit * y];

/** The graph of the distance below the orbits. */
const graph = { left: 34, right: 350, top: 230, floor: 294 };
const along = (day: number) => graph.left + ((graph.right - graph.left) * day) / lastDay;
const up = (distance: number) => graph.floor - ((graph.floor - graph.top) * distance) / 2.7;
const dayOfYear = (year: number) => (Date.UTC(year, 0, 1) - dateOf(0).getTime()) / 86_400_000;

const orbit = (planet: typeof earth): Point[] =>
  Array.from({ length: 73 }, (_, i) => at(placeOn(planet, (i * yearOf(planet)) / 72)));
const orbits = [orbit(earth), orbit(mars)];

const wayUntil = (day: number): Point[] => {
  const days = Array.from({ length: Math.floor(day / 16) + 1 }, (_, i) => 16 * i);
  return [...days, day].map((passed) => [along(passed), up(distanceOn(passed))]);
};

/** A date without its weekday: "16 janar 2025". */
const dayOf = (day: number) => longDate(dateOf(day).toISOString()).split(", ")[1];

function View({ values: { koha } }: { values: Values<Name> }) {
  const [home, other] = [at(placeOn(earth, koha)), at(placeOn(mars, koha))];
  return (
    <>
      {orbits.map((points, i) => (
        <Line key={i === 0 ? "earth" : "mars"} points={points} weight={1} />
      ))}
      {past(koha).map((day) => (
        <Line key={day} points={[at(placeOn(earth, day)), at(placeOn(mars, day))]} weight={2} />
      ))}
      <circle cx={sun[0]} cy={sun[1]} r="7" fill="var(--tint)" stroke="currentColor" strokeWidth="1.5" />
      <Line points={[home, other]} weight={3} spot />
      <circle cx={rounded(other[0])} cy={rounded(other[1])} r="6.5" fill="currentColor" />
      <Label at={[252, 190]} anchor="start" italic>
        Marsi
      </Label>
      <Label at={[sun[0], sun[1] + 50]} italic>
        Toka
      </Label>
      <Label at={[12, 22]} anchor="start">
        {dayOf(koha)}
      </Label>
      <Label at={[348, 22]} anchor="end" spot>
        {quantity(distanceOn(koha), 2, "au")}
      </Label>
      <Line
        points={[
          [graph.left, graph.top],
          [graph.left, graph.floor],
          [graph.right, graph.floor],
        ]}
      />
      {[2026, 2028, 2030, 2032, 2034].map((year) => (
        <g key={year}>
          <Line
            points={[
              [along(dayOfYear(year)), graph.floor],
              [along(dayOfYear(year)), graph.floor + 5],
            ]}
          />
          <Label at={[along(dayOfYear(year)), graph.floor + 19]}>{year}</Label>
        </g>
      ))}
      <Label at={[graph.left - 8, up(0) + 4]} anchor="end">
        0
      </Label>
      <Label at={[graph.left - 8, up(2.5) + 4]} anchor="end">
        2,5
      </Label>
      <Line points={wayUntil(koha)} weight={2.4} spot />
      {past(koha).map((day) => (
        <circle key={day} cx={rounded(along(day))} cy={rounded(up(distanceOn(day)))} r="4" fill="currentColor" />
      ))}
      <circle cx={rounded(along(koha))} cy={rounded(up(distanceOn(koha)))} r="5" fill="var(--spot)" />
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

const lastMeeting = (day: number) => {
  const [before, last] = past(day).slice(-2);
  return before === undefined || last === undefined ? "–" : formatNumber(Math.round(last - before));
};

/** Earth driven round the Sun by hand, Mars behind it on the outer lane, and the distance between them. */
export const earthAndMars: TouchModel<Name> = {
  title: "Toka e kalon Marsin",
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
      "Kur Toka kthehet ku ishte, Marsi ka ikur përpara; kur kthehet Marsi, Toka është tjetërkund. Ajo duhet t’i marrë një rreth të tërë, mesatarisht në 780 ditë. Kalimet nuk ngjajnë: orbita e Marsit është elips, ndaj më 2035 ai rri gati dy herë më afër se më 2027.",
    shown: ({ koha }) => past(koha).length > 1,
  },
  View,
  height: 320,
  runs: { name: "koha", unitsPerSecond: 160 },
  describe: ({ koha }) =>
    `${dayOf(koha)}: Marsi është ${quantity(distanceOn(koha), 2, "au")} larg Tokës. Që nga janari 2025, me kalimin e atëhershëm: ${past(koha).length} kalime.`,
  readings: ({ koha }) => [
    ["Largësia", quantity(distanceOn(koha), 2, "au")],
    ["Kalime", formatNumber(past(koha).length)],
    ["Ditë ndërmjet", lastMeeting(koha)],
  ],
  samples: meetings.slice(0, 5).map((day) => ({ koha: Math.round(day) })),
  columns: [
    { head: "kalimi", cell: ({ koha }) => dayOf(koha) ?? "" },
    { head: "pas (ditë)", cell: ({ koha }) => lastMeeting(koha) },
    { head: "largësia (au)", cell: ({ koha }) => formatNumber(distanceOn(koha), 2) },
  ],
};
