/**
 * Lists the parts of the open piece. They are its files and fields, each with its label and the address of its page.
 */
import { panelPath, projectPath } from "../../../app/magazine/project-address";
import type { ListedPiece } from "../server/overview";
import type { Problem } from "../server/workspace";
import { fieldName } from "./field-names";
import { fieldsPart } from "./studio-reducer";

export interface PiecePart {
  /** A file's name, or `fieldsPart`. */
  part: string;
  label: string;
  /** Address of the page that shows it; null while no page does. */
  address: string | null;
}

/** Tells whether a file holds exercises. */
export const isPractice = (name: string): boolean => name.startsWith("practice/");

const labels: Record<keyof ListedPiece["files"], string> = {
  body: "Teksti",
  quiz: "Pyetjet",
  practice: "Ushtrimet",
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
    return kind === "practice" && piece.address !== null ? `${piece.address}/ushtrime` : piece.address;
  };
  const files = (Object.entries(piece.files) as [keyof ListedPiece["files"], string][]).map(
    ([kind, part]): PiecePart => ({ part, label: labels[kind], address: addressOf(kind) }),
  );
  return [...files, { part: fieldsPart, label: "Fushat", address: piece.address }];
}

/** Returns the problems of a piece's parts. Of magazine.json those of its fields; undefined is the glossary. */
export function problemsOf(parts: PiecePart[], piece: ListedPiece | undefined, problems: Problem[]): Problem[] {
  const own = new Set([...parts.map(({ part }) => part), "magazine.json"]);
  return problems.filter(
    (problem) =>
      own.has(problem.file) &&
      (problem.file !== "magazine.json" ||
        piece === undefined ||
        problem.path.startsWith(`${piece.list}[${piece.index}]`)),
  );
}

/** Names a problem's part and its place there, as „Ushtrimet, rreshti 9“ and „Pyetjet, pyetja 4, Ndihma“. */
export function placeOf({ file, path, line }: Problem, parts: PiecePart[]): string {
  const label = parts.find(({ part }) => part === (file === "magazine.json" ? fieldsPart : file))?.label ?? file;
  if (!file.endsWith(".json")) return `${label}, rreshti ${line}`;
  const names = [...path.matchAll(/([A-Za-z]+)|\[(\d+)\]/g)].slice(file === "magazine.json" ? 2 : 0);
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
};
