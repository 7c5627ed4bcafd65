/** Connects the reducer with the server. It reads and saves files, sends drafts, polls for changes on disk. */
import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import { call } from "./api";
import { createDraftQueue } from "./draft-queue";
import {
  createFiles,
  poll,
  readFiles,
  type StudioStore,
  saveFiles,
  sendDraft,
  showError,
  takeRecovered,
} from "./studio-files";
import { fieldsPart, filesOf, initialStudio, type OpenItem, type StudioState, studioReducer } from "./studio-reducer";

/** Milliseconds between two polls of the overview and of the files' hashes. */
const pollIntervalMs = 2000;

export interface Studio {
  state: StudioState;
  open(item: OpenItem, part?: string): void;
  choosePart(part: string): void;
  write(name: string, text: string, byKeys?: boolean): void;
  save(): Promise<boolean>;
  resolveConflict(name: string, text: string): void;
  takeRecovered(name: string, take: boolean): Promise<void>;
  /** Saves texts as drafts at once and reloads the overview. The overview then lists a new piece. */
  create(texts: { name: string; text: string }[]): Promise<void>;
  notice(text: string, failed?: boolean): void;
  refresh(): void;
}

export function useStudio(): Studio {
  const [state, dispatch] = useReducer(studioReducer, initialStudio);
  const latest = useRef(state);
  latest.current = state;
  const store = useMemo((): StudioStore => ({ state: () => latest.current, dispatch }), []);
  const [queueDraft] = useState(() =>
    createDraftQueue(
      (name) => sendDraft(store, name),
      (error) => showError(store, error),
    ),
  );
  usePolling(store);
  useOpenFiles(store, state);

  return useMemo((): Studio => {
    const write = (name: string, text: string, byKeys = false) => {
      dispatch({ type: "wrote", name, text, byKeys });
      queueDraft(name);
    };
    return {
      state,
      write,
      open(item, part) {
        const piece = item.kind === "piece" ? state.overview?.pieces.find(({ slug }) => slug === item.slug) : null;
        dispatch({ type: "opened", item, part: part ?? piece?.files.body ?? piece?.files.overview ?? fieldsPart });
      },
      choosePart: (part) => dispatch({ type: "part", part }),
      save: () => saveFiles(store),
      resolveConflict(name, text) {
        dispatch({ type: "conflict-resolved", name, text });
        window.setTimeout(() => write(name, text));
      },
      takeRecovered: (name, take) => takeRecovered(store, name, take),
      create: (texts) => createFiles(store, texts),
      notice: (text, failed) => dispatch({ type: "noticed", text, failed }),
      refresh: () => dispatch({ type: "refreshed" }),
    };
  }, [state, store, queueDraft]);
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
    call("start")
      .then((started) => {
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
    const slug = openItem.kind === "piece" ? openItem.slug : "";
    readFiles(store, names.split("\n"))
      .then(() => call("check", { slug }))
      .then(({ problems }) => store.dispatch({ type: "checked", problems }))
      .catch((error) => showError(store, error));
  }, [openItem, names, store]);
}
