import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Label, Line, Segment, Ticks } from "../kit/drawing";
import { Globe } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import { Resting } from "../kit/resting";
import type { TouchModel, Values } from "../kit/touch-model";
import { moonsOfJupiter, type NamedOrbit, periodPer, planets, spread } from "./harmonic-law";

type Name = "fuqia" | "planeti";

/** The graph with two logarithmic axes. A power of the distance is a straight line. */
const graph = { left: 30, right: 336, nearest: 0.33, farthest: 36, level: 150, decade: 118 };
const across = (axis: number) =>
  graph.left + ((graph.right - graph.left) * Math.log(axis / graph.nearest)) / Math.log(graph.farthest / graph.nearest);
const up = (quotient: number) => graph.level - graph.decade * Math.log10(quotient);
const floor = 268;
/** Shift of the moons' line downwards, so that the planets' line does not hide it. */
const moonsLower = 62;

/** Radii of the drawn balls: larger planets larger, none to scale. */
const radii = [5, 7, 7, 6, 13, 11, 9, 9];

const placeOf = (orbit: NamedOrbit, power: number): Point => [across(orbit.axis), up(periodPer(orbit, power))];
const moonAt = (moon: NamedOrbit, power: number): Point => {
  const [x, y] = placeOf(moon, power);
  return [x, y + moonsLower];
};
const planetAt = (planet: number): NamedOrbit => planets[planet] as NamedOrbit;

/** Tells whether the quotients of all planets are equal within one percent. */
const isLevel = (power: number) => spread(planets, power) < 1.01;

function View({ values: { fuqia, planeti } }: { values: Values<Name> }) {
  const line = planets.map((planet) => placeOf(planet, fuqia));
  const level = isLevel(fuqia);
  const [first, last] = [line[0] as Point, line[line.length - 1] as Point];
  const chosen = placeOf(planetAt(planeti), fuqia);
  /** Height of the chosen planet's name: over its ball above the level; else under it, but not on the axis. */
  const nameY = chosen[1] < graph.level - 4 ? chosen[1] - 20 : Math.min(chosen[1] + 32, floor - 7);
  return (
    <>
      <Area points={[[first[0], graph.level], ...line, [last[0], graph.level]]} outline={0} />
      <Segment from={[graph.left - 14, graph.level]} to={[352, graph.level]} weight={1.2} dashed />
      <Segment
        from={[across(0.8), graph.level + moonsLower]}
        to={[across(4.6), graph.level + moonsLower]}
        weight={1}
        dashed
      />
      <Line points={moonsOfJupiter.map((moon) => moonAt(moon, fuqia))} weight={1.2} />
      <Line points={line} weight={3} spot />
      {moonsOfJupiter.map((moon) => {
        const [x, y] = moonAt(moon, fuqia);
        return (
          <circle
            key={moon.name}
            cx={rounded(x)}
            cy={rounded(y)}
            r="3.6"
            fill="var(--color-paper)"
            stroke="currentColor"
            strokeWidth="1.4"
          />
        );
      })}
      <Resting way="up">
        {line.map((place, i) => (i === planeti ? null : <Globe key={planetAt(i).name} at={place} r={radii[i] ?? 6} />))}
      </Resting>
      <Segment from={chosen} to={[chosen[0], floor]} weight={1} dashed />
      <Label at={[chosen[0] + (chosen[0] > 280 ? -6 : 6), nameY]} anchor={chosen[0] > 280 ? "end" : "start"}>
        {planetAt(planeti).name}
      </Label>
      <Label at={[12, 26]} anchor="start" spot large>
        {level ? "një nivel për të gjithë" : `ndryshim ${formatNumber(spread(planets, fuqia), 1)} herë`}
      </Label>
      <Label at={[12, 46]} anchor="start" italic>
        {`viti pjesëtuar me largësinë në fuqinë ${formatNumber(fuqia, 2)}`}
      </Label>
      <Segment from={[graph.left - 14, floor]} to={[352, floor]} />
      <Ticks at={[0.5, 1, 2, 5, 10, 20]} along={across} y={[floor, floor + 5]} label={formatNumber} />
      <Label
        at={[Math.max(graph.left - 14, chosen[0] < graph.left + 70 ? chosen[0] + 6 : 0), floor - 7]}
        anchor="start"
        italic
      >
        largësia, au
      </Label>
      <Label at={[across(4.6) + 10, graph.level + moonsLower + 4]} anchor="start" italic>
        hënat e Jupiterit
      </Label>
      <Handle
        name="planeti"
        at={chosen}
        valuesAt={([x]) => {
          const far = planets.map(({ axis }) => Math.abs(across(axis) - x));
          return { planeti: far.indexOf(Math.min(...far)) };
        }}
      />
    </>
  );
}

const years = (planet: NamedOrbit) => quantity(planet.period, planet.period < 10 ? 2 : 1, "vjet");

/** Eight planets and four moons. The reader finds the power of the distance by which their periods are divided. */
export const oneLevel: TouchModel<Name> = {
  title: "Një nivel për tetë planetë",
  settings: {
    fuqia: { label: "Fuqia e largësisë", unit: "", min: 1, max: 2, step: 0.05, digits: 2, start: 1 },
    planeti: {
      label: "Planeti, nga Dielli",
      unit: "",
      min: 0,
      max: planets.length - 1,
      step: 1,
      digits: 0,
      start: 2,
      by: "handle",
    },
  },
  question: {
    text: "Hënat e Jupiterit sillen rreth tij, jo rreth Diellit. Fuqia që i nivelon planetët, a i nivelon edhe ato?",
    choices: ["Po, e njëjta", "Jo, u duhet një më e vogël", "Jo, u duhet një më e madhe"],
    right: 0,
    because:
      "Planetët nivelohen me fuqinë 1,5, domethënë T² = a³: rruga më e gjatë shton një fuqi, ecja më e ngadaltë edhe gjysmë. Po ashtu ngadalësohet me largësinë kush sillet rreth Jupiterit, ndaj fuqia mbetet e njëjta; ndryshon vetëm numri përpara.",
    shown: ({ fuqia }) => Math.abs(fuqia - 1.5) < 0.01,
  },
  View,
  height: 294,
  describe: ({ fuqia, planeti }) => {
    const planet = planetAt(planeti);
    return `${planet.name}: ${quantity(planet.axis, 2, "au")} nga Dielli, një xhiro në ${years(planet)}. Viti pjesëtuar me largësinë në fuqinë ${formatNumber(fuqia, 2)} del ${formatNumber(periodPer(planet, fuqia), 2)}; mes planetëve ky numër ${isLevel(fuqia) ? "gati nuk ndryshon" : `ndryshon ${formatNumber(spread(planets, fuqia), 1)} herë`}.`;
  },
  readings: ({ fuqia, planeti }) => [
    ["Largësia", quantity(planetAt(planeti).axis, 2, "au")],
    ["Viti", years(planetAt(planeti))],
    ["Herësi", formatNumber(periodPer(planetAt(planeti), fuqia), 2)],
  ],
  samples: [0, 2, 3, 4, 7].map((planeti) => ({ fuqia: 1.5, planeti })),
  columns: [
    { head: "planeti", cell: ({ planeti }) => planetAt(planeti).name },
    { head: "a (au)", cell: ({ planeti }) => formatNumber(planetAt(planeti).axis, 2) },
    { head: "T (vjet)", cell: ({ planeti }) => formatNumber(planetAt(planeti).period, 2) },
    {
      head: "a³ : T²",
      cell: ({ planeti }) => formatNumber(planetAt(planeti).axis ** 3 / planetAt(planeti).period ** 2, 2),
    },
  ],
};
