/** Connects the reducer with the server. It reads and saves files, sends drafts, polls for changes on disk. */
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { ReadAgain } from "../../pipeline/checking/finding";
import type { RecoveredPiece } from "../server/recovered-pieces";
import { call, type ItemChange } from "./api";
import { sendDrafts } from "./draft-queue";
import {
  changeItem,
  checkOpen,
  confirmReading,
  createFiles,
  poll,
  putBack,
  readFiles,
  revertFile,
  type StudioStore,
  saveFiles,
  sendDraft,
  showError,
  takeRecovered,
} from "./studio-files";
import {
  fieldsPart,
  filesOf,
  initialStudio,
  listPart,
  type OpenFile,
  type OpenItem,
  type StudioAction,
  type StudioState,
  studioReducer,
  type WroteHow,
} from "./studio-reducer";
import { forgetUnsent, noteUnsent, unsentDrafts } from "./unsent-drafts";

/** Milliseconds between two polls of the overview and of the files' hashes. */
const pollIntervalMs = 2000;

export interface Studio {
  state: StudioState;
  /**
   * Opens an item.
   *
   * @param from what was open when the editor asked for what took a while; a later choice than that wins
   * @returns whether it was opened
   */
  open(item: OpenItem, part?: string, from?: OpenItem | null): boolean;
  choosePart(part: string): void;
  /** Shows the record of this index of the open list. */
  chooseRecord(index: number): void;
  /** Changes a text. @param how by keys in the editor, else what is changed: changes of the same are one step of undo */
  write(name: string, text: string, how: "keys" | { group: string }): void;
  undo(name: string): void;
  redo(name: string): void;
  save(): Promise<boolean>;
  resolveConflict(name: string, text: string): void;
  /** Takes recovered texts over, or throws them away. @returns whether it was done; what failed is shown */
  takeRecovered(piece: RecoveredPiece, take: boolean): Promise<boolean>;
  /** Takes the saved text of a file. The unsaved one is kept among what was removed. */
  revert(file: OpenFile, title: string): Promise<void>;
  /** Saves all, then puts back what was removed. @returns the item that shows it; null: none, or nothing was saved */
  putBack(id: string): Promise<OpenItem | null>;
  /** Saves texts as drafts at once and reloads the overview. The overview then lists a new piece. */
  create(texts: { name: string; text: string }[]): Promise<void>;
  /** Removes, renames or copies an item, after everything was saved. @returns whether it was done */
  changeItem(change: ItemChange): Promise<boolean>;
  /** Notes that a place was read again beside what changed, after everything was saved. */
  confirmReading(reading: ReadAgain): Promise<void>;
  notice(text: string, undo?: string): void;
  /** Shows an error to the editor. */
  fail(error: unknown): void;
  refresh(): void;
}

/** Holds the state outside React: what is sent after a change must be the changed text, not that of the last frame. */
function createStore(): StudioStore & { subscribe(listener: () => void): () => void } {
  let state = initialStudio;
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    dispatch(action: StudioAction) {
      state = studioReducer(state, action);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStudio(): Studio {
  const [store] = useState(createStore);
  const state = useSyncExternalStore(store.subscribe, store.state);
  const [queue] = useState(() =>
    sendDrafts(
      (name) => sendDraft(store, name),
      (error) => showError(store, error),
    ),
  );
  usePolling(store);
  useOpenFiles(store, state);
  useLeaving(queue);

  const actions = useMemo((): Omit<Studio, "state"> => {
    const { dispatch } = store;
    const changed = (name: string) => {
      const file = store.state().files[name];
      if (file !== undefined) noteUnsent(localStorage, file);
      queue.add(name);
    };
    return {
      write(name, text, how) {
        const wrote: WroteHow = how === "keys" ? { byKeys: true } : { byKeys: false, ...how, at: Date.now() };
        dispatch({ type: "wrote", name, text, ...wrote });
        changed(name);
      },
      undo(name) {
        dispatch({ type: "undone", name });
        changed(name);
      },
      redo(name) {
        dispatch({ type: "redone", name });
        changed(name);
      },
      open(item, part, from) {
        const { overview, openItem } = store.state();
        if (from !== undefined && from !== openItem) return false;
        const piece = item.kind === "piece" ? overview?.pieces.find(({ slug }) => slug === item.slug) : null;
        const own = item.kind === "list" ? listPart(item.list) : fieldsPart;
        dispatch({ type: "opened", item, part: part ?? piece?.files.body ?? piece?.files.overview ?? own });
        return true;
      },
      choosePart: (part) => dispatch({ type: "part", part }),
      chooseRecord: (record) => dispatch({ type: "record", record }),
      save: () => saveFiles(store),
      resolveConflict(name, text) {
        dispatch({ type: "conflict-resolved", name, text, at: Date.now() });
        changed(name);
      },
      takeRecovered: (piece, take) =>
        takeRecovered(store, piece, take).then(
          () => true,
          (error) => {
            showError(store, error);
            return false;
          },
        ),
      revert: (file, title) =>
        revertFile(store, file, title).then(
          () => changed(file.name),
          (error) => showError(store, error),
        ),
      putBack: (id) => putBack(store, id),
      create: (texts) => createFiles(store, texts),
      changeItem: (change) => changeItem(store, change),
      confirmReading: (reading) => confirmReading(store, reading),
      notice: (text, undo) => dispatch({ type: "noticed", text, undo }),
      fail: (error) => showError(store, error),
      refresh: () => dispatch({ type: "refreshed" }),
    };
  }, [store, queue]);
  return useMemo(() => ({ state, ...actions }), [state, actions]);
}

/** Sends what waits when the page is hidden, and asks before it is left while something was not sent. */
function useLeaving(queue: ReturnType<typeof sendDrafts>): void {
  useEffect(() => {
    const hide = () => queue.flush();
    const leave = (event: BeforeUnloadEvent) => {
      if (queue.isEmpty()) return;
      queue.flush();
      event.preventDefault();
    };
    document.addEventListener("visibilitychange", hide);
    addEventListener("beforeunload", leave);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      removeEventListener("beforeunload", leave);
    };
  }, [queue]);
}

/** Starts the studio, then polls until the page is left. */
function usePolling(store: StudioStore): void {
  useEffect(() => {
    let timer = 0;
    let ended = false;
    const noticeFailure = (error: unknown) => showError(store, error);
    const pollAgain = async () => {
      await poll(store).catch(noticeFailure);
      if (!ended) timer = window.setTimeout(pollAgain, pollIntervalMs);
    };
    const unsent = unsentDrafts(localStorage);
    call("start", { unsent })
      .then((started) => {
        forgetUnsent(localStorage, unsent);
        store.dispatch({ type: "started", ...started });
        return readFiles(store, ["magazine.json"]);
      })
      .then(pollAgain)
      .catch(noticeFailure);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [store]);
}

/** Reads the files of the open item, and checks it. */
function useOpenFiles(store: StudioStore, state: StudioState): void {
  const { openItem } = state;
  const names = filesOf(state).join("\n");
  useEffect(() => {
    if (openItem === null) return;
    readFiles(store, names.split("\n"))
      .then(() => checkOpen(store))
      .catch((error) => showError(store, error));
  }, [openItem, names, store]);
}
