/** Connects the reducer with the server. Reads and saves files, sends drafts, polls for changes on disk. */
import { useCallback, useEffect, useMemo, useReducer, useRef } from "react";
import { CallFailed, call } from "./api";
import {
  changedFiles,
  fieldsPart,
  filesOf,
  initialStudio,
  isChanged,
  type OpenItem,
  type StudioState,
  studioReducer,
} from "./studio-reducer";

/** Milliseconds without a key press after which a draft is sent. The page follows in 100 to 300. */
const draftAfter = 120;

/** Milliseconds between two polls of the overview and of the files' hashes. */
const pollIntervalMs = 2000;

export interface Studio {
  state: StudioState;
  open(place: OpenItem, part?: string): void;
  choosePart(part: string): void;
  write(name: string, text: string, byKeys?: boolean): void;
  save(): Promise<boolean>;
  settle(name: string, text: string): void;
  takeRecovered(name: string, take: boolean): Promise<void>;
  /** Writes texts at once and reloads the overview, which then lists a new piece. */
  create(texts: { name: string; text: string }[]): Promise<void>;
  notice(text: string, failed?: boolean): void;
  refresh(): void;
}

export function useStudio(): Studio {
  const [state, dispatch] = useReducer(studioReducer, initialStudio);
  const now = useRef(state);
  now.current = state;

  const noticeFailure = useCallback((error: unknown) => {
    const text = error instanceof Error ? error.message : String(error);
    dispatch({ type: "noticed", text, failed: true });
  }, []);

  const sending = useRef<{ waiting: Set<string>; running: boolean; timer: number }>({
    waiting: new Set(),
    running: false,
    timer: 0,
  });

  const send = useCallback(async () => {
    const { current } = sending;
    if (current.running) return;
    current.running = true;
    try {
      for (let [name] = current.waiting; name !== undefined; [name] = current.waiting) {
        current.waiting.delete(name);
        const file = now.current.files[name];
        if (file === undefined) continue;
        const { text, base } = file;
        const { problems } = await (isChanged(file) ? call("draft", { name, text, base }) : call("discard", { name }));
        dispatch({ type: "looked", problems });
      }
    } catch (error) {
      noticeFailure(error);
    } finally {
      current.running = false;
    }
  }, [noticeFailure]);

  const write = useCallback(
    (name: string, text: string, byKeys = false) => {
      dispatch({ type: "wrote", name, text, byKeys });
      const { current } = sending;
      current.waiting.add(name);
      clearTimeout(current.timer);
      current.timer = window.setTimeout(send, draftAfter);
    },
    [send],
  );

  const read = useCallback(async (names: string[]) => {
    for (const name of names) {
      if (now.current.files[name] !== undefined) continue;
      dispatch({ type: "read", name, file: await call("file", { name }) });
    }
  }, []);

  const poll = useCallback(async () => {
    const overview = await call("overview");
    dispatch({ type: "polled", overview });
    // Drafts of before a reload of this page are still unsaved.
    await read(overview.drafts);
    const open = Object.values(now.current.files);
    const hashes = await call("hashes", { names: open.map(({ name }) => name) });
    for (const { name } of open) {
      const file = now.current.files[name];
      const hash = hashes[name];
      if (file === undefined || hash === undefined || hash === file.base || hash === file.theirs?.hash) continue;
      const theirs = await call("file", { name });
      if (theirs.hash !== now.current.files[name]?.base) dispatch({ type: "changed-outside", name, theirs });
    }
  }, [read]);

  useEffect(() => {
    let timer = 0;
    let ended = false;
    const go = async () => {
      await poll().catch(noticeFailure);
      if (!ended) timer = window.setTimeout(go, pollIntervalMs);
    };
    call("start")
      .then((started) => {
        dispatch({ type: "started", ...started });
        return read(["magazine.json"]);
      })
      .then(go)
      .catch(noticeFailure);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }, [read, poll, noticeFailure]);

  const { place } = state;
  const wanted = filesOf(state).join("\n");
  useEffect(() => {
    if (place === null) return;
    const slug = place.kind === "piece" ? place.slug : "";
    read(wanted.split("\n"))
      .then(() => call("check", { slug }))
      .then(({ problems }) => dispatch({ type: "looked", problems }))
      .catch(noticeFailure);
  }, [place, wanted, read, noticeFailure]);

  return useMemo(
    (): Studio => ({
      state,
      write,
      open(place, part) {
        const piece = place.kind === "piece" ? state.overview?.pieces.find(({ slug }) => slug === place.slug) : null;
        dispatch({ type: "opened", place, part: part ?? piece?.files.body ?? piece?.files.overview ?? fieldsPart });
      },
      choosePart: (part) => dispatch({ type: "part", part }),
      async save() {
        const changed = changedFiles(now.current);
        for (const { name, text, base } of changed) {
          try {
            const { hash } = await call("save", { name, text, base });
            dispatch({ type: "saved", name, text, hash });
          } catch (error) {
            if (error instanceof CallFailed && error.theirs !== undefined) {
              dispatch({ type: "changed-outside", name, theirs: error.theirs });
            }
            noticeFailure(error);
            return false;
          }
        }
        if (changed.length > 0) dispatch({ type: "noticed", text: "U ruajt." });
        await poll().catch(noticeFailure);
        return true;
      },
      settle(name, text) {
        dispatch({ type: "settled", name, text });
        window.setTimeout(() => write(name, text));
      },
      async takeRecovered(name, take) {
        const draft = state.recovered.find((each) => each.name === name);
        if (take && draft !== undefined) {
          const file = await call("file", { name });
          dispatch({ type: "read", name, file: { ...file, draft } });
          await call("draft", { name, text: draft.text, base: draft.base });
        }
        await call("forget-recovered", { name });
        dispatch({ type: "recovered", name });
        if (take) dispatch({ type: "noticed", text: `${name}: puna e paruajtur u kthye.` });
      },
      async create(texts) {
        await read(texts.map(({ name }) => name));
        for (const { name, text } of texts) {
          dispatch({ type: "wrote", name, text, byKeys: false });
          await call("draft", { name, text, base: now.current.files[name]?.base ?? "" });
        }
        await poll();
      },
      notice: (text, failed) => dispatch({ type: "noticed", text, failed }),
      refresh: () => dispatch({ type: "refreshed" }),
    }),
    [state, write, poll, noticeFailure, read],
  );
}
