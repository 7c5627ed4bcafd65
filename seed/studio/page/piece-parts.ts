/**
 * Lists the parts of the open piece. They are its files and fields, each with its label and the address of its page.
 */
import { panelPath, projectPath } from "../../../app/magazine/project-address";
import type { ListedPiece } from "../server/overview";
import type { Problem } from "../server/workspace";
import { fieldName } from "./field-names";
import { fieldsPart, fileOfPart, listPart, type OpenItem, type RecordList } from "./studio-reducer";

export interface PiecePart {
  /** A file's name, or `fieldsPart`. */
  part: string;
  label: string;
  /** Address of the page that shows it; null while no page does. */
  address: string | null;
}

/** Tells whether a file holds exercises. */
export const isPractice = (name: string): boolean => name.startsWith("practice/");
/** Tells whether a file holds the plan of an hour. */
export const isPlan = (name: string): boolean => name.startsWith("plans/");

const labels: Record<keyof ListedPiece["files"], string> = {
  body: "Teksti",
  quiz: "Pyetjet",
  practice: "Ushtrimet",
  plan: "Plani i orës",
  overview: "Përmbledhja",
  instructions: "Udhëzimet",
  materials: "Materialet",
};

export function partsOf(piece: ListedPiece): PiecePart[] {
  const addressOf = (kind: keyof ListedPiece["files"]): string | null => {
    if (piece.list === "projects") {
      if (kind === "instructions") return panelPath(piece.slug, "udhezime");
      return kind === "materials" ? panelPath(piece.slug, "materiale") : projectPath(piece.slug);
    }
    const page = kind === "practice" ? "/ushtrime" : kind === "plan" ? "/ora" : "";
    return piece.address && piece.address + page;
  };
  const files = (Object.entries(piece.files) as [keyof ListedPiece["files"], string][]).map(
    ([kind, part]): PiecePart => ({ part, label: labels[kind], address: addressOf(kind) }),
  );
  return [...files, { part: fieldsPart, label: "Fushat", address: piece.address }];
}

/** What the lists without a page of text are called. */
export const listNames: Record<RecordList, string> = {
  categories: "Kapitujt",
  authors: "Redaksitë",
  paths: "Shtigjet",
};

/** Returns the parts of an open item; none for a piece that was deleted. */
export function partsOfItem(item: OpenItem | null, piece: ListedPiece | undefined): PiecePart[] {
  if (piece !== undefined) return partsOf(piece);
  if (item?.kind === "glossary") return [{ part: "glossary.json", label: "Fjalori", address: "/fjalori" }];
  if (item?.kind !== "list") return [];
  return [{ part: listPart(item.list), label: listNames[item.list], address: null }];
}

/** Returns the problems of an open item: of its files, and of its fields in magazine.json. */
export function problemsOf(
  item: OpenItem | null,
  parts: PiecePart[],
  piece: ListedPiece | undefined,
  problems: Problem[],
): Problem[] {
  const own = new Set(parts.map(({ part }) => part));
  const fields = piece === undefined ? item?.kind === "list" && `${item.list}[` : `${piece.list}[${piece.index}]`;
  return problems.filter(({ file, path }) =>
    file === "magazine.json" ? fields !== false && path.startsWith(fields) : own.has(file),
  );
}

/** Names a problem's part and its place there, as „Ushtrimet, rreshti 9“ and „Pyetjet, pyetja 4, Ndihma“. */
export function placeOf({ file, path, line }: Problem, parts: PiecePart[]): string {
  const inFile = ({ part }: PiecePart) => fileOfPart(part) === file;
  const open = parts.find(inFile);
  const label = open?.label ?? file;
  if (!file.endsWith(".json")) return `${label}, rreshti ${line}`;
  const names = [...path.matchAll(/([A-Za-z]+)|\[(\d+)\]/g)].slice(open?.part === fieldsPart ? 2 : 0);
  const words = names.flatMap(([, name, index], at) => {
    if (index !== undefined) return [`${items[names[at - 1]?.[1] ?? file] ?? "rreshti"} ${Number(index) + 1}`];
    return names[at + 1]?.[2] === undefined ? [fieldName(name ?? "")] : [];
  });
  return [label, ...words].join(", ");
}

/** What one item of a list is called. */
const items: Record<string, string> = {
  questions: "pyetja",
  gallery: "figura",
  options: "përgjigjja",
  "glossary.json": "termi",
  categories: "kapitulli",
  authors: "redaksia",
  paths: "shtegu",
  lessons: "mësimi",
};
