import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { Label, Line } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { lorentzFactor, lostInAnHour, wayInOneTick } from "./light-clock";

type Name = "shpejtesia";

/** Height of the mirrors, the clock at rest, and where the moving clock's flash starts. */
const [top, bottom] = [44, 134];
const height = bottom - top;
const resting = 40;
const start = 92;

/** The graph of γ below: speed to the right up to 1, γ upwards up to 4. */
const graph = { left: 40, right: 340, floor: 292, unit: 26 };
const alongGraph = (speed: number) => graph.left + (graph.right - graph.left) * speed;
const upGraph = (factor: number) => graph.floor - graph.unit * (factor - 1);
const fastest = 0.94;

const curve = Array.from(
  { length: 95 },
  (_, i): Point => [alongGraph((0.9682 * i) / 94), upGraph(lorentzFactor((0.9682 * i) / 94))],
);

const mirrors = (x: number) => [
  <Line
    key="top"
    points={[
      [x - 16, top],
      [x + 16, top],
    ]}
    weight={4}
  />,
  <Line
    key="bottom"
    points={[
      [x - 16, bottom],
      [x + 16, bottom],
    ]}
    weight={4}
  />,
];

function View({ values: { shpejtesia } }: { values: Values<Name> }) {
  const end = start + height * wayInOneTick(shpejtesia);
  const factor = lorentzFactor(shpejtesia);
  return (
    <>
      {mirrors(resting)}
      <Line
        points={[
          [resting, bottom],
          [resting, top],
        ]}
        weight={2}
      />
      <Label at={[resting, bottom + 22]}>1 s</Label>
      <Line
        points={[
          [start - 16, bottom],
          [start + 16, bottom],
        ]}
        weight={4}
      />
      <Line
        points={[
          [end - 16, top],
          [end + 16, top],
        ]}
        weight={4}
      />
      <Line
        points={[
          [start, top],
          [end, top],
        ]}
        weight={1}
        dashed
      />
      <Line
        points={[
          [start, bottom],
          [end, top],
        ]}
        weight={3}
        spot
      />
      <Label at={[(start + end) / 2 + 20, bottom + 22]} spot>
        {quantity(factor, 2, "s")}
      </Label>
      <Handle
        name="shpejtesia"
        at={[end, top]}
        valuesAt={([x]) => {
          const way = Math.max(0, x - start) / height;
          return { shpejtesia: Math.min(fastest, way / Math.hypot(1, way)) };
        }}
      />
      <Line
        points={[
          [graph.left, 196],
          [graph.left, graph.floor],
          [graph.right, graph.floor],
        ]}
      />
      <Line points={curve} weight={2} />
      <Line
        points={[
          [alongGraph(shpejtesia), graph.floor],
          [alongGraph(shpejtesia), upGraph(factor)],
        ]}
        weight={1}
        dashed
      />
      <circle cx={alongGraph(shpejtesia)} cy={upGraph(factor)} r="6" fill="var(--spot)" />
      <Label at={[graph.left - 8, upGraph(1) + 5]} anchor="end">
        1
      </Label>
      <Label at={[graph.left - 8, upGraph(4) + 5]} anchor="end">
        4
      </Label>
      <Label at={[graph.left - 8, upGraph(2.5) + 5]} anchor="end" italic>
        γ
      </Label>
      <Label at={[alongGraph(0.5), graph.floor + 18]}>0,5 c</Label>
      <Label at={[graph.right, graph.floor + 18]} anchor="end">
        c
      </Label>
    </>
  );
}

/** A clock of light at rest and one that moves; its slanted tick, and how slowly γ leaves 1. */
export const movingClock: TouchModel<Name> = {
  title: "Ora prej drite në lëvizje",
  settings: {
    shpejtesia: {
      label: "Shpejtësia e orës, pjesë e c",
      unit: "c",
      min: 0,
      max: fastest,
      step: 0.01,
      digits: 2,
      start: 0.6,
      by: "handle",
    },
  },
  question: {
    text: "Sa shpejt duhet të ecë ora që tiku i saj të zgjatë dyfish?",
    choices: ["Gjysma e shpejtësisë së dritës", "Rreth 0,87 e saj", "Saktësisht sa drita"],
    right: 1,
    because:
      "Deri te gjysma e shpejtësisë së dritës tiku zgjatet vetëm 15 %, prandaj në jetën e përditshme nuk shihet asgjë. Afër c lakorja ngrihet vrull: te 0,87 c del dyfishi.",
    shown: ({ shpejtesia }) => lorentzFactor(shpejtesia) >= 2,
  },
  View,
  height: 316,
  describe: ({ shpejtesia }) =>
    `Ora ecën me ${formatNumber(shpejtesia, 2)} c: tiku i saj zgjat ${quantity(lorentzFactor(shpejtesia), 2, "s")} në vend të 1 s.`,
  readings: ({ shpejtesia }) => [
    ["Shpejtësia", `${formatNumber(shpejtesia, 2)}\u00a0c`],
    ["γ", formatNumber(lorentzFactor(shpejtesia), 2)],
    ["Mbetet pas në orë", quantity(lostInAnHour(shpejtesia) / 60, 1, "min")],
  ],
  samples: [0, 0.28, 0.6, 0.8, 0.94].map((shpejtesia) => ({ shpejtesia })),
  columns: [
    { head: "v / c", cell: ({ shpejtesia }) => formatNumber(shpejtesia, 2) },
    { head: "γ", cell: ({ shpejtesia }) => formatNumber(lorentzFactor(shpejtesia), 3) },
    { head: "mbetet pas në orë (min)", cell: ({ shpejtesia }) => formatNumber(lostInAnHour(shpejtesia) / 60, 1) },
  ],
};
