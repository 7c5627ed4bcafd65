/** A graph on two axes: lines through points, curves, marked points, an area, a slope, a value that is read. */
import { formatNumber } from "../../albanian";
import { type DrawnFigure, type ExerciseDrawing, type FigureLook, widths } from "./exercise-drawing";
import type { FigureRows } from "./figure-rows";
import { circle, type FigureForm, type FigurePlace, label, line, pika, solvedLabel } from "./forms";
import { lineHandle, pieceHandle, pointHandle } from "./graph-handles";
import {
  type GraphAxis,
  type GraphPlane,
  hasNumbers,
  linesOf,
  mostTicks,
  planeForms,
  planeOf,
  pointsOf,
  ticksOf,
} from "./graph-plane";
import { soughtForms } from "./graph-sought";

/** Cuts the part of a curve that is above or below the plane. */
const withinPlane = ({ y }: GraphPlane, points: readonly FigurePlace[]) =>
  points.filter(([, value]) => value >= y.from - 1e-9 && value <= y.to + 1e-9);

/** Draws the lines with their names. Where something is asked of the first, it stays ink and the answer is spot. */
function lineForms(rows: FigureRows, plane: GraphPlane, look: FigureLook): FigureForm[] {
  const lines = linesOf(rows);
  const isSpot = !rows.has("panjohura") && (lines.length === 1 || look.room === "option");
  return lines.flatMap(({ name, points }) => {
    const shown = withinPlane(plane, points).map(([x, y]) => plane.at(x, y));
    const end = shown.at(-1) ?? [0, 0];
    const spot = isSpot;
    return [
      line(shown, { weight: look.room === "option" ? 2.2 : 2.8, tone: spot ? "spot" : "ink", under: true }),
      ...(name === "" ? [] : [label([end[0] + 6, offAxis(plane, end[1] + 5)], name, { bold: true, spot })]),
    ];
  });
}

/** Returns the level of a name's foot, above an axis on which it would lie. */
function offAxis({ y, at, bottom }: GraphPlane, foot: number): number {
  const axes = [bottom, ...(y.from < 0 && y.to > 0 ? [at(0, 0)[1]] : [])];
  const crossed = axes.find((level) => foot > level - 4 && foot - 12 < level);
  return crossed === undefined ? foot : crossed - 5;
}

function markForms(rows: FigureRows, { at }: GraphPlane): FigureForm[] {
  return rows.all("pika").flatMap(({ label: name, groups }) => {
    const [x, y] = at(...(pointsOf(groups)[0] ?? [0, 0]));
    return [
      circle([x, y], 4.5, { fill: "ink", weight: 0 }),
      ...(name === "" ? [] : [label([x - 7, y - 8], name, { bold: true, anchor: "end" })]),
    ];
  });
}

function draw(rows: FigureRows, look: FigureLook): DrawnFigure {
  const plane = planeOf(rows, look.room);
  const { x, y, bottom } = plane;
  const sought = soughtForms(rows, plane, look);
  const answer =
    sought.unknown === undefined
      ? []
      : look.solved
        ? solvedLabel([plane.right, 16], formatNumber(Number(sought.unknown.toPrecision(4))), { anchor: "end" })
        : [pika([plane.right - 26, 12]), label([plane.right - 16, 17], "?", { bold: true, spot: true })];
  const strange = ticksOf(x).length > mostTicks || ticksOf(y).length > mostTicks || x.to <= x.from || y.to <= y.from;
  const beyond = linesOf(rows).find(({ points }) =>
    points.some(([px, py]) => px < x.from - 1e-9 || px > x.to + 1e-9 || !Number.isFinite(py)),
  );
  const high = rows
    .all("vija")
    .flatMap(({ groups }) => pointsOf(groups))
    .some(([, py]) => py > y.to + 1e-9 || py < y.from - 1e-9);
  const fault = strange
    ? `boshtet kanë më shumë se ${mostTicks} ndarje ose janë bosh`
    : beyond !== undefined || high
      ? "një vijë del jashtë boshteve"
      : undefined;
  return {
    width: widths[look.room],
    height: bottom + (look.room === "option" ? 12 : 30) + (hasNumbers(rows, look.room) ? 20 : 0),
    forms: [
      ...sought.forms.filter((form) => form.kind === "line" && form.fill === "tint"),
      ...planeForms(rows, plane, look.room),
      ...lineForms(rows, plane, look),
      ...sought.forms.filter((form) => !(form.kind === "line" && form.fill === "tint")),
      ...markForms(rows, plane),
      ...answer,
    ],
    says: spoken(rows, plane, look.room),
    ...(sought.unknown !== undefined && { unknown: sought.unknown }),
    ...(fault !== undefined && { fault }),
  };
}

/** Most points of a line that are read out. */
const mostSpoken = 8;

function spoken(rows: FigureRows, { x, y }: GraphPlane, room: FigureLook["room"]): string {
  const numbers = hasNumbers(rows, room);
  const axis = ({ letter, unit, from, to }: GraphAxis) =>
    numbers ? `${letter} nga ${formatNumber(from)} deri në ${formatNumber(to)}${unit && ` ${unit}`}` : letter;
  const lines = linesOf(rows).map(({ name, points }) => {
    const step = Math.max(1, Math.ceil((points.length - 1) / mostSpoken));
    const told = points.filter((_, i) => i % step === 0 || i === points.length - 1);
    const list = told.map(([a, b]) => `(${formatNumber(round(a))}; ${formatNumber(round(b))})`).join(", ");
    return `Vija${name && ` ${name}`} kalon te ${list}.`;
  });
  const marks = rows
    .all("pika")
    .map(
      ({ label, groups }) =>
        `Pika${label && ` ${label}`} te (${(groups[0] ?? []).map((each) => formatNumber(round(Number(each)))).join("; ")}).`,
    );
  const [first] = linesOf(rows);
  const pair = (key: "pjerresia" | "siperfaqe") => (first === undefined ? [] : rows.numbers(key));
  // The points of a slope are told with both values: they are read off, and the slope is what is asked.
  const slope = pair("pjerresia").map(
    (a) => `(${formatNumber(round(a))}; ${formatNumber(round(first?.valueAt(a) ?? 0))})`,
  );
  const area = pair("siperfaqe").map((a) => `${x.letter} = ${formatNumber(round(a))}`);
  const told = [
    ...(slope.length > 0 ? [`Mbi vijë janë shënuar dy pika: ${slope.join(" dhe ")}.`] : []),
    ...(area.length > 0 ? [`Nën vijë është ngjyrosur pjesa mes ${area.join(" dhe ")}.`] : []),
    ...rows.numbers("lexim").map((a) => `Një vijë me pika ngrihet te ${x.letter} = ${formatNumber(round(a))}.`),
  ];
  return [`Grafik: horizontalisht ${axis(x)}, vertikalisht ${axis(y)}.`, ...lines, ...marks, ...told].join(" ");
}

const round = (value: number) => Number(value.toPrecision(3));

export const graph: ExerciseDrawing = {
  draw,
  handles: { pike: pointHandle, vije: lineHandle, pjese: pieceHandle },
};
