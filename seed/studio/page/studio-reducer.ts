/** The state of the studio's page: the list of pieces, the open files, their problems. */

import type { Draft } from "../server/drafts";
import type { ListedPiece, Overview } from "../server/overview";
import type { RecoveredPiece } from "../server/recovered-pieces";
import type { CheckResult, Problem } from "../server/workspace";
import type { Addresses, FileText, Schemas } from "./api";
import { noHistory, recorded, redone, type TextHistory, undone } from "./text-history";

export interface OpenFile {
  name: string;
  text: string;
  /** Hash of the saved file that editing began from; `saved` is its text. */
  base: string;
  saved: string;
  /** Counts the changes of `text` that did not come from the editor's keys. */
  revision: number;
  /** The text that the server has of this file: the last that was read or sent. */
  synced: string;
  /** Stamp of the last draft that was read or sent; empty: none. */
  seen: string;
  /** Steps of a JSON file, which forms and buttons change. */
  history: TextHistory;
  /** The file's other text, if somebody else changed it meanwhile; else null. */
  theirs: Theirs | null;
}

/** The other text of a file. It has a hash if it is saved, and a stamp if another tab is writing it. */
export type Theirs = { text: string } & ({ hash: string; stamp?: never } | { stamp: string; hash?: never });

/** A list of `magazine.json` whose items have no page of text: chapters, authors, paths. */
export type RecordList = "categories" | "authors" | "paths";

/** The open item: a piece, the glossary, or a list with the index of the record that is shown. */
export type OpenItem =
  | { kind: "piece"; slug: string }
  | { kind: "glossary" }
  | { kind: "list"; list: RecordList; record: number };

export interface StudioState {
  started: { addresses: Addresses; schemas: Schemas } | null;
  recovered: RecoveredPiece[];
  overview: Overview | null;
  openItem: OpenItem | null;
  /** The part that is edited: a file's name, or `fieldsPart`. */
  part: string;
  files: Record<string, OpenFile>;
  problems: Problem[];
  /** What the page shows of exercises with an error, by the lesson's slug. */
  exercises: CheckResult["exercises"];
  /** What the page shows of plans whose hour cannot be made now, by the lesson's slug. */
  hours: CheckResult["hours"];
  /** Slugs of pieces whose pages are shown as they were before an error in their fields. */
  lost: string[];
  /** Counts the changes that the frame must show. */
  fresh: number;
  /** A message for the editor: the last success or failure. */
  notice: StudioNotice | null;
}

/** What the studio's line says. */
export interface StudioNotice {
  text: string;
  failed: boolean;
  /** The file in which the editor may undo what the message tells. */
  undo?: string;
}

export const initialStudio: StudioState = {
  started: null,
  recovered: [],
  overview: null,
  openItem: null,
  part: "",
  files: {},
  problems: [],
  exercises: {},
  hours: {},
  lost: [],
  fresh: 0,
  notice: null,
};

export type StudioAction =
  | { type: "started"; addresses: Addresses; schemas: Schemas; recovered: RecoveredPiece[] }
  | { type: "polled"; overview: Overview }
  | { type: "opened"; item: OpenItem; part: string }
  | { type: "closed" }
  | { type: "part"; part: string }
  | { type: "record"; record: number }
  | { type: "read"; name: string; file: FileText }
  | ({ type: "wrote"; name: string; text: string } & WroteHow)
  | { type: "undone" | "redone"; name: string }
  | { type: "draft-sent"; name: string; text: string; stamp: string }
  | { type: "drafted-elsewhere"; name: string; draft: Draft | null }
  | ({ type: "checked" } & Pick<CheckResult, "problems" | "exercises" | "hours" | "lost">)
  | { type: "saved"; name: string; text: string; hash: string }
  | { type: "changed-outside"; name: string; theirs: Pick<FileText, "text" | "hash"> }
  | { type: "conflict-resolved"; name: string; text: string; at: number }
  | { type: "recovered"; piece: RecoveredPiece }
  | { type: "noticed"; text: string; failed?: boolean; undo?: string }
  | { type: "refreshed" };

/** How a text was changed: by keys in the editor, or by a form or a button. */
export type WroteHow =
  | { byKeys: true }
  /** `group` is what was changed, such as a field's path; `at` the time, milliseconds. */
  | { byKeys: false; group: string; at: number };

/** Name of the part that holds a piece's fields. */
export const fieldsPart = "fushat";

/** Names the part that holds a list's forms. */
export const listPart = (list: RecordList) => `listë ${list}`;

/** Returns the file that a part edits. */
export const fileOfPart = (part: string) => (part === fieldsPart || part.startsWith("listë ") ? "magazine.json" : part);

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
    case "closed":
      return { ...state, openItem: null, part: "", problems: [] };
    case "part":
      return { ...state, part: action.part };
    case "record":
      return state.openItem?.kind === "list"
        ? { ...state, openItem: { ...state.openItem, record: action.record } }
        : state;
    case "read": {
      const { text, hash, draft } = action.file;
      const before = state.files[action.name];
      const now = draft?.text ?? text;
      const file: OpenFile = {
        name: action.name,
        text: now,
        base: draft?.base ?? hash,
        saved: text,
        revision: (before?.revision ?? 0) + 1,
        synced: now,
        seen: draft?.stamp ?? "",
        history: before?.history ?? noHistory,
        // The file was changed after this draft was begun: both texts are shown.
        theirs: draft !== undefined && draft.base !== hash && draft.text !== text ? { text, hash } : null,
      };
      return { ...state, files: { ...state.files, [action.name]: file } };
    }
    case "wrote":
      return withFile(action.name, (file) =>
        action.byKeys ? { ...file, text: action.text } : withText(file, action.text, action.group, action.at),
      );
    case "undone":
    case "redone":
      return withFile(action.name, (file) => {
        const step = (action.type === "undone" ? undone : redone)(file.history, file.text);
        return step === null ? file : { ...file, ...step, revision: file.revision + 1 };
      });
    case "draft-sent":
      return withFile(action.name, (file) => ({ ...file, synced: action.text, seen: action.stamp }));
    case "drafted-elsewhere":
      return withFile(action.name, (file) => withTheirDraft(file, action.draft));
    case "checked":
      return {
        ...state,
        problems: action.problems,
        exercises: action.exercises,
        hours: action.hours,
        lost: action.lost,
        fresh: state.fresh + 1,
      };
    case "saved":
      return withFile(action.name, (file) => ({
        ...file,
        base: action.hash,
        saved: action.text,
        synced: action.text,
        seen: "",
        theirs: null,
      }));
    case "changed-outside":
      return withFile(action.name, (file) => {
        const { text, hash } = action.theirs;
        const taken = { ...file, base: hash, saved: text, theirs: null };
        // Another tab saved the very text, or nothing is written here.
        if (file.text === text) return { ...taken, synced: text, seen: "" };
        return isChanged(file)
          ? { ...file, theirs: { text, hash } }
          : { ...taken, text, synced: text, seen: "", revision: file.revision + 1 };
      });
    case "conflict-resolved":
      return withFile(action.name, (file) => {
        if (file.theirs === null) return file;
        const { text, hash, stamp } = file.theirs;
        const known = hash === undefined ? { seen: stamp } : { base: hash, saved: text };
        return { ...withText(file, action.text, "", action.at), ...known, theirs: null };
      });
    case "recovered":
      return { ...state, recovered: state.recovered.filter((piece) => piece !== action.piece) };
    case "noticed":
      return {
        ...state,
        notice: { text: action.text, failed: action.failed ?? false, ...(action.undo && { undo: action.undo }) },
      };
    case "refreshed":
      return { ...state, fresh: state.fresh + 1 };
  }
}

/** Changes a text otherwise than by keys. Of JSON it keeps the step; the editor of Markdown keeps its own. */
function withText(file: OpenFile, text: string, group: string, at: number): OpenFile {
  if (text === file.text) return file;
  const history = isJson(file.name) ? recorded(file.history, file.text, group, at) : file.history;
  return { ...file, text, history, revision: file.revision + 1 };
}

/** Takes in what another tab writes, or shows both where something was typed here too. */
function withTheirDraft(file: OpenFile, draft: Draft | null): OpenFile {
  const isTyped = file.text !== file.synced;
  if (draft === null) {
    const { saved } = file;
    return isTyped
      ? { ...file, seen: "" }
      : { ...file, text: saved, synced: saved, seen: "", revision: file.revision + 1 };
  }
  const { text, base, stamp } = draft;
  if (text === file.text) return { ...file, synced: text, seen: stamp };
  if (isTyped) return { ...file, theirs: { text, stamp } };
  return { ...file, text, base, synced: text, seen: stamp, theirs: null, revision: file.revision + 1 };
}

const isJson = (name: string): boolean => name.endsWith(".json");

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
