import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { path } from "../../play/svg-path";
import { Box, Label, Line, rectangle, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { Action, TouchModel, Values } from "../kit/touch-model";
import { coldestConcrete, faces, freezingDepth, inside, type Layer, loss, outside } from "./heat-through-layers";

type Name = "betoni" | "polistiroli" | "ana";

/** Units of the picture for a centimetre of wall. Its face to the room, its top and bottom follow. */
const scale = 2.7;
const face = 74;
const [top, bottom] = [54, 236];
/** Width of the film of air at a face in the picture. It is far wider than in reality. */
const film = 20;
/** The bar of the heat loss below the wall. It has its left end, and units for each W/m². */
const bar = { left: 12, y: 264, thick: 12, scale: 2.3 };
const bareWall = loss([{ material: "concrete", thickness: 0.2 }]);

const up = (celsius: number) => 214 - (148 * (celsius - outside)) / (inside - outside);

/** Returns the layers from the room outwards. `ana` is 1 where the polystyrene is on the inner side. */
function layersOf({ betoni, polistiroli, ana }: Values<Name>): readonly [Layer, Layer] {
  const concrete: Layer = { material: "concrete", thickness: betoni / 100 };
  const polystyrene: Layer = { material: "polystyrene", thickness: polistiroli / 100 };
  return ana === 1 ? [polystyrene, concrete] : [concrete, polystyrene];
}

/** Returns the slanted strokes of concrete, as in the plan of a building. */
function strokes(from: number, to: number): string {
  const lines: string[] = [];
  for (let foot = from - (bottom - top) + 7; foot < to; foot += 15) {
    const [start, end] = [Math.max(from, foot), Math.min(to, foot + bottom - top)];
    if (end - start > 1) lines.push(path([start, end].map((x): Point => [x, bottom - (x - foot)])));
  }
  return lines.join("");
}

function View({ values }: { values: Values<Name> }) {
  const layers = layersOf(values);
  const temperatures = faces(layers);
  const middle = face + 100 * layers[0].thickness * scale;
  const end = middle + 100 * layers[1].thickness * scale;
  const inner = values.ana === 1;
  const [polystyreneFrom, polystyreneTo] = inner ? [face, middle] : [middle, end];
  const [concreteFrom, concreteTo] = inner ? [middle, end] : [face, middle];
  const freezing = freezingDepth(layers);
  const watts = loss(layers);
  const edges: Point[] = [face, middle, end].map((x, i) => [x, up(temperatures[i] as number)]);
  const barEnd = (value: number) => bar.left + bar.scale * value;
  return (
    <>
      {values.polistiroli > 0 ? <Box x={[polystyreneFrom, polystyreneTo]} y={[top, bottom]} /> : null}
      <path d={strokes(concreteFrom, concreteTo)} stroke="currentColor" strokeWidth="0.7" />
      <Line points={[...rectangle([concreteFrom, concreteTo], [top, bottom]), [concreteFrom, top]]} weight={2.2} />
      <Segment from={[6, up(0)]} to={[354, up(0)]} weight={1} dashed />
      <Line
        points={[[6, up(inside)], [face - film, up(inside)], ...edges, [end + film, up(outside)], [354, up(outside)]]}
        weight={3}
        spot
      />
      {freezing === null ? null : <circle cx={face + 100 * freezing * scale} cy={up(0)} r="5" fill="var(--spot)" />}
      <Label at={[8, up(inside) + 19]} anchor="start">
        20 °C
      </Label>
      <Label at={[8, up(0) - 6]} anchor="start">
        0 °C
      </Label>
      <Label at={[352, up(outside) + 19]} anchor="end">
        −10 °C
      </Label>
      <Label at={[352, 22]} anchor="end" spot>
        {coldestConcrete(layers) < 0 ? "betoni bie nën 0\u00a0°C" : "betoni mbetet mbi 0\u00a0°C"}
      </Label>
      <Label at={[concreteTo - 17, top - 8]} anchor="end" italic>
        {`beton ${quantity(values.betoni, 0, "cm")}`}
      </Label>
      <Label
        at={[polystyreneTo + (polystyreneTo < 170 ? 17 : -17), bottom + 16]}
        anchor={polystyreneTo < 170 ? "start" : "end"}
        italic
      >
        {`polistirol ${quantity(values.polistiroli, 0, "cm")}`}
      </Label>
      <Box x={[bar.left, barEnd(bareWall)]} y={[bar.y, bar.y + bar.thick]} fill="paper" outline={1} />
      <path d={path(rectangle([bar.left, barEnd(watts)], [bar.y, bar.y + bar.thick]), true)} fill="currentColor" />
      <Label at={[bar.left, bar.y + bar.thick + 18]} anchor="start">
        {`nga 1\u00a0m² dalin ${quantity(watts, 0, "W")}`}
      </Label>
      <Handle name="betoni" at={[concreteTo, top]} valuesAt={([x]) => ({ betoni: (x - concreteFrom) / scale })} />
      <Handle
        name="polistiroli"
        at={[polystyreneTo, bottom]}
        valuesAt={([x]) => ({ polistiroli: (x - polystyreneFrom) / scale })}
      />
    </>
  );
}

const otherSide: Action<Name> = {
  label: "Ndërro anën",
  apply: (values) => (values.polistiroli === 0 ? values : { ...values, ana: 1 - values.ana }),
};

/** A wall of concrete and polystyrene: the temperature through it, and its loss of heat. */
export const wallLayers: TouchModel<Name> = {
  title: "Muri në dimër",
  settings: {
    betoni: { label: "Trashësia e betonit", unit: "cm", min: 10, max: 60, step: 1, digits: 0, start: 20, by: "handle" },
    polistiroli: {
      label: "Trashësia e polistirolit",
      unit: "cm",
      min: 0,
      max: 20,
      step: 1,
      digits: 0,
      start: 0,
      by: "handle",
    },
    ana: { label: "Polistiroli nga brenda", unit: "", min: 0, max: 1, step: 1, digits: 0, start: 0, by: "buttons" },
  },
  question: {
    text: "Muri ka 20\u00a0cm beton. Ç’e ul më shumë humbjen?",
    choices: ["Edhe 20\u00a0cm beton", "2\u00a0cm polistirol", "Të dyja njësoj"],
    right: 1,
    because:
      "Dy centimetra polistirol ndalin më shumë nxehtësi se një metër beton, sepse vlen trashësia e pjesëtuar me λ. Për humbjen s’ka rëndësi në cilën anë e vë; për betonin ka: nga jashtë polistiroli e mban të ngrohtë, nga brenda e lë në ngricë.",
    shown: ({ betoni, polistiroli }) => betoni === 20 && polistiroli === 2,
  },
  View,
  height: 302,
  describe: (values) => {
    const layers = layersOf(values);
    const depth = freezingDepth(layers);
    const side = values.polistiroli === 0 ? "" : values.ana === 1 ? " nga brenda" : " nga jashtë";
    const cold =
      depth === null
        ? "i gjithë muri është nën 0\u00a0°C"
        : `pika me 0\u00a0°C është ${quantity(100 * depth, 0, "cm")} thellë në mur`;
    return `Muri: ${quantity(values.betoni, 0, "cm")} beton, ${quantity(values.polistiroli, 0, "cm")} polistirol${side}; brenda 20\u00a0°C, jashtë −10\u00a0°C. Nga 1\u00a0m² dalin ${quantity(loss(layers), 0, "W")}. Faqja nga dhoma ka ${quantity(faces(layers)[0] as number, 1, "°C")}, ${cold}.`;
  },
  readings: (values) => {
    const layers = layersOf(values);
    return [
      ["Humbja", quantity(loss(layers), 0, "W/m²")],
      ["Faqja nga dhoma", quantity(faces(layers)[0] as number, 1, "°C")],
      ["Pika më e ftohtë e betonit", quantity(coldestConcrete(layers), 1, "°C")],
    ];
  },
  actions: [otherSide],
  samples: [
    { betoni: 20, polistiroli: 0, ana: 0 },
    { betoni: 40, polistiroli: 0, ana: 0 },
    { betoni: 20, polistiroli: 2, ana: 0 },
    { betoni: 20, polistiroli: 10, ana: 0 },
    { betoni: 20, polistiroli: 10, ana: 1 },
  ],
  columns: [
    { head: "beton (cm)", cell: ({ betoni }) => formatNumber(betoni, 0) },
    {
      head: "polistirol (cm)",
      cell: ({ polistiroli, ana }) => `${formatNumber(polistiroli, 0)}${ana === 1 ? " brenda" : ""}`,
    },
    { head: "humbja (W/m²)", cell: (values) => formatNumber(loss(layersOf(values)), 0) },
    { head: "pika më e ftohtë e betonit (°C)", cell: (values) => formatNumber(coldestConcrete(layersOf(values)), 1) },
  ],
};
