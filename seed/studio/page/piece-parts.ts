/**
 * Lists the parts of the open piece. They are its files and fields, each with its label and the address of its page.
 */
import { panelPath, projectPath } from "../../../app/magazine/project-address";
import type { ListedPiece } from "../server/overview";
import { fieldsPart } from "./studio-reducer";

export interface PiecePart {
  /** A file's name, or `fieldsPart`. */
  part: string;
  label: string;
  /** Address of the page that shows it; null while no page does. */
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
