/** Lists the pieces of `magazine.json` as written, valid or not. An editor must find the broken ones too. */

import { readFileSync } from "node:fs";
import { getNodeValue, type Node, parseTree } from "jsonc-parser";
import { isObject } from "../../../app/magazine/is-object";

export interface WrittenPiece {
  slug: string;
  title: string;
  /** The slugs that it had before. */
  formerly: unknown[];
  list: "contents" | "projects";
  /** Its index in the list. */
  index: number;
  /** 1 lesson, 2 simulator or game, 3 quiz; 0 for a project. */
  kind: number;
  categoryId: number | null;
  authorId: number | null;
  featured: boolean;
  /** Whether it is a draft, which is not published. */
  sketch: boolean;
  /** Its own files by their use. */
  files: Partial<Record<"body" | "quiz" | "practice" | "plan" | "overview" | "instructions" | "materials", string>>;
}

export const writtenPieces = (magazineFile: string): WrittenPiece[] =>
  writtenPiecesIn(readFileSync(magazineFile, "utf8"));

/** Lists the pieces in the text of `magazine.json`. */
export function writtenPiecesIn(text: string): WrittenPiece[] {
  const root = parseTree(text);
  return [...piecesOf(root, "contents"), ...piecesOf(root, "projects")];
}

function piecesOf(root: Node | undefined, list: WrittenPiece["list"]): WrittenPiece[] {
  const property = root?.children?.find((child) => child.children?.[0]?.value === list);
  return (property?.children?.[1]?.children ?? []).flatMap((item, index) => {
    const fields: unknown = getNodeValue(item);
    return isObject(fields) ? [pieceOf(fields, list, index)] : [];
  });
}

/** Reads a piece from its fields, valid or not. */
export function pieceOf(fields: Record<string, unknown>, list: WrittenPiece["list"], index: number): WrittenPiece {
  const text = (name: string) => (typeof fields[name] === "string" ? (fields[name] as string) : undefined);
  const slug = text("slug") ?? "";
  // A lesson's exercises and plan are found by its slug; the files may not exist yet.
  const besides = (folder: string) =>
    list === "contents" && fields.contentTypeId === 1 && slug !== "" ? `${folder}/${slug}.md` : undefined;
  const named = {
    body: text("contentFile"),
    quiz: text("quizFile"),
    practice: besides("practice"),
    // News has no hour.
    plan: fields.form === undefined ? besides("plans") : undefined,
    overview: text("overviewFile"),
    instructions: text("instructionsFile"),
    materials: text("materialsFile"),
  };
  return {
    slug,
    title: text("title") ?? slug,
    formerly: Array.isArray(fields.formerly) ? fields.formerly : [],
    list,
    index,
    kind: typeof fields.contentTypeId === "number" ? fields.contentTypeId : 0,
    categoryId: typeof fields.categoryId === "number" ? fields.categoryId : null,
    authorId: typeof fields.authorId === "number" ? fields.authorId : null,
    featured: fields.featured === true,
    sketch: fields.draft === true,
    files: Object.fromEntries(Object.entries(named).filter(([, name]) => name !== undefined)),
  };
}
