/** The parts of what is open: files and fields, each with its name and the page on which it is read. */
import { panelPath, projectPath } from "../../../app/magazine/project-address";
import type { ListedPiece } from "../server/overview";
import { fieldsPart } from "./studio-reducer";

export interface PiecePart {
  /** A file's name, or the fields. */
  part: string;
  label: string;
  /** Where it is read; null where it is on no page yet. */
  address: string | null;
}

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
