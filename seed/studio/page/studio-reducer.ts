/** The state of the studio's page: the list of pieces, the open files, their problems. */

import type { Draft } from "../server/drafts";
import type { ListedPiece, Overview } from "../server/overview";
import type { Problem } from "../server/workspace";
import type { Addresses, FileText, Schemas } from "./api";

export interface OpenFile {
  name: string;
  text: string;
  /** Hash of the saved file that editing began from; `saved` is its text. */
  base: string;
  saved: string;
  /** Counts the changes of `text` that did not come from the editor's keys. */
  revision: number;
  /** The file's text on disk now, if somebody else changed it meanwhile; else null. */
  theirs: FileText | null;
}

/** The open item: a piece, or the glossary. */
export type OpenItem = { kind: "piece"; slug: string } | { kind: "glossary" };

export interface StudioState {
  started: { addresses: Addresses; schemas: Schemas } | null;
  recovered: Draft[];
  overview: Overview | null;
  openItem: OpenItem | null;
  /** The part that is edited: a file's name, or `fieldsPart`. */
  part: string;
  files: Record<string, OpenFile>;
  problems: Problem[];
  /** Counts the changes that the frame must show. */
  fresh: number;
  /** A message for the editor: the last success or failure. */
  notice: { text: string; failed: boolean } | null;
}

export const initialStudio: StudioState = {
  started: null,
  recovered: [],
  overview: null,
  openItem: null,
  part: "",
  files: {},
  problems: [],
  fresh: 0,
  notice: null,
};

export type StudioAction =
  | { type: "started"; addresses: Addresses; schemas: Schemas; recovered: Draft[] }
  | { type: "polled"; overview: Overview }
  | { type: "opened"; item: OpenItem; part: string }
  | { type: "part"; part: string }
  | { type: "read"; name: string; file: FileText }
  | { type: "wrote"; name: string; text: string; byKeys: boolean }
  | { type: "checked"; problems: Problem[] }
  | { type: "saved"; name: string; text: string; hash: string }
  | { type: "changed-outside"; name: string; theirs: FileText }
  | { type: "conflict-resolved"; name: string; text: string }
  | { type: "recovered"; name: string }
  | { type: "noticed"; text: string; failed?: boolean }
  | { type: "refreshed" };

/** Name of the part that holds a piece's fields. */
export const fieldsPart = "fushat";

export function studioReducer(state: StudioState, action: StudioAction): StudioState {
  const withFile = (name: string, change: (file: OpenFile) => OpenFile): StudioState => {
    const file = state.files[name];
    return file === undefined ? state : { ...state, files: { ...state.files, [name]: change(file) } };
  };
  switch (action.type) {
    case "started": {
      const { addresses, schemas, recovered } = action;
      return { ...state, started: { addresses, schemas }, recovered };
    }
    case "polled":
      return { ...state, overview: action.overview };
    case "opened":
      return { ...state, openItem: action.item, part: action.part, problems: [] };
    case "part":
      return { ...state, part: action.part };
    case "read": {
      const { text, hash, draft } = action.file;
      const revision = (state.files[action.name]?.revision ?? 0) + 1;
      const open = { name: action.name, text: draft?.text ?? text, base: draft?.base ?? hash, saved: text, revision };
      // The file was changed after this draft was begun: both texts are shown.
      const theirs = draft !== undefined && draft.base !== hash && draft.text !== text ? { text, hash } : null;
      return { ...state, files: { ...state.files, [action.name]: { ...open, theirs } } };
    }
    case "wrote":
      return withFile(action.name, (file) => ({
        ...file,
        text: action.text,
        revision: file.revision + (action.byKeys ? 0 : 1),
      }));
    case "checked":
      return { ...state, problems: action.problems, fresh: state.fresh + 1 };
    case "saved":
      return withFile(action.name, (file) => ({ ...file, base: action.hash, saved: action.text, theirs: null }));
    case "changed-outside":
      return withFile(action.name, (file) =>
        isChanged(file)
          ? { ...file, theirs: action.theirs }
          : { ...file, ...read(action.theirs), revision: file.revision + 1, theirs: null },
      );
    case "conflict-resolved":
      return withFile(action.name, (file) => ({
        ...file,
        text: action.text,
        base: file.theirs?.hash ?? file.base,
        saved: file.theirs?.text ?? file.saved,
        revision: file.revision + 1,
        theirs: null,
      }));
    case "recovered":
      return { ...state, recovered: state.recovered.filter(({ name }) => name !== action.name) };
    case "noticed":
      return { ...state, notice: { text: action.text, failed: action.failed ?? false } };
    case "refreshed":
      return { ...state, fresh: state.fresh + 1 };
  }
}

const read = ({ text, hash }: FileText) => ({ text, base: hash, saved: text });

export const isChanged = ({ text, saved }: OpenFile): boolean => text !== saved;

export const changedFiles = ({ files }: StudioState): OpenFile[] => Object.values(files).filter(isChanged);

/** Returns the open piece; undefined: none is open, or it was deleted. */
export function openPiece({ openItem, overview }: StudioState): ListedPiece | undefined {
  return openItem?.kind === "piece" ? overview?.pieces.find(({ slug }) => slug === openItem.slug) : undefined;
}

/** Returns the names of the files of the open item. */
export function filesOf(state: StudioState): string[] {
  if (state.openItem?.kind === "glossary") return ["glossary.json"];
  return ["magazine.json", ...Object.values(openPiece(state)?.files ?? {})];
}
