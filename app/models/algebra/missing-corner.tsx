import { formatNumber } from "../../magazine/albanian";
import { path, rounded } from "../../play/svg-path";
import { Area, Box, Label, Line, Segment } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { layTiles, strip } from "./complete-square";

type Name = "x" | "prerja";

/** Lower left corner of all tiles. `scale` is the picture's units for the length 1. */
const origin: Point = [34, 274];
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

/** Length of the strip, in tiles. Its width is x, so no area is drawn here; the reader's cut divides the length. */
const tape = { top: 12, bottom: 31 };

function Tape({ cut }: { cut: number }) {
  const along = (way: number) => origin[0] + scale * way;
  const tiles = Array.from({ length: strip - 1 }, (_, i) =>
    path([
      [along(i + 1), tape.top],
      [along(i + 1), tape.bottom],
    ]),
  );
  return (
    <>
      <path d={tiles.join("")} stroke="currentColor" strokeWidth="0.7" />
      <Box x={[along(0), along(strip)]} y={[tape.top, tape.bottom]} fill="none" outline={2} />
      <Segment from={[along(cut), tape.top - 7]} to={[along(cut), tape.bottom + 7]} weight={3.2} spot />
      <Label at={[origin[0] - 9, tape.bottom - 5]} anchor="end">
        {strip}
      </Label>
    </>
  );
}

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

function View({ values: { x, prerja } }: { values: Values<Name> }) {
  const above = strip - prerja;
  const { laid, corner, width, height } = layTiles(x, prerja);
  const square = width === height;
  return (
    <>
      <Tape cut={prerja} />
      <Area points={box(x, 0, prerja, x)} fill="paper" outline={2} />
      <Area points={box(0, x, x, above)} fill="paper" outline={2} />
      <path d={cuts(x, 0, prerja, x, true) + cuts(0, x, x, above, false)} stroke="currentColor" strokeWidth="0.7" />
      <Hatch points={box(0, 0, x, x)} spacing={6} />
      <Area points={box(0, 0, x, x)} fill="none" outline={2.8} />
      {corner === 0 ? null : (
        <>
          <Area points={box(x, x, prerja, above)} outline={0} />
          <path
            d={cuts(x, x, prerja, above, true) + cuts(x, x, prerja, above, false)}
            stroke="var(--spot)"
            strokeWidth="0.8"
          />
          <Line points={[...box(x, x, prerja, above), toPicture(x, x)]} weight={3.2} spot />
        </>
      )}
      <Patch at={middleOf(0, 0, x, x)}>x²</Patch>
      <Patch at={middleOf(x, 0, prerja, x)}>{`${formatNumber(prerja)} x`}</Patch>
      {above < nameable ? null : <Patch at={middleOf(0, x, x, above)}>{`${formatNumber(above)} x`}</Patch>}
      {above < nameable ? null : (
        <Label at={[middleOf(x, x, prerja, above)[0], middleOf(x, x, prerja, above)[1] + 3]} spot large>
          {formatNumber(corner)}
        </Label>
      )}
      <Label at={[origin[0] + (scale * x) / 2, origin[1] + 19]} italic>
        x
      </Label>
      <Label at={[toPicture(x + prerja / 2, 0)[0], origin[1] + 19]}>{formatNumber(prerja)}</Label>
      <Label at={[origin[0] - 9, toPicture(0, x / 2)[1] + 4]} anchor="end" italic>
        x
      </Label>
      {above < nameable ? null : (
        <Label at={[origin[0] - 9, toPicture(0, x + above / 2)[1] + 4]} anchor="end">
          {formatNumber(above)}
        </Label>
      )}
      <Label at={[354, 26]} anchor="end" spot large>{`cepi ${formatNumber(corner)}`}</Label>
      <Label at={[354, 47]} anchor="end">{`x² + 10x = ${formatNumber(laid, 2)}`}</Label>
      <Label at={[354, 66]} anchor="end" spot={square}>
        {square ? `katror ${formatNumber(width)} × ${formatNumber(height)}` : "s’është katror"}
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

/** Draws a name on a patch of the paper's colour. No stroke crosses the name. */
function Patch({ at: [x, y], children }: { at: Point; children: string }) {
  const half = children.length < 3 ? 11 : 21;
  return (
    <>
      <rect x={rounded(x - half)} y={rounded(y - 14)} width={2 * half} height="19" fill="var(--color-paper)" />
      <Label at={[x, y]} italic={children === "x²"}>
        {children}
      </Label>
    </>
  );
}

/** Al-Khwarizmi's tiles. The square and the cut strip lack a corner that does not depend on x. */
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
