import { Area, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { type BoardCell, covering, hasCornerColour, side, way } from "./cut-board";

type Name = "kolona" | "rreshti";

const [left, top, cell] = [36, 6, 36];
const corner: BoardCell = [0, 0];

const toPicture = (column: number, row: number): Point => [left + cell * column, top + cell * row];
const middle = ([column, row]: BoardCell): Point => toPicture(column + 0.5, row + 0.5);

/** Returns the second cut cell from the settings; on the fixed corner itself, its neighbour. */
const cutOf = ({ kolona, rreshti }: Values<Name>): BoardCell =>
  kolona === 1 && rreshti === 1 ? [1, 0] : [kolona - 1, rreshti - 1];

const squareOf = ([column, row]: BoardCell, inset = 0): Point[] => [
  toPicture(column + inset, row + inset),
  toPicture(column + 1 - inset, row + inset),
  toPicture(column + 1 - inset, row + 1 - inset),
  toPicture(column + inset, row + 1 - inset),
];

function Domino({ cells: [a, b] }: { cells: readonly [BoardCell, BoardCell] }) {
  const [x, y] = toPicture(Math.min(a[0], b[0]), Math.min(a[1], b[1]));
  return (
    <>
      <rect
        x={x + 5}
        y={y + 5}
        width={cell * (1 + Math.abs(a[0] - b[0])) - 10}
        height={cell * (1 + Math.abs(a[1] - b[1])) - 10}
        rx="7"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
      <Segment from={middle(a)} to={middle(b)} />
    </>
  );
}

/**
 * Returns the fill of a cell. Cells of the corner's colour are paper, as in the lesson's figure, whose two bare cells
 * are tinted.
 */
const shadeOf = (each: BoardCell) => (hasCornerColour(each) ? "paper" : "tint");

/** Draws a cell that is cut out: struck through, its colour still visible. */
function Hole({ cell: hole }: { cell: BoardCell }) {
  const [a, b, c, d] = squareOf(hole) as [Point, Point, Point, Point];
  return (
    <>
      <Area points={[a, b, c, d]} fill={shadeOf(hole)} />
      <Segment from={a} to={c} weight={1} />
      <Segment from={b} to={d} weight={1} />
    </>
  );
}

function View({ values }: { values: Values<Name> }) {
  const cut = cutOf(values);
  const { dominoes, bare } = covering(corner, cut);
  return (
    <>
      {way.map((each) => (
        <Area key={String(each)} points={squareOf(each)} fill={shadeOf(each)} outline={1} />
      ))}
      {dominoes.map((cells) => (
        <Domino key={String(cells)} cells={cells} />
      ))}
      {bare.map((each) => (
        <Area key={String(each)} points={squareOf(each, 0.1)} fill="spot" outline={2} />
      ))}
      <Hole cell={corner} />
      <Hole cell={cut} />
      <Line
        points={[toPicture(0, 0), toPicture(side, 0), toPicture(side, side), toPicture(0, side), toPicture(0, 0)]}
        weight={2.6}
      />
      {hasCornerColour(cut) ? (
        <Label at={[180, 310]} spot>
          e njëjta ngjyrë: teprojnë të paktën dy kuti
        </Label>
      ) : (
        <Label at={[180, 310]} spot>
          ngjyra të ndryshme: mbulohet e tëra
        </Label>
      )}
      <Handle
        name="kolona"
        second="rreshti"
        at={middle(cut)}
        valuesAt={([x, y]) => ({ kolona: (x - left) / cell + 0.5, rreshti: (y - top) / cell + 0.5 })}
      />
    </>
  );
}

const place = (kolona: number, rreshti: number): Values<Name> => ({ kolona, rreshti });

/** Dominoes on a board without its corner and a second cell that the reader moves. */
export const dominoes: TouchModel<Name> = {
  title: "Dy kuti që mungojnë",
  scenes: {
    own: "Dy kuti",
    others: [
      {
        label: "Kundër makinës",
        caption:
          "Me dorezë zgjidh fijen dhe sa rruaza i merr, pastaj shtyp „Merri“. Djathtas, ç’i mbetet çdo fijeje, në grupe me 4, 2 dhe 1: shiko cilat kanë një shok.",
        load: async () => (await import("./beads-against-machine")).beadsAgainstMachine,
      },
    ],
  },
  settings: {
    kolona: {
      label: "Kolona e kutisë së prerë",
      unit: "",
      min: 1,
      max: side,
      step: 1,
      digits: 0,
      start: 8,
      by: "handle",
    },
    rreshti: { label: "Rreshti i saj", unit: "", min: 1, max: side, step: 1, digits: 0, start: 8, by: "handle" },
  },
  question: {
    text: "Po ta zhvendosësh kutinë e dytë te ngjyra tjetër, a mbulohet gjithnjë fusha?",
    choices: ["Po, kudo qoftë", "Vetëm pranë cepit", "Vetëm në anë"],
    right: 0,
    because:
      "Gurët ndjekin një rrugë të mbyllur që kalon në çdo kuti e ndërron ngjyrë në çdo hap. Dy kuti me ngjyra të ndryshme e presin në dy copa me numër çift kutish, dhe copa të tilla mbushen dy e nga dy. Me të njëjtën ngjyrë të dyja copat dalin tek: teprojnë dy.",
    shown: (values) => !hasCornerColour(cutOf(values)),
  },
  View,
  height: 316,
  left: 36,
  describe: (values) => {
    const [column, row] = cutOf(values);
    const { dominoes: laid, bare } = covering(corner, [column, row]);
    return `Fushë shahu pa cepin lart majtas dhe pa kutinë në kolonën ${column + 1}, rreshtin ${row + 1}; ajo ${hasCornerColour([column, row]) ? "ka ngjyrën e cepit" : "ka ngjyrën tjetër"}. Gurë: ${laid.length}, kuti që teprojnë: ${bare.length}.`;
  },
  readings: (values) => {
    const { dominoes: laid, bare } = covering(corner, cutOf(values));
    return [
      ["Gurë", String(laid.length)],
      ["Kuti që teprojnë", String(bare.length)],
    ];
  },
  samples: [place(8, 8), place(8, 7), place(4, 4), place(1, 2)],
  columns: [
    { head: "kolona", cell: ({ kolona }) => String(kolona) },
    { head: "rreshti", cell: ({ rreshti }) => String(rreshti) },
    { head: "ngjyra e cepit", cell: (values) => (hasCornerColour(cutOf(values)) ? "po" : "jo") },
    { head: "kuti që teprojnë", cell: (values) => String(covering(corner, cutOf(values)).bare.length) },
  ],
};
