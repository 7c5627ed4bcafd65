/** Reads and writes the studio's open files on the server, and dispatches what it answers. */
import { CallFailed, call } from "./api";
import { changedFiles, isChanged, type StudioAction, type StudioState } from "./studio-reducer";

/** The studio's state at this moment, and the dispatch of its reducer. */
export interface StudioStore {
  state(): StudioState;
  dispatch(action: StudioAction): void;
}

/** Shows an error to the editor. */
export function showError({ dispatch }: StudioStore, error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  dispatch({ type: "noticed", text, failed: true });
}

/** Reads files that are not open yet. @throws CallFailed */
export async function readFiles({ state, dispatch }: StudioStore, names: string[]): Promise<void> {
  for (const name of names) {
    if (state().files[name] !== undefined) continue;
    dispatch({ type: "read", name, file: await call("file", { name }) });
  }
}

/** Reads the overview, files with drafts, and open files that were changed outside. @throws CallFailed */
export async function poll(store: StudioStore): Promise<void> {
  const { state, dispatch } = store;
  const overview = await call("overview");
  dispatch({ type: "polled", overview });
  // Drafts of before a reload of this page are still unsaved.
  await readFiles(store, overview.drafts);
  const open = Object.values(state().files);
  const hashes = await call("hashes", { names: open.map(({ name }) => name) });
  for (const { name } of open) {
    const file = state().files[name];
    const hash = hashes[name];
    if (file === undefined || hash === undefined || hash === file.base || hash === file.theirs?.hash) continue;
    const theirs = await call("file", { name });
    if (theirs.hash !== state().files[name]?.base) dispatch({ type: "changed-outside", name, theirs });
  }
}

/** Sends the draft of an open file. If the text is the saved one, it discards the draft. @throws CallFailed */
export async function sendDraft({ state, dispatch }: StudioStore, name: string): Promise<void> {
  const file = state().files[name];
  if (file === undefined) return;
  const { text, base } = file;
  const { problems } = await (isChanged(file) ? call("draft", { name, text, base }) : call("discard", { name }));
  dispatch({ type: "checked", problems });
}

/** Saves the changed files until one is refused, which it shows. @returns whether all were saved */
export async function saveFiles(store: StudioStore): Promise<boolean> {
  const { state, dispatch } = store;
  const changed = changedFiles(state());
  for (const { name, text, base } of changed) {
    try {
      const { hash } = await call("save", { name, text, base });
      dispatch({ type: "saved", name, text, hash });
    } catch (error) {
      if (error instanceof CallFailed && error.theirs !== undefined) {
        dispatch({ type: "changed-outside", name, theirs: error.theirs });
      }
      showError(store, error);
      return false;
    }
  }
  if (changed.length > 0) dispatch({ type: "noticed", text: "U ruajt." });
  await poll(store).catch((error) => showError(store, error));
  return true;
}

/** Opens the recovered draft of a file, or forgets it. @throws CallFailed */
export async function takeRecovered({ state, dispatch }: StudioStore, name: string, take: boolean): Promise<void> {
  const draft = state().recovered.find((each) => each.name === name);
  if (take && draft !== undefined) {
    const file = await call("file", { name });
    dispatch({ type: "read", name, file: { ...file, draft } });
    await call("draft", { name, text: draft.text, base: draft.base });
  }
  await call("forget-recovered", { name });
  dispatch({ type: "recovered", name });
  if (take) dispatch({ type: "noticed", text: `${name}: puna e paruajtur u kthye.` });
}

/** Writes texts at once as drafts, and reads the overview that lists them. @throws CallFailed */
export async function createFiles(store: StudioStore, texts: { name: string; text: string }[]): Promise<void> {
  const { state, dispatch } = store;
  await readFiles(
    store,
    texts.map(({ name }) => name),
  );
  for (const { name, text } of texts) {
    dispatch({ type: "wrote", name, text, byKeys: false });
    await call("draft", { name, text, base: state().files[name]?.base ?? "" });
  }
  await poll(store);
}
