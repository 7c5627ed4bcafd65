import { formatNumber } from "../../magazine/albanian";
import { quantity } from "../../play/quantity";
import { Box, Label, Line, Segment } from "../kit/drawing";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { frequencies, longString, meeting, semitones, together } from "./two-strings";

type Name = "gjatesia";

/** The strings above, at two millimetres for a unit of the picture. */
const start = 28;
const [longY, shortY] = [28, 66];
const endOf = (length: number) => start + length / 2;

/** Vibrations of the long string in the graph below: 24. */
const shown = 24;
const [left, right] = [16, 344];
const [longRow, shortRow, sumY, amplitude] = [113, 138, 218, 24];
const across = (vibrations: number) => left + ((right - left) * vibrations) / shown;

/** Draws the beginnings of a string's vibrations as strokes. */
function Strokes({ every, y }: { every: number; y: number }) {
  const count = Math.floor(shown / every + 1e-9) + 1;
  return (
    <>
      {Array.from({ length: count }, (_, i): Point => [across(i * every), y]).map(([x]) => (
        <Segment key={x} from={[x, y]} to={[x, y + 16]} />
      ))}
    </>
  );
}

function View({ values: { gjatesia } }: { values: Values<Name> }) {
  const { long } = meeting(gjatesia);
  const end = endOf(gjatesia);
  const meetings = Array.from({ length: Math.floor(shown / long) + 1 }, (_, i) => i * long);
  const motif = Math.min(long, shown);
  const sum = Array.from({ length: 481 }, (_, i): Point => {
    const vibrations = (shown * i) / 480;
    return [across(vibrations), sumY - amplitude * together(gjatesia, vibrations)];
  });
  return (
    <>
      <Segment from={[start, longY]} to={[endOf(longString), longY]} weight={2.8} />
      <Segment from={[end, shortY]} to={[endOf(longString), shortY]} dashed />
      <Segment from={[start, shortY]} to={[end, shortY]} weight={2.8} />
      {[longY, shortY].map((y) => (
        <Segment key={y} from={[start, y - 9]} to={[start, y + 9]} weight={2} />
      ))}
      <Segment from={[endOf(longString), longY - 9]} to={[endOf(longString), longY + 9]} weight={2} />
      <Label at={[start + 10, longY - 8]} anchor="start">
        {quantity(longString, 0, "mm")}
      </Label>
      <Label at={[start + 10, shortY - 8]} anchor="start">
        {quantity(gjatesia, 0, "mm")}
      </Label>
      <Box x={[left, across(motif)]} y={[longRow - 3, sumY + 52]} outline={0} />
      <Strokes every={1} y={longRow} />
      <Strokes every={gjatesia / longString} y={shortRow} />
      {meetings.map((vibrations) => (
        <Segment
          key={vibrations}
          from={[across(vibrations), longRow - 3]}
          to={[across(vibrations), sumY + 52]}
          weight={2.6}
          spot
        />
      ))}
      <Line points={sum} weight={1.8} />
      <Label at={[left, longRow - 11]} anchor="start" italic>
        nisjet e dridhjeve: lart i gjati, poshtë i shkurtri
      </Label>
      <Label at={[left, sumY + 70]} anchor="start" italic>
        së bashku
      </Label>
      <Label at={[right, sumY + 70]} anchor="end" spot>
        {long === 1 ? "takohen në çdo dridhje" : `takohen pas çdo ${formatNumber(long)} dridhjesh`}
      </Label>
      <Handle name="gjatesia" at={[end, shortY]} valuesAt={([x]) => ({ gjatesia: 2 * (x - start) })} />
    </>
  );
}

const ratio = (gjatesia: number) => {
  const { short, long } = meeting(gjatesia);
  return `${short}\u00a0:\u00a0${long}`;
};

/** Two strings that begin together. With simple ratios they soon coincide again, nearly equal lengths give beats. */
export const twoStrings: TouchModel<Name> = {
  title: "Ku takohen dy tela",
  settings: {
    gjatesia: {
      label: "Gjatësia e telit të dytë",
      unit: "mm",
      min: 300,
      max: longString,
      step: 10,
      digits: 0,
      start: 570,
      by: "handle",
    },
  },
  question: {
    text: "Cili tel nis më shpesh bashkë me telin 600\u00a0mm?",
    choices: ["Ai 570 mm, gati si i pari", "Ai 400 mm", "Të dy njësoj"],
    right: 1,
    because:
      "600 me 400 është 3 me 2, prandaj pas 2 dridhjesh nisin prapë bashkë; 600 me 570 është 20 me 19 dhe takimi pret 19. Vendos thjeshtësia e raportit, jo afërsia: dy tela gati të barabartë japin një tingull që forcohet e shuhet, dhe këto janë rrahjet.",
    shown: ({ gjatesia }) => gjatesia === 400,
  },
  View,
  height: 298,
  left: 16,
  describe: ({ gjatesia }) => {
    const { short, long } = meeting(gjatesia);
    return `Dy tela prej ${longString} dhe ${gjatesia} mm: frekuencat janë si ${short} me ${long}. Nisin bashkë ${long === 1 ? "në çdo dridhje" : `pas çdo ${long} dridhjesh`} të telit të gjatë; i shkurtri tingëllon ${formatNumber(semitones(gjatesia), 1)} gjysmëtone më lart.`;
  },
  readings: ({ gjatesia }) => [
    ["Frekuencat", ratio(gjatesia)],
    ["Gjysmëtone më lart", formatNumber(semitones(gjatesia), 1)],
    [
      "Tingujt, Hz",
      frequencies(gjatesia)
        .map((hertz) => formatNumber(hertz, 0))
        .join(" e "),
    ],
  ],
  sound: ({ gjatesia }) => frequencies(gjatesia),
  samples: [570, 480, 450, 400, 300].map((gjatesia) => ({ gjatesia })),
  columns: [
    { head: "teli (mm)", cell: ({ gjatesia }) => formatNumber(gjatesia) },
    { head: "frekuencat", cell: ({ gjatesia }) => ratio(gjatesia) },
    { head: "takohen pas", cell: ({ gjatesia }) => formatNumber(meeting(gjatesia).long) },
    { head: "gjysmëtone", cell: ({ gjatesia }) => formatNumber(semitones(gjatesia), 1) },
  ],
};
