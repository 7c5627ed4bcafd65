import { formatNumber } from "../../magazine/albanian";
import { clamp } from "../../play/clamp";
import { percent, quantity } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Axes, Box, Label, Line, Segment, Ticks } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { ends, heated, start, untilDry } from "./ice-on-a-heater";

type Name = "nxehtesia" | "masa";

const most = 800;
const graph = { left: 54, right: 346, top: 146, floor: 270 };
const across = (kilojoules: number) => graph.left + ((graph.right - graph.left) * kilojoules) / most;
const up = (celsius: number) => graph.floor - ((graph.floor - graph.top) * (celsius - start)) / 120;

/** The glass above the graph. */
const glass = { left: 120, right: 240, top: 14, floor: 108 };
const heater = glass.floor + 10;

/** Depth of a kilogram of water in the glass. */
const perKilogram = 76;

/**
 * Returns the water's depth in the glass. The heap of ice is solid by three fifths, so that it stands until two fifths
 * have melted. Then it floats: the level stays, since floating ice displaces its own mass.
 */
const depthOf = (kilograms: number, melted: number, steam: number) =>
  perKilogram * kilograms * Math.min(1, melted / 0.4) * (1 - steam);

/** Positions of nine lumps of ice as fractions of the glass's width, and their rotations. */
const lumps = [
  [0.16, 0, 8],
  [0.42, 0, -12],
  [0.7, 0, 5],
  [0.88, 0, -20],
  [0.28, 1, -6],
  [0.56, 1, 14],
  [0.8, 1, -9],
  [0.4, 2, 20],
  [0.66, 2, -4],
] as const;

/** Returns a rotated square. */
function lump([x, y]: Point, side: number, degrees: number): Point[] {
  return [45, 135, 225, 315].map((corner): Point => {
    const angle = ((corner + degrees) * Math.PI) / 180;
    return [x + side * 0.71 * Math.cos(angle), y + side * 0.71 * Math.sin(angle)];
  });
}

function Glass({ melted, steam, kilograms }: { melted: number; steam: number; kilograms: number }) {
  const side = 22 * Math.cbrt(kilograms / 0.5) * Math.cbrt(1 - melted);
  const depth = depthOf(kilograms, melted, steam);
  const surface = glass.floor - depth;
  const width = glass.right - glass.left;
  const afloat = clamp(surface, glass.top + 12, glass.floor - side * 1.6);
  const bubbles = steam > 0 && steam < 1 ? [0.15, 0.32, 0.47, 0.6, 0.78, 0.9] : [];
  return (
    <>
      {melted > 0 && steam < 1 ? <Box x={[glass.left, glass.right]} y={[surface, glass.floor]} outline={0} /> : null}
      {side < 3
        ? null
        : lumps.map(([part, row, degrees]) => {
            const middle: Point = [
              glass.left + side / 2 + 6 + part * (width - side - 12) * 0.96,
              Math.min(glass.floor - side * 0.62, (melted > 0 ? afloat : glass.floor - side * 2.4) + row * side * 0.86),
            ];
            const points = lump(middle, side, degrees);
            return (
              <g key={`${part} ${row}`}>
                <Area points={points} fill="paper" />
                <Hatch points={points.slice(0, 3)} spacing={3.5} degrees={degrees} weight={0.7} />
              </g>
            );
          })}
      {bubbles.map((part, i) => (
        <circle
          key={part}
          cx={rounded(glass.left + part * width)}
          cy={rounded(glass.floor - (0.2 + (i % 3) * 0.3) * depth)}
          r={rounded(Math.min(3 + (i % 2) * 1.5, 0.2 * depth))}
          fill="var(--color-paper)"
          stroke="currentColor"
          strokeWidth="1.2"
        />
      ))}
      {steam > 0 && steam < 1
        ? [0.25, 0.5, 0.75].map((part) => {
            const x = glass.left + part * width;
            return (
              <path
                key={part}
                d={`M${x} ${rounded(surface - 4)}c-8 -8 8 -12 0 -20s8 -12 0 -20`}
                fill="none"
                stroke="currentColor"
                strokeWidth="1"
              />
            );
          })
        : null}
      <Line
        points={[
          [glass.left, glass.top],
          [glass.left, glass.floor],
          [glass.right, glass.floor],
          [glass.right, glass.top],
        ]}
        weight={2.4}
      />
    </>
  );
}

/** The coil below the glass. */
const coil = `M${glass.left - 12} ${heater}h12${Array.from({ length: 12 }, () => "q2.5 -7 5 0t5 0").join("")}h12`;

function View({ values: { nxehtesia, masa } }: { values: Values<Name> }) {
  const { celsius, melted, steam } = heated(masa, nxehtesia);
  const [ice, molten, hot] = ends(masa);
  // An empty glass takes no more heat: the line ends there.
  const taken = takenBy(masa, nxehtesia);
  const way = [0, ice, molten, hot, taken]
    .filter((end) => end <= taken)
    .map((end): Point => [across(end), up(heated(masa, end).celsius)]);
  const now: Point = [across(nxehtesia), up(celsius)];
  return (
    <>
      <Glass melted={melted} steam={steam} kilograms={masa} />
      <path d={coil} fill="none" stroke="var(--spot)" strokeWidth="2.4" />
      <Label at={[352, 42]} anchor="end" spot large>
        {temperatureOf(masa, nxehtesia)}
      </Label>
      <Label at={[352, 64]} anchor="end" spot italic>
        {stageOf(masa, nxehtesia)}
      </Label>
      <Area points={[...way, [across(taken), graph.floor], [graph.left, graph.floor]]} outline={0} />
      <Ticks
        at={[0, 100]}
        along={up}
        x={[graph.left, graph.right]}
        weight={0.8}
        dashed
        label={(level) => quantity(level, 0, "°C")}
      />
      <Axes x={[graph.left, graph.right]} y={[graph.top, graph.floor]} />
      <Line points={way} weight={3.2} spot />
      {[200, 400, 600, 800].map((kilojoules) => (
        <g key={kilojoules}>
          <Segment from={[across(kilojoules), graph.floor]} to={[across(kilojoules), graph.floor + 5]} />
          <Label at={[Math.min(330, across(kilojoules)), graph.floor + 20]}>{quantity(kilojoules, 0, "kJ")}</Label>
        </g>
      ))}
      <Handle
        name="nxehtesia"
        at={now}
        valuesAt={([x]) => ({ nxehtesia: ((x - graph.left) / (graph.right - graph.left)) * most })}
      />
    </>
  );
}

const takenBy = (kilograms: number, kilojoules: number): number => Math.min(kilojoules, untilDry(kilograms));

/** Writes the temperature of what is in the glass; a dash when nothing is left. */
const temperatureOf = (kilograms: number, kilojoules: number): string => {
  const { celsius, steam } = heated(kilograms, kilojoules);
  return steam === 1 ? "–" : quantity(celsius, 0, "°C");
};

/** Writes a share below 1 in whole percents, at most 99: 100 would say that nothing is left. */
const unfinished = (share: number): string => percent(Math.min(share, 0.99));

function stageOf(kilograms: number, kilojoules: number): string {
  const { melted, steam, celsius } = heated(kilograms, kilojoules);
  if (melted === 0) return celsius < 0 ? "akull" : "akulli nis të shkrijë";
  if (melted < 1) return `shkriu ${unfinished(melted)}`;
  if (steam === 1) return "gota mbeti bosh";
  return steam > 0 ? `avulloi ${unfinished(steam)}` : "ujë";
}

/** Ice on a heater: the temperature stays constant during melting, and later during boiling. */
export const iceOnFire: TouchModel<Name> = {
  title: "Akulli mbi ngrohës",
  settings: {
    nxehtesia: {
      label: "Nxehtësia e dhënë",
      unit: "kJ",
      min: 0,
      max: most,
      step: 5,
      digits: 0,
      start: 0,
      by: "handle",
    },
    masa: { label: "Masa e akullit", unit: "kg", min: 0.1, max: 1, step: 0.1, digits: 1, start: 0.5 },
  },
  runs: { name: "nxehtesia", unitsPerSecond: 60 },
  question: {
    text: "Çfarë kushton më shumë: ta shkrish akullin, apo ta ngrohësh ujin e tij nga 0 në 80\u00a0°C?",
    choices: ["Shkrirja", "Ngrohja", "Gati njësoj"],
    right: 2,
    because:
      "Teksa akulli shkrin, nxehtësia këput lidhje dhe termometri rri te zeroja: 334 kJ për çdo kilogram, sa për ta ngrohur pastaj ujin me 80 gradë. Vlimi kushton edhe më shtrenjtë, gati shtatë herë sa shkrirja.",
    shown: ({ nxehtesia, masa }) => {
      const { celsius } = heated(masa, nxehtesia);
      return celsius >= 80 && celsius < 90;
    },
  },
  View,
  height: 296,
  describe: ({ nxehtesia, masa }) =>
    `${quantity(masa, 1, "kg")} akull nga −20\u00a0°C mori ${quantity(takenBy(masa, nxehtesia), 0, "kJ")}: ${heated(masa, nxehtesia).steam === 1 ? "" : `${temperatureOf(masa, nxehtesia)}, `}${stageOf(masa, nxehtesia)}.`,
  readings: ({ nxehtesia, masa }) => [
    ["Mori", quantity(takenBy(masa, nxehtesia), 0, "kJ")],
    ["Për një kilogram", quantity(takenBy(masa, nxehtesia) / masa, 0, "kJ")],
    ["Temperatura", temperatureOf(masa, nxehtesia)],
  ],
  samples: [0, 20, 105, 190, 355].map((nxehtesia) => ({ nxehtesia, masa: 0.5 })),
  columns: [
    { head: "dhënë (kJ)", cell: ({ nxehtesia }) => formatNumber(nxehtesia) },
    { head: "temperatura (°C)", cell: ({ nxehtesia, masa }) => formatNumber(heated(masa, nxehtesia).celsius, 0) },
    { head: "ç’ka në enë", cell: ({ nxehtesia, masa }) => stageOf(masa, nxehtesia) },
  ],
};
