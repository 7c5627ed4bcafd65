import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Axes, Box, Label, Line, rectangle, Segment } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { lorentzFactor, lostInAnHour, wayInOneTick } from "./light-clock";

type Name = "shpejtesia";

/** Levels of the mirrors. Below is the start of both flashes, in the moving clock and in the one at rest. */
const [top, bottom] = [40, 146];
const height = bottom - top;
const start = 44;

/** The graph of γ below. Speed goes to the right up to 1, γ upwards up to 4. */
const graph = { left: 44, right: 340, floor: 292, unit: 29 };
const alongGraph = (speed: number) => graph.left + (graph.right - graph.left) * speed;
const upGraph = (factor: number) => graph.floor - graph.unit * (factor - 1);
const fastest = 0.94;

/** Speeds at equal steps of rapidity, so that the steep end is as smooth as the flat one. */
const curve = Array.from({ length: 60 }, (_, i): Point => {
  const speed = Math.tanh((Math.atanh(0.9682) * i) / 59);
  return [alongGraph(speed), upGraph(lorentzFactor(speed))];
});

/** Draws a mirror with a dark back. @param back −1 if the back is up, 1 if it is down */
function Mirror({ x, y, back }: { x: number; y: number; back: 1 | -1 }) {
  const plate = rectangle([x - 20, x + 20], [y, y + 8 * back]);
  return (
    <>
      <Hatch points={plate} spacing={3.4} weight={1} />
      <Line points={plate.slice(0, 2)} weight={3} />
    </>
  );
}

/** Level of the rails, on which the moving clock's wagon runs. */
const rails = 168;

/** Draws rails over the width of the picture, the stand of the clock at rest, and the wagon of the other at x, open behind. */
function Railway({ x }: { x: number }) {
  const sleepers = Array.from({ length: 20 }, (_, i) => `M${24 + 17 * i} ${rails}v4`).join("");
  return (
    <>
      <path d={`M20 ${rails}H354${sleepers}`} fill="none" stroke="currentColor" strokeWidth="1.5" />
      <Box x={[start - 7, start + 7]} y={[bottom + 8, rails]} fill="paper" outline={1} />
      <Line
        points={[
          [x - 28, top - 18],
          [x + 28, top - 18],
          [x + 28, bottom + 12],
          [x - 28, bottom + 12],
        ]}
      />
      {[-16, 16].map((wheel) => (
        <circle
          key={wheel}
          cx={rounded(x + wheel)}
          cy={rails - 5}
          r="5"
          fill="var(--color-paper)"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      ))}
    </>
  );
}

/** Shortest way of the clock in one tick at which its time stands under the slant, and the next ticks are drawn. */
const roomyWay = 52;

/** Draws the flash's way in the next ticks, as far as the rails go: it is the same slant, up and down. */
function NextTicks({ end }: { end: number }) {
  const way = end - start;
  const count = Math.max(1, Math.ceil((354 - end) / Math.max(way, roomyWay)));
  const turns = Array.from({ length: count + 1 }, (_, i): Point => [end + way * i, i % 2 === 0 ? top : bottom]);
  const [x1, y1] = turns.at(-2) as Point;
  const [x2, y2] = turns.at(-1) as Point;
  const share = x2 > 354 ? (354 - x1) / way : 1;
  return way < roomyWay ? null : (
    <Line points={[...turns.slice(0, -1), [x1 + share * (x2 - x1), y1 + share * (y2 - y1)]]} weight={1} dashed />
  );
}

function View({ values: { shpejtesia } }: { values: Values<Name> }) {
  const end = start + height * wayInOneTick(shpejtesia);
  const factor = lorentzFactor(shpejtesia);
  /** Position of the moving clock's flash after one second, when the clock at rest ticks. */
  const flash: Point = [start + (end - start) / factor, bottom - height / factor];
  const reached = Array.from({ length: 25 }, (_, i): Point => {
    const angle = (i / 24) * Math.atan2(end - start, height);
    return [start + height * Math.sin(angle), bottom - height * Math.cos(angle)];
  });
  const foot: Point = [start, bottom];
  return (
    <>
      <Railway x={end} />
      <Area points={[foot, ...reached]} outline={0} />
      <Segment from={[start, top]} to={[Math.max(end, start), top]} weight={1} dashed />
      <NextTicks end={end} />
      <Line points={reached} weight={1} dashed />
      <Segment from={foot} to={[start, top]} weight={2} />
      <Mirror x={start} y={top} back={-1} />
      <Mirror x={start} y={bottom} back={1} />
      {end - start < 46 ? null : <Mirror x={end} y={bottom} back={1} />}
      <Mirror x={end} y={top} back={-1} />
      <Segment from={foot} to={flash} weight={2.4} spot />
      <Segment from={flash} to={[end, top]} weight={6} spot />
      <circle cx={rounded(flash[0])} cy={rounded(flash[1])} r="4" fill="currentColor" />
      <Label at={[start - 8, (top + bottom) / 2 + 5]} anchor="end">
        1 s
      </Label>
      <Label
        at={[end - start < roomyWay ? end + 38 : start + 8 + 0.23 * (end - start), bottom - 8]}
        anchor="start"
        spot
        large
      >
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
      <Axes x={[graph.left, graph.right]} y={[194, graph.floor]} />
      <Hatch
        points={[
          [graph.left, graph.floor],
          ...curve.filter(([x]) => x <= alongGraph(shpejtesia)),
          [alongGraph(shpejtesia), upGraph(factor)],
          [alongGraph(shpejtesia), graph.floor],
        ]}
        degrees={90}
        spacing={4}
      />
      <Line points={curve} weight={2.4} />
      <Segment
        from={[alongGraph(shpejtesia), graph.floor]}
        to={[alongGraph(shpejtesia), upGraph(factor)]}
        weight={2.4}
        spot
      />
      <circle cx={rounded(alongGraph(shpejtesia))} cy={rounded(upGraph(factor))} r="6" fill="var(--spot)" />
      {[1, 2, 4].map((mark) => (
        <Label key={mark} at={[graph.left - 8, upGraph(mark) + 5]} anchor="end">
          {mark}
        </Label>
      ))}
      <Label at={[graph.left + 8, 204]} anchor="start" italic>
        γ, sa herë zgjat
      </Label>
      <Label at={[alongGraph(0), graph.floor + 18]}>0</Label>
      <Label at={[alongGraph(0.5), graph.floor + 18]}>0,5 c</Label>
      <Label at={[graph.right, graph.floor + 18]} anchor="end">
        c
      </Label>
    </>
  );
}

/** A light clock at rest and a moving one. They show the slanted path of light, and the slow growth of γ from 1. */
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
      "Deri te gjysma e shpejtësisë së dritës tiku zgjatet vetëm 15 %. Shpejtësitë e përditshme janë më pak se një e milionta e saj, prandaj nuk shihet asgjë. Afër c lakorja ngrihet vrull: te 0,87 c del dyfishi.",
    shown: ({ shpejtesia }) => Math.abs(shpejtesia - 0.87) < 0.005,
  },
  View,
  height: 316,
  left: 19,
  describe: ({ shpejtesia }) =>
    `Ora ecën me ${formatNumber(shpejtesia, 2)} c: tiku i saj zgjat ${quantity(lorentzFactor(shpejtesia), 2, "s")} në vend të 1 s.`,
  readings: ({ shpejtesia }) => [
    ["Shpejtësia", `${formatNumber(shpejtesia, 2)}\u00a0c`],
    ["γ", formatNumber(lorentzFactor(shpejtesia), 2)],
    ["Mbetet pas çdo orë", quantity(lostInAnHour(shpejtesia) / 60, 1, "min")],
  ],
  samples: [0, 0.28, 0.6, 0.8, 0.94].map((shpejtesia) => ({ shpejtesia })),
  columns: [
    { head: "v / c", cell: ({ shpejtesia }) => formatNumber(shpejtesia, 2) },
    { head: "γ", cell: ({ shpejtesia }) => formatNumber(lorentzFactor(shpejtesia), 3) },
    { head: "mbetet pas çdo orë (min)", cell: ({ shpejtesia }) => formatNumber(lostInAnHour(shpejtesia) / 60, 1) },
  ],
};
