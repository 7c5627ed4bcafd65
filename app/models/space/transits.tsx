import { formatNumber } from "../../magazine/albanian";
import { clamp } from "../../play/clamp";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Box, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { Action, TouchModel, Values } from "../kit/touch-model";
import { clearness, depthOf, hours, meanErrors, mostCrossings, noiseOfDepth, shadowHours } from "./transit-noise";

type Name = "rrezja" | "kalimet" | "fara";

/** The top sheet's graph: hours from mid-transit to the right; the change of light upwards, in millionths. */
const graph = { left: 50, right: 314, top: 116, floor: 288, highest: 230, lowest: -290 };
const along = (hour: number) => graph.left + ((graph.right - graph.left) * (hour + 8)) / 16;
const up = (light: number) =>
  graph.top + ((graph.floor - graph.top) * (graph.highest - light)) / (graph.highest - graph.lowest);

/** The star over the graph, on the same hours: the planet is before it as long as the light is dimmed. */
const star: Point = [along(0), 56];
const starDisc = along(shadowHours) - along(0);
/** The planet is drawn so many times larger than it is beside its star. */
const enlarged = 10;

/** Draws the measurements as one path of dots; those outside the graph are hollow, at its edge. */
function Measurements({ lights }: { lights: readonly number[] }) {
  const dots = (outside: boolean) =>
    hours
      .map((hour, i) => [hour, lights[i] as number, clamp(lights[i] as number, graph.lowest, graph.highest)] as const)
      .filter(([, light, shown]) => (light !== shown) === outside)
      .map(([hour, , shown]) => `M${Math.round(along(hour))} ${Math.round(up(shown))}h.1`)
      .join("");
  const round = { strokeLinecap: "round", vectorEffect: "none" } as const;
  return (
    <>
      <path d={dots(false) + dots(true)} stroke="currentColor" strokeWidth="7" {...round} />
      <path d={dots(true)} stroke="var(--color-paper)" strokeWidth="4.6" {...round} />
    </>
  );
}

/** Draws the planet on its way before the star, at three hours. */
function StarAndPlanet({ radius }: { radius: number }) {
  const [x, y] = star;
  const planet = enlarged * starDisc * Math.sqrt(depthOf(radius) / 1e6);
  return (
    <>
      <circle cx={x} cy={y} r={starDisc} fill="var(--tint)" stroke="currentColor" strokeWidth="2" />
      {[0.95, 0.88, 0.78].map((share) => (
        <circle
          key={share}
          cx={x}
          cy={y}
          r={rounded(share * starDisc)}
          fill="none"
          stroke="currentColor"
          strokeWidth="0.8"
        />
      ))}
      <Segment from={[along(-6), y]} to={[along(6), y]} weight={0.8} dashed />
      {[-4, 0, 4].map((hour) => (
        <circle
          key={hour}
          cx={rounded(along(hour))}
          cy={y}
          r={rounded(planet)}
          fill={hour === 0 ? "currentColor" : "var(--color-paper)"}
          stroke="currentColor"
          strokeWidth="1.2"
        />
      ))}
      <Label at={[x + starDisc + 10, y - 12]} anchor="start" italic>
        planeti,
      </Label>
      <Label at={[x + starDisc + 10, y + 22]} anchor="start" italic>
        10 herë më i madh
      </Label>
    </>
  );
}

/** Draws the pile: one sheet for one transit, one more each time that their number doubles. The top sheet is in front. */
function Pile({ crossings }: { crossings: number }) {
  const below = Math.floor(Math.log2(crossings));
  return Array.from({ length: below + 1 }, (_, i) => {
    const [aside, above] = [0.7 * (below - i), 2.3 * (below - i)];
    return (
      <Box
        key={above}
        x={[graph.left + aside, graph.right + aside]}
        y={[graph.top - above, graph.floor - above]}
        fill="paper"
        outline={i === below ? 1.8 : 0.9}
      />
    );
  });
}

function View({ values: { rrezja, kalimet, fara } }: { values: Values<Name> }) {
  const depth = depthOf(rrezja);
  const errors = meanErrors(kalimet, fara);
  const bottom = up(-depth);
  return (
    <>
      {[-shadowHours, shadowHours].map((hour) => (
        <Segment key={hour} from={[along(hour), star[1]]} to={[along(hour), graph.top]} weight={0.8} dashed />
      ))}
      <StarAndPlanet radius={rrezja} />
      <Pile crossings={kalimet} />
      <Box x={[along(-shadowHours), along(shadowHours)]} y={[graph.top + 1, graph.floor - 1]} outline={0} />
      {[200, 100, 0, -100, -200].map((light) => (
        <Label key={light} at={[graph.left - 7, up(light) + 5]} anchor="end">
          {formatNumber(light)}
        </Label>
      ))}
      {[-6, -3, 0, 3, 6].map((hour) => (
        <Label key={hour} at={[along(hour), graph.floor + 18]}>
          {hour === 6 ? quantity(hour, 0, "orë") : formatNumber(hour)}
        </Label>
      ))}
      <Label at={[10, 16]} anchor="start" italic>
        ndriçimi, në të milionta
      </Label>
      <Label at={[350, 16]} anchor="end" spot>
        {`gropa ${formatNumber(clearness(rrezja, kalimet), 1)} herë sa zhurma`}
      </Label>
      <Line
        points={[
          [graph.left, up(0)],
          [along(-shadowHours), up(0)],
          [along(-shadowHours), bottom],
          [along(shadowHours), bottom],
          [along(shadowHours), up(0)],
          [graph.right, up(0)],
        ]}
        weight={2.8}
        spot
      />
      <Measurements
        lights={hours.map((hour, i) => (errors[i] as number) - (Math.abs(hour) < shadowHours ? depth : 0))}
      />
      <Segment from={[along(shadowHours), bottom]} to={[327, bottom]} weight={1} dashed />
      <Handle
        name="rrezja"
        at={[338, bottom]}
        valuesAt={([, y]) => {
          const hidden = Math.max(0, (y - up(0)) / (up(-1) - up(0)));
          return { rrezja: Math.sqrt(hidden / depthOf(1)) };
        }}
      />
    </>
  );
}

const add = (label: string, after: (crossings: number) => number): Action<Name> => ({
  label,
  apply: (values) =>
    values.kalimet === mostCrossings ? values : { ...values, kalimet: Math.min(mostCrossings, after(values.kalimet)) },
});

/** A pile of measured transits of a planet, whose size the reader drags. The top sheet shows their mean. */
export const transits: TouchModel<Name> = {
  title: "Gropa nën zhurmë",
  settings: {
    rrezja: {
      label: "Rrezja e planetit",
      unit: "rreze Toke",
      min: 0.5,
      max: 2.18,
      step: 0.02,
      digits: 2,
      start: 1.32,
      by: "handle",
    },
    kalimet: {
      label: "Kalimet e mbledhura",
      unit: "",
      min: 1,
      max: mostCrossings,
      step: 1,
      digits: 0,
      start: 1,
      by: "buttons",
    },
    fara: { label: "Matja", unit: "", min: 1, max: 9999, step: 1, digits: 0, start: 268, by: "buttons" },
  },
  question: {
    text: "Me 128 kalime gropa e këtij planeti duket qartë. Rrezja e tij përgjysmohet: sa kalime duhen që të duket po aq qartë?",
    choices: ["256", "512", "2048"],
    right: 2,
    because:
      "Hija zvogëlohet si katrori i rrezes: del katër herë më e cekët. Zhurma e mesatares bie vetëm si rrënja e numrit të kalimeve, prandaj për zhurmë katër herë më të vogël duhen 4² = 16 herë më shumë kalime: 16 · 128 = 2048.",
    shown: ({ rrezja, kalimet }) => rrezja === 0.66 && kalimet === 2048,
  },
  View,
  height: 312,
  describe: ({ rrezja, kalimet }) =>
    `Planeti ka ${quantity(rrezja, 2, "rreze Toke")} dhe fsheh ${formatNumber(depthOf(rrezja), 0)} të milionta të dritës. ${kalimet === 1 ? "Një kalim i vetëm" : `Mesatarja e ${formatNumber(kalimet)} kalimeve`}: gropa del ${formatNumber(clearness(rrezja, kalimet), 1)} herë sa zhurma.`,
  readings: ({ rrezja, kalimet }) => [
    ["Rrezja (Toka\u00a0=\u00a01)", formatNumber(rrezja, 2)],
    ["Kalime", formatNumber(kalimet)],
    ["Gropa : zhurma", `${formatNumber(depthOf(rrezja), 1)} : ${formatNumber(noiseOfDepth(kalimet), 1)}`],
  ],
  actions: [
    add("Edhe një", (crossings) => crossings + 1),
    add("Dyfisho", (crossings) => 2 * crossings),
    { label: "Rimat", apply: (values) => ({ ...values, kalimet: 1, fara: (values.fara % 9999) + 1 }) },
  ],
  samples: [
    { rrezja: 1.32, kalimet: 1, fara: 268 },
    { rrezja: 1.32, kalimet: 128, fara: 268 },
    { rrezja: 0.66, kalimet: 128, fara: 268 },
    { rrezja: 0.66, kalimet: 2048, fara: 268 },
  ],
  columns: [
    { head: "rrezja (Toka)", cell: ({ rrezja }) => formatNumber(rrezja, 2) },
    { head: "kalime", cell: ({ kalimet }) => formatNumber(kalimet) },
    { head: "gropa", cell: ({ rrezja }) => formatNumber(depthOf(rrezja), 1) },
    { head: "zhurma", cell: ({ kalimet }) => formatNumber(noiseOfDepth(kalimet), 1) },
    { head: "gropa : zhurma", cell: ({ rrezja, kalimet }) => formatNumber(clearness(rrezja, kalimet), 1) },
  ],
};
