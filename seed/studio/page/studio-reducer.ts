/** What the studio's page knows: the list of pieces, the files that are open, what is wrong in them. */

import type { Draft } from "../server/drafts";
import type { ListedPiece, Overview } from "../server/overview";
import type { Problem } from "../server/workspace";
import type { Addresses, FileText, Schemas } from "./api";

export interface OpenFile {
  name: string;
  text: string;
  /** Hash and text of the file that the editor began with. */
  base: string;
  saved: string;
  /** Counts the texts that came from elsewhere than the editor's keys. */
  revision: number;
  /** The file's text now, if somebody else wrote it during this writing. */
  theirs: FileText | null;
}

/** What is open: a piece, or one of the files of the whole magazine. */
export type OpenItem = { kind: "piece"; slug: string } | { kind: "glossary" };

export interface StudioState {
  started: { addresses: Addresses; schemas: Schemas } | null;
  recovered: Draft[];
  overview: Overview | null;
  place: OpenItem | null;
  /** The file that is being written, or the fields of the piece. */
  part: string;
  files: Record<string, OpenFile>;
  problems: Problem[];
  /** Counts what the frame has to take in. */
  fresh: number;
  /** A line for the editor: what was done, or what failed. */
  notice: { text: string; failed: boolean } | null;
}

export const initialStudio: StudioState = {
  started: null,
  recovered: [],
  overview: null,
  place: null,
  part: "",
  files: {},
  problems: [],
  fresh: 0,
  notice: null,
};

export type StudioAction =
  | { type: "started"; addresses: Addresses; schemas: Schemas; recovered: Draft[] }
  | { type: "polled"; overview: Overview }
  | { type: "opened"; place: OpenItem; part: string }
  | { type: "part"; part: string }
  | { type: "read"; name: string; file: FileText }
  | { type: "wrote"; name: string; text: string; byKeys: boolean }
  | { type: "looked"; problems: Problem[] }
  | { type: "saved"; name: string; text: string; hash: string }
  | { type: "changed-outside"; name: string; theirs: FileText }
  | { type: "settled"; name: string; text: string }
  | { type: "recovered"; name: string }
  | { type: "noticed"; text: string; failed?: boolean }
  | { type: "refreshed" };

/** The part of a piece that holds its fields. */
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
      return { ...state, place: action.place, part: action.part, problems: [] };
    case "part":
      return { ...state, part: action.part };
    case "read": {
      const { text, hash, draft } = action.file;
      const revision = (state.files[action.name]?.revision ?? 0) + 1;
      const open = { name: action.name, text: draft?.text ?? text, base: draft?.base ?? hash, saved: text, revision };
      // A draft of a file that was changed since it was begun: both are shown.
      const theirs = draft !== undefined && draft.base !== hash && draft.text !== text ? { text, hash } : null;
      return { ...state, files: { ...state.files, [action.name]: { ...open, theirs } } };
    }
    case "wrote":
      return withFile(action.name, (file) => ({
        ...file,
        text: action.text,
        revision: file.revision + (action.byKeys ? 0 : 1),
      }));
    case "looked":
      return { ...state, problems: action.problems, fresh: state.fresh + 1 };
    case "saved":
      return withFile(action.name, (file) => ({ ...file, base: action.hash, saved: action.text, theirs: null }));
    case "changed-outside":
      return withFile(action.name, (file) =>
        isChanged(file)
          ? { ...file, theirs: action.theirs }
          : { ...file, ...read(action.theirs), revision: file.revision + 1, theirs: null },
      );
    case "settled":
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

/** The piece that is open; undefined where none is, or where it is gone. */
export function openPiece({ place, overview }: StudioState): ListedPiece | undefined {
  return place?.kind === "piece" ? overview?.pieces.find(({ slug }) => slug === place.slug) : undefined;
}

/** The files that belong to what is open. */
export function filesOf(state: StudioState): string[] {
  if (state.place?.kind === "glossary") return ["glossary.json"];
  return ["magazine.json", ...Object.values(openPiece(state)?.files ?? {})];
}
