/** Compiles the fence `figura` of an exercise into its published form: the drawing known, its rows as it takes them. */
import { allDrawings } from "../../../app/magazine/practice/drawings/all-drawings";
import { drawingRows } from "../../../app/magazine/practice/drawings/drawing-rows";
import { FigureRows, type RowPart, type RowShape } from "../../../app/magazine/practice/drawings/figure-rows";
import { parseExpression } from "../../../app/magazine/practice/expression";
import type { ExerciseFigure } from "../../../app/magazine/practice/figure";
import type { ReportAtLine, WrittenFigure } from "./written-exercise";

type Row = ExerciseFigure["rows"][number];
type Argument = Row["groups"][number][number];

/** Names of the drawings, for an editor who mistyped one. */
const drawingNames = Object.keys(drawingRows).join(", ");

/** Compiles one picture. @param names of the drawn numbers @returns null after a finding */
export function compileFigure(
  { text, line, drawing, name }: WrittenFigure,
  names: readonly string[],
  fault: ReportAtLine,
): ExerciseFigure | null {
  const known = Object.hasOwn(drawingRows, drawing) ? drawingRows[drawing] : undefined;
  if (known === undefined) {
    fault(line - 1, `Figura „${drawing}“ nuk njihet.`, `Figurat janë: ${drawingNames}.`);
    return null;
  }
  const rows: Row[] = [];
  for (const [index, written] of text.split("\n").entries()) {
    const row = written.replace(/\s#.*$|^#.*$/, "").trim();
    if (row === "") continue;
    const [, key = "", label, value = ""] = /^([\p{L}-]+)(?:\s+([^=]+?))?\s*=\s*(.*)$/u.exec(row) ?? [];
    const shape = Object.hasOwn(known, key) ? known[key] : undefined;
    if (shape === undefined) {
      const all = Object.keys(known).join(", ");
      fault(line + index, `Rreshti „${row}“ nuk i takon figurës „${drawing}“.`, `Rreshtat e saj janë: ${all}.`);
      continue;
    }
    if (shape.times !== "many" && rows.some((each) => each.key === key)) {
      fault(line + index, `Rreshti „${key}“ del dy herë.`, "Lëre një herë.");
    }
    const groups = groupsOf(value, shape, names);
    if (groups.ok) rows.push({ key, ...(label !== undefined && { label }), groups: groups.groups });
    else fault(line + index, `Rreshti „${row}“ nuk lexohet dot: ${groups.message}.`, `Shkruaj p.sh. ${shape.example}.`);
  }
  for (const [key, { times, example }] of Object.entries(known)) {
    if (times === "needed" && !rows.some((row) => row.key === key)) {
      fault(line - 1, `Figurës „${drawing}“ i mungon rreshti „${key}“.`, `Shkruaj p.sh. ${example}.`);
    }
  }
  return { drawing, ...(name !== undefined && { name }), rows };
}

type Groups = { ok: true; groups: Argument[][] } | { ok: false; message: string };

function groupsOf(value: string, { parts, optional = 0, several = false }: RowShape, names: readonly string[]): Groups {
  const groups: Argument[][] = [];
  const written = several ? value.split("|") : [value];
  for (const group of written) {
    const pieces = group.split(";").map((piece) => piece.trim());
    if (pieces.length > parts.length || pieces.length < parts.length - optional) {
      return { ok: false, message: `priten ${parts.length} pjesë me ; mes tyre` };
    }
    const read: Argument[] = [];
    for (const [place, piece] of pieces.entries()) {
      const argument = argumentOf(piece, parts[place] as RowPart, names);
      if (typeof argument === "string") return { ok: false, message: argument };
      read.push(argument);
    }
    groups.push(read);
  }
  return { ok: true, groups };
}

/** Reads one part of a row. @returns a message where it cannot be read */
function argumentOf(piece: string, part: RowPart, names: readonly string[]): Argument | string {
  if (part === "text") return { text: piece.replace(/^[„"](.*)[“"]$/, "$1") };
  if (typeof part !== "string") {
    return part.includes(piece) ? { text: piece } : `„${piece}“ nuk është ndër ${part.join(", ")}`;
  }
  const parsed = parseExpression(piece);
  if (!parsed.ok) return `${parsed.message} (${piece})`;
  const known = part === "curve" ? [...names, "x"] : names;
  const strange = parsed.expression.names.find((each) => !known.includes(each));
  if (strange !== undefined) return `„${strange}“ nuk është caktuar te numrat`;
  return part === "curve" ? { curve: piece } : { value: piece };
}

type KnownHandle = { ok: true; turn: number | undefined } | { ok: false; message: string };

/** Finds the handle of a drawing by the name that an answer gives. */
export function handleOf(drawing: string | undefined, name: string): KnownHandle {
  if (drawing === undefined) return { ok: false, message: "Pyetja nuk ka figurë mbi të cilën të përgjigjesh." };
  const handles = (Object.hasOwn(allDrawings, drawing) && allDrawings[drawing]?.handles) || {};
  if (!Object.hasOwn(handles, name)) {
    const all = Object.keys(handles).join(", ") || "asnjë";
    return { ok: false, message: `Figura „${drawing}“ nuk ka dorezë „${name}“; ka: ${all}.` };
  }
  return { ok: true, turn: handles[name]?.(new FigureRows([])).turn };
}
