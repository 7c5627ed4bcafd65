import { formatNumber } from "../../magazine/albanian";
import { path, rounded } from "../../play/svg-path";
import { Area, Label, Line, Segment } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { layTiles, strip } from "./complete-square";

type Name = "x" | "prerja";

/** Lower left corner of all tiles. `scale` is the picture's units for the length 1. */
const origin: Point = [30, 258];
const scale = 19.2;
/** Least width of a part of the strip that has room for a name. */
const nameable = 1.5;

const toPicture = (x: number, y: number): Point => [origin[0] + scale * x, origin[1] - scale * y];
const box = (x: number, y: number, width: number, height: number): Point[] => [
  toPicture(x, y),
  toPicture(x + width, y),
  toPicture(x + width, y + height),
  toPicture(x, y + height),
];
const middleOf = (x: number, y: number, width: number, height: number): Point => {
  const [left, low] = toPicture(x + width / 2, y + height / 2);
  return [left, low + 5];
};

/** Returns the lines that divide a strip or the corner into tiles of width 1. @param down whether they are vertical */
function cuts(x: number, y: number, width: number, height: number, down: boolean): string {
  const end = down ? width : height;
  let d = "";
  for (let way = 1; way < end; way++) {
    d += path(
      down
        ? [toPicture(x + way, y), toPicture(x + way, y + height)]
        : [toPicture(x, y + way), toPicture(x + width, y + way)],
    );
  }
  return d;
}

/**
 * Draws where the cut piece lay, and its swing up onto the square.
 *
 * @param x side of the square @param cut where the strip is cut
 */
function Swing({ x, cut }: { x: number; cut: number }) {
  const above = strip - cut;
  const top = x + above;
  const [from, first, second, to] = [
    toPicture(x + cut + above / 2, x + 0.2),
    toPicture(x + cut + above / 2, top + 1),
    toPicture(x + cut, top + 0.9),
    toPicture(x + 0.2, top + 0.65),
  ];
  const barbs = [-5, 5].map((side) => path([[to[0] + 8, to[1] + side], to]));
  return (
    <>
      <Line points={box(x + cut, 0, above, x).slice(0, 3)} weight={1} dashed />
      <Segment from={toPicture(x + strip, x)} to={toPicture(x + cut, x)} weight={1} dashed />
      <path
        d={`M${from.map(rounded)}C${[first, second, to].map((point) => point.map(rounded).join(" ")).join(" ")}${barbs.join("")}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </>
  );
}

function View({ values: { x, prerja } }: { values: Values<Name> }) {
  const above = strip - prerja;
  const { corner, width, height } = layTiles(x, prerja);
  const square = width === height;
  return (
    <>
      {above === 0 ? null : <Swing x={x} cut={prerja} />}
      <Area points={box(x, 0, prerja, x)} fill="paper" outline={2} />
      <Area points={box(0, x, x, above)} fill="paper" outline={2} />
      <path d={cuts(x, 0, prerja, x, true) + cuts(0, x, x, above, false)} stroke="currentColor" strokeWidth="0.7" />
      <Area points={box(0, 0, x, x)} outline={2.8} />
      {corner === 0 ? null : (
        <>
          <g color="var(--spot)">
            <Hatch points={box(x, x, prerja, above)} spacing={scale / Math.SQRT2} weight={0.6} />
          </g>
          <path
            d={cuts(x, x, prerja, above, true) + cuts(x, x, prerja, above, false)}
            stroke="var(--spot)"
            strokeWidth="0.8"
          />
          <Line points={[...box(x, x, prerja, above), toPicture(x, x)]} weight={3.2} spot />
        </>
      )}
      <Segment from={toPicture(x + prerja, -0.5)} to={toPicture(x + prerja, x + 0.4)} weight={3.2} spot />
      <Label at={middleOf(0, 0, x, x)} italic on="tint">
        x²
      </Label>
      <Patch at={middleOf(x, 0, prerja, x)}>{formatNumber(prerja)}</Patch>
      {above < nameable ? null : (
        <Patch at={middleOf(0, x, x, above)} room={scale * x}>
          {formatNumber(above)}
        </Patch>
      )}
      {above < nameable ? null : (
        <Patch at={middleOf(x, x, prerja, above)} large>
          {formatNumber(corner)}
        </Patch>
      )}
      <Label at={[origin[0] + (scale * x) / 2, origin[1] + 19]} italic>
        x
      </Label>
      <Label at={[toPicture(x + prerja / 2, 0)[0], origin[1] + 19]}>{formatNumber(prerja)}</Label>
      {above < nameable ? null : (
        <Label at={[toPicture(x + prerja + above / 2, 0)[0], origin[1] + 19]}>{formatNumber(above)}</Label>
      )}
      <Label at={[origin[0] - 9, toPicture(0, x / 2)[1] + 4]} anchor="end" italic>
        x
      </Label>
      {above < nameable ? null : (
        <Label at={[origin[0] - 9, toPicture(0, x + above / 2)[1] + 4]} anchor="end">
          {formatNumber(above)}
        </Label>
      )}
      <Label at={[origin[0], origin[1] + 40]} anchor="start" spot={square}>
        {square
          ? `me cepin: katror ${formatNumber(width)} × ${formatNumber(height)}`
          : `me cepin: ${formatNumber(width)} × ${formatNumber(height)}, s’është katror`}
      </Label>
      <Handle
        name="prerja"
        at={toPicture(x + prerja, 0)}
        valuesAt={([px]) => ({ prerja: (px - origin[0]) / scale - x })}
      />
      <Handle
        name="x"
        at={toPicture(x, x)}
        valuesAt={([px, py]) => ({ x: (px - origin[0] + origin[1] - py) / 2 / scale })}
      />
    </>
  );
}

/**
 * Draws a tile's area on a patch of the paper's colour: 3x, or large the corner's number. No stroke crosses it.
 *
 * @param room width of its tile, whose edges the patch leaves
 */
function Patch({
  at: [x, y],
  large = false,
  room = 99,
  children,
}: {
  at: Point;
  large?: boolean;
  room?: number;
  children: string;
}) {
  const [half, top, tall] = large ? [8 + 6 * children.length, 18, 26] : [21, 14, 19];
  const inside = Math.min(half, room / 2 - 2);
  return (
    <>
      <rect
        className="ground"
        x={rounded(x - inside)}
        y={rounded(y - top)}
        width={2 * inside}
        height={tall}
        fill="var(--color-paper)"
      />
      <Label at={large ? [x, y + 3] : [x, y]} {...{ large, spot: large }}>
        {children}
        {large ? null : (
          <tspan fontStyle="italic" stroke="none">
            x
          </tspan>
        )}
      </Label>
    </>
  );
}

/** Al-Khwarizmi's tiles. The strip is cut and swings onto the square; the corner that is missing does not depend on x. */
export const missingCorner: TouchModel<Name> = {
  title: "Katrori, shiriti dhe cepi",
  scenes: {
    own: "Katrori",
    others: [
      {
        label: "Peshorja",
        caption:
          "Barazimi si peshore: në çdo kuti fshihen x gurë. Ndërro gurët me dorezat dhe kutitë me butonat; shiko njëherësh pjatat dhe barazimin poshtë.",
        load: async () => (await import("./balance")).balance,
      },
    ],
  },
  settings: {
    x: { label: "Brinja x", unit: "", min: 2, max: 6, step: 0.1, digits: 1, start: 3, by: "handle" },
    prerja: { label: "Prerja e shiritit", unit: "", min: 4, max: strip, step: 0.5, digits: 1, start: 7, by: "handle" },
  },
  question: {
    text: "Shiriti mbetet i prerë në të njëjtin vend dhe x rritet: ç’bën sipërfaqja e cepit që mungon?",
    choices: ["Rritet bashkë me x", "Mbetet e njëjta", "Zvogëlohet"],
    right: 1,
    because:
      "Brinjët e cepit janë gjatësitë e dy copave të shiritit, dhe në to x nuk hyn fare. Prandaj cepin e di para se ta dish x-in; preje shiritin në mes dhe cepi 25 e bën formën katror.",
    shown: ({ x }) => x >= 5,
  },
  View,
  height: 302,
  left: 3,
  describe: ({ x, prerja }) => {
    const { laid, corner, width, height } = layTiles(x, prerja);
    return `Katror me brinjë x = ${formatNumber(x, 1)} dhe shirit 10x i prerë: ${formatNumber(prerja, 1)}x anash, ${formatNumber(strip - prerja, 1)}x sipër; bashkë ${formatNumber(laid, 2)}. Cepi që mungon është ${formatNumber(corner, 2)}; me të del drejtkëndësh ${formatNumber(width, 1)} me ${formatNumber(height, 1)}.`;
  },
  readings: ({ x, prerja }) => {
    const { laid, corner } = layTiles(x, prerja);
    return [
      ["x² + 10x", formatNumber(laid, 2)],
      ["Cepi", formatNumber(corner, 2)],
      ["Bashkë", formatNumber(laid + corner, 2)],
    ];
  },
  samples: [
    { x: 3, prerja: 7 },
    { x: 3, prerja: 5 },
    { x: 4, prerja: 5 },
    { x: 6, prerja: 5 },
  ],
  columns: [
    { head: "x", cell: ({ x }) => formatNumber(x, 1) },
    { head: "prerja", cell: ({ prerja }) => `${formatNumber(prerja)} + ${formatNumber(strip - prerja)}` },
    { head: "x² + 10x", cell: ({ x, prerja }) => formatNumber(layTiles(x, prerja).laid) },
    { head: "cepi", cell: ({ x, prerja }) => formatNumber(layTiles(x, prerja).corner) },
    { head: "bashkë", cell: ({ x, prerja }) => formatNumber(layTiles(x, prerja).laid + layTiles(x, prerja).corner) },
  ],
};
