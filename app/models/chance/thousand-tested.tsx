import { formatNumber } from "../../magazine/albanian";
import { percent } from "../../play/quantity";
import { rounded } from "../../play/svg-path";
import { Area, Box, Label, rectangle, Segment } from "../kit/drawing";
import { Hatch } from "../kit/engraving";
import { Handle, type Point } from "../kit/handle";
import type { TouchModel, Values } from "../kit/touch-model";
import { illIfPositive, people, type Screening, screen } from "./screening";

type Name = "perhapja" | "alarmet" | "ndjeshmeria";

/** The thousand people as dots in columns of 20. The ill come from the left, the positive from the top. */
const [left, top, pitch, columns] = [12, 34, 6.2, 50];
const rows = people / columns;
const [right, bottom] = [left + columns * pitch, top + rows * pitch];
/** The bar of all positive tests, stretched to the picture's width. */
const sheets = { left: 12, right: 348, top: 243, bottom: 277 };

type Kind = keyof Screening;

/** Returns the kind of each dot. The ill fill columns, the healthy fill the rest row by row. */
function placesOf({ found, missed, alarmed }: Screening): Kind[][] {
  const ill = found + missed;
  let healthy = 0;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column): Kind => {
      const place = column * rows + row;
      if (place < ill) return place < found ? "found" : "missed";
      healthy++;
      return healthy <= alarmed ? "alarmed" : "cleared";
    }),
  );
}

/** Returns the outline of the ground under the ill: whole columns, then the begun one from the top. */
function groundOf(ill: number): Point[] {
  const [whole, begun] = [left + pitch * Math.floor(ill / rows), ill % rows];
  if (begun === 0) return rectangle([left - 2, whole], [top - 2, bottom + 2]);
  const [beside, end] = [whole + pitch, top + pitch * begun];
  const lower: Point[] =
    whole === left
      ? [[left - 2, end]]
      : [
          [whole, end],
          [whole, bottom + 2],
          [left - 2, bottom + 2],
        ];
  return [[left - 2, top - 2], [beside, top - 2], [beside, end], ...lower];
}

/** Returns the dots of one kind as one path whose dashes are the dots. */
function dotsOf(places: readonly Kind[][], kind: Kind): string {
  let d = "";
  places.forEach((row, y) => {
    for (let x = 0; x < columns; x++) {
      if (row[x] !== kind) continue;
      const from = x;
      while (row[x + 1] === kind) x++;
      const across = (column: number) => left + (column + 0.5) * pitch;
      // Goes 0.1 beyond the last dot, so that rounding does not lose it.
      d += `M${rounded(across(from))} ${rounded(top + (y + 0.5) * pitch)}H${rounded(across(x) + 0.1)}`;
    }
  });
  return d;
}

function Dots({ d, size, colour }: { d: string; size: number; colour: string }) {
  if (d === "") return null;
  return (
    <path
      d={d}
      fill="none"
      stroke={colour}
      strokeWidth={size}
      vectorEffect="none"
      strokeLinecap="round"
      strokeDasharray={`0 ${pitch}`}
    />
  );
}

/** Writes the drawn alarms. "rreth" tells that the share beside them is of a number between two whole ones. */
function alarmsText(perhapja: number, alarmet: number, drawn: number): string {
  const whole = ((100 - perhapja) * alarmet) % 10 === 0;
  return `${whole ? "" : "rreth "}${formatNumber(drawn)}`;
}

function View({ values: { perhapja, alarmet, ndjeshmeria } }: { values: Values<Name> }) {
  const counts = screen(perhapja / 100, ndjeshmeria / 100, alarmet / 100);
  const places = placesOf(counts);
  const share = illIfPositive(perhapja / 100, ndjeshmeria / 100, alarmet / 100);
  const border = left + (perhapja / 100) * (right - left);
  const level = top + (alarmet / 100) * (bottom - top);
  const cut = sheets.left + (share ?? 0) * (sheets.right - sheets.left);
  const sheetsY = [sheets.top, sheets.bottom] as const;
  const ill = counts.found + counts.missed;
  return (
    <>
      <Area points={groundOf(ill)} outline={0} />
      <Dots d={dotsOf(places, "cleared")} size={1.8} colour="currentColor" />
      <Dots d={dotsOf(places, "alarmed")} size={5.4} colour="currentColor" />
      <Dots d={dotsOf(places, "alarmed")} size={2.8} colour="var(--color-paper)" />
      <Dots d={dotsOf(places, "found")} size={5.6} colour="var(--spot)" />
      <Dots d={dotsOf(places, "missed")} size={5.6} colour="var(--spot)" />
      <Dots d={dotsOf(places, "missed")} size={2.6} colour="var(--color-paper)" />
      <Segment from={[border, bottom + 2]} to={[border, bottom + 12]} weight={2} spot />
      <Segment from={[border, level]} to={[right + 6, level]} weight={1} dashed />
      <Label at={[left, 22]} anchor="start" spot>
        {`${formatNumber(ill)} të sëmurë`}
      </Label>
      <Label at={[right, 22]} anchor="end">
        {`${formatNumber(people - ill)} të shëndoshë, ${percent(alarmet / 100)} alarm`}
      </Label>
      <Label at={[border + 18, bottom + 28]} anchor="start" spot>
        {`${percent(perhapja / 100)} e kanë sëmundjen`}
      </Label>
      <Label at={[sheets.left, sheets.top - 9]} anchor="start" italic>
        vetëm fletët pozitive
      </Label>
      <Label at={[sheets.right, sheets.top - 8]} anchor="end" spot large>
        {share === null ? "–" : `${percent(share)} të sëmurë`}
      </Label>
      <Hatch points={rectangle([cut, sheets.right], sheetsY)} spacing={6} />
      <Box x={[sheets.left, cut]} y={sheetsY} fill="spot" outline={0} />
      <Box x={[sheets.left, sheets.right]} y={sheetsY} fill="none" outline={2} />
      <Label at={[sheets.left, sheets.bottom + 18]} anchor="start" spot>
        {`${formatNumber(counts.found)} të sëmurë`}
      </Label>
      <Label at={[sheets.right, sheets.bottom + 18]} anchor="end">
        {`${alarmsText(perhapja, alarmet, counts.alarmed)} alarme të rreme`}
      </Label>
      <Handle
        name="perhapja"
        at={[border, bottom + 23]}
        valuesAt={([x]) => ({ perhapja: (100 * (x - left)) / (right - left) })}
      />
      <Handle
        name="alarmet"
        at={[right + 18, level]}
        valuesAt={([, y]) => ({ alarmet: (100 * (y - top)) / (bottom - top) })}
      />
    </>
  );
}

const screened = ({ perhapja, alarmet, ndjeshmeria }: Values<Name>) =>
  screen(perhapja / 100, ndjeshmeria / 100, alarmet / 100);
const trust = ({ perhapja, alarmet, ndjeshmeria }: Values<Name>) =>
  illIfPositive(perhapja / 100, ndjeshmeria / 100, alarmet / 100);
const trustText = (values: Values<Name>) => {
  const share = trust(values);
  return share === null ? "–" : percent(share);
};

/** A thousand people and their test. The meaning of a positive test depends on how many are ill. */
export const thousandTested: TouchModel<Name> = {
  title: "Një mijë veta dhe një test",
  settings: {
    perhapja: { label: "Përhapja", unit: "%", min: 1, max: 50, step: 1, digits: 0, start: 1, by: "handle" },
    alarmet: { label: "Alarmet e rreme", unit: "%", min: 0, max: 50, step: 1, digits: 0, start: 9, by: "handle" },
    ndjeshmeria: { label: "Ndjeshmëria", unit: "%", min: 50, max: 100, step: 10, digits: 0, start: 90 },
  },
  question: {
    text: "Sa e përhapur duhet të jetë sëmundja që gjysma e pozitivëve të jenë vërtet të sëmurë?",
    choices: ["2\u00a0%", "Rreth 9\u00a0%", "50\u00a0%"],
    right: 1,
    because:
      "Me këtë test 1000 veta japin 81 pozitivë të sëmurë dhe rreth 82 alarme të rreme. Kur sëmundja është më e rrallë, alarmet e shumë të shëndoshëve e mbulojnë grushtin e të sëmurëve.",
    shown: (values) => values.alarmet === 9 && values.ndjeshmeria === 90 && values.perhapja === 9,
  },
  View,
  height: 304,
  left: 4,
  describe: (values) => {
    const { found, missed, alarmed, cleared } = screened(values);
    return `Nga 1000 veta: ${formatNumber(found)} të sëmurë dhe ${formatNumber(alarmed)} të shëndoshë janë pozitivë; ${missed === 1 ? "1 i sëmurë" : `${formatNumber(missed)} të sëmurë`} dhe ${formatNumber(cleared)} të shëndoshë janë negativë. Nga pozitivët janë të sëmurë ${trustText(values)}.`;
  },
  readings: (values) => [
    ["Përhapja", percent(values.perhapja / 100)],
    ["Alarme të rreme", percent(values.alarmet / 100)],
    ["Pozitivë të sëmurë", trustText(values)],
  ],
  samples: [
    { perhapja: 1, alarmet: 9, ndjeshmeria: 90 },
    { perhapja: 1, alarmet: 9, ndjeshmeria: 100 },
    { perhapja: 1, alarmet: 1, ndjeshmeria: 90 },
    { perhapja: 9, alarmet: 9, ndjeshmeria: 90 },
    { perhapja: 50, alarmet: 9, ndjeshmeria: 90 },
  ],
  columns: [
    { head: "përhapja", cell: ({ perhapja }) => percent(perhapja / 100) },
    { head: "ndjeshmëria", cell: ({ ndjeshmeria }) => percent(ndjeshmeria / 100) },
    { head: "alarme të rreme", cell: ({ alarmet }) => percent(alarmet / 100) },
    { head: "të sëmurë nga pozitivët", cell: trustText },
  ],
};
