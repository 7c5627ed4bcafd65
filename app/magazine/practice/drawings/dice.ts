/** The table of two dice: 36 cells with a value of each pair, and the cells of an event. */
import { clamp } from "../../../play/clamp";
import { formatNumber } from "../../albanian";
import { type DrawnFigure, type ExerciseDrawing, type FigureHandle, type FigureLook, widths } from "./exercise-drawing";
import type { FigureRows } from "./figure-rows";
import { box, type FigureForm, type FigurePlace, type LineForm, label, line, pika, solvedLabel } from "./forms";

/** What a cell holds, computed from the row's die and the column's die. */
export const cellValues: Record<string, (a: number, b: number) => number> = {
  shuma: (a, b) => a + b,
  ndryshimi: (a, b) => Math.abs(a - b),
  "me-i-madhi": Math.max,
  "me-i-vogli": Math.min,
  prodhimi: (a, b) => a * b,
  "zari-i-pare": (a) => a,
};
const spokenKinds: Record<string, string> = {
  ndryshimi: "ndryshimi",
  "me-i-madhi": "numri më i madh",
  "me-i-vogli": "numri më i vogël",
  prodhimi: "prodhimi",
  "zari-i-pare": "zari I",
};

/** The event's cells as a number, as a share of all, and as a percentage. */
export const eventUnits = { numri: 1, pjesa: 1 / 36, perqindja: 100 / 36 } as const;

const faces = [1, 2, 3, 4, 5, 6];

function tableOf(rows: FigureRows, room: FigureLook["room"]) {
  const [left, top, across, up] = room === "option" ? [38, 24, 17, 14] : [48, 54, 46, 26];
  const of = cellValues[rows.text("vlera", "shuma")] as (a: number, b: number) => number;
  const marked = rows.numbers("shenuar");
  const cells = faces.flatMap((a) =>
    faces.map((b) => ({ a, b, value: of(a, b), isMarked: marked.includes(of(a, b)) })),
  );
  /** Returns the upper left corner of a cell. Rows rise, so that the key ↑ goes up. */
  const at = (a: number, b: number): FigurePlace => [left + (b - 1) * across, top + (6 - a) * up];
  return { cells, at, across, up, left, top, right: left + 6 * across, bottom: top + 6 * up };
}

type DiceTable = ReturnType<typeof tableOf>;

/** Returns all cells as one surface, whose way from one to the next comes back: pictures are shorter. */
function cellsForm({ at, across, up }: DiceTable, cells: DiceTable["cells"], look: Partial<LineForm>): FigureForm[] {
  const corners = cells.map(({ a, b }) => at(a, b));
  const around = corners.flatMap(([x, y]): FigurePlace[] => [
    [x, y],
    [x + across, y],
    [x + across, y + up],
    [x, y + up],
    [x, y],
  ]);
  return cells.length === 0
    ? []
    : [line([...around, ...corners.reverse()], { closed: true, weight: 0, under: true, ...look })];
}

/** Returns the inner lines as two paths that turn at the table's rim, and the rim over them. */
function gridForms({ left, right, top, bottom, across, up }: DiceTable): FigureForm[] {
  const turns = [1, 2, 3, 4, 5];
  const look = { weight: 1, tone: "hair", under: true } as const;
  const ends = (i: number, from: number, to: number) => (i % 2 ? [from, to] : [to, from]);
  return [
    line(
      turns.flatMap((i) => ends(i, left, right).map((x): FigurePlace => [x, top + i * up])),
      look,
    ),
    line(
      turns.flatMap((i) => ends(i, top, bottom).map((y): FigurePlace => [left + i * across, y])),
      look,
    ),
    box([left, top], [right, bottom], { weight: 1.5, under: true }),
  ];
}

function draw(rows: FigureRows, look: FigureLook): DrawnFigure {
  const table = tableOf(rows, look.room);
  const { cells, at, across, up, left, top, right, bottom } = table;
  const isOption = look.room === "option";
  const sought = Object.keys(eventUnits).find((unit) => unit === rows.text("panjohura")) as
    | keyof typeof eventUnits
    | undefined;
  const marked = cells.filter(({ isMarked }) => isMarked);
  const isHidden = rows.says("fshih") && !look.solved;
  const size = sought === undefined ? 1 : eventUnits[sought];
  // A typed number hatches as many cells: those of the event first, then others.
  const typed = clamp(Math.round((look.typed ?? 0) / size), 0, 36);
  const filled = [...marked, ...cells.filter(({ isMarked }) => !isMarked)].slice(0, typed);
  const hatched = cells.filter((cell) => filled.includes(cell));
  const hasNumbers = rows.says("numra", !isOption);
  const head = isOption ? 10 : undefined;
  const text = sought === "pjesa" ? `${marked.length}/36` : formatNumber(Number((marked.length * size).toPrecision(3)));
  const kind = rows.text("vlera", "shuma");
  const values = rows.numbers("shenuar");
  const event = `qelizat ku ${spokenKinds[kind] ?? "shuma"} është ${values.map((value) => formatNumber(value)).join(" ose ")}`;
  return {
    width: widths[look.room],
    height: bottom + (isOption ? 10 : 14),
    forms: [
      ...(isHidden ? [] : cellsForm(table, marked, { fill: isOption ? "spot" : "tint" })),
      ...(look.typed === null ? [] : cellsForm(table, hatched, { hatched: true })),
      ...gridForms(table),
      ...faces.flatMap((face): FigureForm[] => [
        label([left + (face - 0.5) * across, top - 6], `${face}`, {
          anchor: "middle",
          bold: true,
          ...(head && { size: head }),
        }),
        label([left - (isOption ? 6 : 12), top + (6.5 - face) * up + (isOption ? 4 : 5)], `${face}`, {
          ...{ anchor: "end", bold: true, ...(head && { size: head }) },
        }),
      ]),
      ...(hasNumbers
        ? cells.map(({ a, b, value }) => {
            const [x, y] = at(a, b);
            return label([x + across / 2, y + up / 2 + 5], formatNumber(value), { anchor: "middle" });
          })
        : []),
      ...(isOption ? [] : [label([4, 20], "zari I ↑  II →")]),
      ...(sought === undefined || isOption
        ? []
        : look.solved
          ? solvedLabel([right, 20], text, { anchor: "end" })
          : [pika([right - 22, 15]), label([right - 12, 20], "?", { bold: true, spot: true })]),
    ],
    says: `Tabela e dy zarëve, gjashtë rreshta me gjashtë qeliza${hasNumbers ? `; në secilën ${spokenKinds[kind] ?? "shuma"}` : ""}${values.length > 0 && !isHidden ? `. Të ngjyrosura janë ${event}` : ""}.`,
    ...(sought !== undefined && { unknown: marked.length * size }),
    ...(values.length > 0 && marked.length === 0 && { fault: "asnjë qelizë nuk e ka vlerën e shënuar" }),
  };
}

/** One cell: the row's die and the column's. */
function cellHandle(rows: FigureRows): FigureHandle {
  const table = tableOf(rows, "whole");
  const { at, across, up, left, top } = table;
  const slider = (name: string) => ({
    label: name,
    min: 1,
    max: 6,
    step: 1,
    start: 1,
    says: (value: number) => `${name}: ${value}`,
  });
  const middle = (a: number, b: number): FigurePlace => [at(a, b)[0] + across / 2, at(a, b)[1] + up / 2];
  return {
    sliders: [slider("zari I"), slider("zari II")],
    grips: [{ across: 1, up: 0, at: ([a = 1, b = 1]) => middle(a, b) }],
    valuesAt: ([x, y]) => [6.5 - (y - top) / up, 0.5 + (x - left) / across],
    forms: ([a = 1, b = 1], tone) => [
      box(at(a, b), [at(a, b)[0] + across, at(a, b)[1] + up], {
        tone,
        weight: 3,
        ...(tone === "ink" && { hatched: true }),
      }),
    ],
  };
}

export const dice: ExerciseDrawing = {
  draw,
  handles: { qelize: cellHandle },
};
