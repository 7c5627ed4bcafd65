/** Reads and writes the studio's open files on the server, and dispatches what it answers. */
import type { ReadAgain } from "../../pipeline/checking/finding";
import type { RecoveredPiece } from "../server/recovered-pieces";
import { CallFailed, call, type ItemChange } from "./api";
import { recordKey, recordsOf } from "./records";
import {
  changedFiles,
  isChanged,
  type OpenFile,
  type OpenItem,
  type StudioAction,
  type StudioState,
} from "./studio-reducer";
import { forgetSent } from "./unsent-drafts";

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
  await readFiles(
    store,
    overview.drafts.map(({ name }) => name),
  );
  const open = Object.values(state().files);
  let changed = false;
  for (const { name } of open) {
    const stamp = overview.drafts.find((draft) => draft.name === name)?.stamp ?? "";
    const seen = state().files[name]?.seen ?? "";
    if (stamp === seen || isOwn(stamp || seen)) continue;
    const { draft = null } = stamp === "" ? {} : await call("file", { name });
    dispatch({ type: "drafted-elsewhere", name, draft });
    changed = true;
  }
  const hashes = await call("hashes", { names: open.map(({ name }) => name) });
  for (const { name } of open) {
    const file = state().files[name];
    const hash = hashes[name];
    if (file === undefined || hash === undefined || hash === file.base || hash === file.theirs?.hash) continue;
    const theirs = await call("file", { name });
    if (theirs.hash === state().files[name]?.base) continue;
    dispatch({ type: "changed-outside", name, theirs });
    changed = true;
  }
  if (changed) await checkOpen(store);
}

/** Reads the open piece anew. @throws CallFailed */
export async function checkOpen({ state, dispatch }: StudioStore): Promise<void> {
  const { openItem } = state();
  if (openItem === null) return;
  const { problems, exercises, hours, lost } = await call("check", {
    slug: openItem.kind === "piece" ? openItem.slug : "",
  });
  dispatch({ type: "checked", problems, exercises, hours, lost });
}

/** Name of this tab in the stamps of its drafts. Another for each load of the page: a copied tab is another too. */
const tab = crypto.randomUUID().slice(0, 8);
let drafts = 0;
const nextStamp = () => `${tab}-${++drafts}`;
const isOwn = (stamp: string) => stamp.startsWith(`${tab}-`);

/** Shows the other text of a file, if that is why the server refused. @returns whether it was */
function showTheirs({ dispatch }: StudioStore, name: string, error: unknown): boolean {
  if (!(error instanceof CallFailed)) return false;
  const { theirs, theirDraft } = error;
  if (theirs !== undefined) dispatch({ type: "changed-outside", name, theirs });
  if (theirDraft !== undefined) dispatch({ type: "drafted-elsewhere", name, draft: theirDraft });
  return theirs !== undefined || theirDraft !== undefined;
}

/** Sends the draft of an open file. If the text is the saved one, it discards the draft. @throws CallFailed */
export async function sendDraft(store: StudioStore, name: string): Promise<void> {
  const { state, dispatch } = store;
  const file = state().files[name];
  if (file === undefined) return;
  const { text, base, seen } = file;
  const stamp = nextStamp();
  const stamped = { name, stamp, seen };
  try {
    const { problems, exercises, hours, lost } = await (isChanged(file)
      ? call("draft", { ...stamped, text, base })
      : call("discard", stamped));
    forgetSent(localStorage, name, text);
    dispatch({ type: "draft-sent", name, text, stamp: isChanged(file) ? stamp : "" });
    dispatch({ type: "checked", problems, exercises, hours, lost });
  } catch (error) {
    if (!showTheirs(store, name, error)) throw error;
  }
}

/** Saves the changed files until one is refused, which it shows. @returns whether all were saved */
export async function saveFiles(store: StudioStore): Promise<boolean> {
  const { state, dispatch } = store;
  const changed = changedFiles(state());
  for (const { name, text, base, seen } of changed) {
    try {
      const { hash } = await call("save", { name, text, base, seen, stamp: nextStamp() });
      forgetSent(localStorage, name, text);
      dispatch({ type: "saved", name, text, hash });
    } catch (error) {
      showTheirs(store, name, error);
      showError(store, error);
      return false;
    }
  }
  if (changed.length > 0) dispatch({ type: "noticed", text: "U ruajt." });
  await poll(store).catch((error) => showError(store, error));
  return true;
}

/** Opens the recovered drafts of a piece, or forgets them. @throws CallFailed */
export async function takeRecovered(store: StudioStore, piece: RecoveredPiece, take: boolean): Promise<void> {
  const { dispatch } = store;
  for (const draft of take ? piece.drafts : []) {
    const { name, text, base } = draft;
    const stamp = nextStamp();
    const file = await call("file", { name });
    await call("draft", { name, text, base, stamp, seen: file.draft?.stamp ?? "" });
    dispatch({ type: "read", name, file: { ...file, draft: { ...draft, stamp } } });
  }
  if (!take) await call("throw-away", { title: piece.title, drafts: piece.drafts });
  // Forgotten once all are taken, so that a failure leaves them to be offered again.
  for (const { name } of piece.drafts) await call("forget-recovered", { name });
  // The list names a piece that was begun and not saved.
  if (take) await poll(store);
  const where = take ? "puna u kthye; ende pa u ruajtur." : "puna e hedhur është te „Të hequrat“.";
  dispatch({ type: "noticed", text: `„${piece.title}“: ${where}` });
  dispatch({ type: "recovered", piece });
}

/**
 * Writes texts at once as drafts, and reads the overview that lists them. If one is refused, none stays.
 *
 * @throws CallFailed
 */
export async function createFiles(store: StudioStore, texts: { name: string; text: string }[]): Promise<void> {
  const { state, dispatch } = store;
  await readFiles(
    store,
    texts.map(({ name }) => name),
  );
  const before = texts.flatMap(({ name }) => state().files[name] ?? []);
  try {
    for (const { name, text } of texts) {
      dispatch({ type: "wrote", name, text, byKeys: false, group: "", at: Date.now() });
      await sendNow(store, name);
    }
  } catch (error) {
    for (const { name, text } of before) {
      dispatch({ type: "wrote", name, text, byKeys: false, group: "", at: Date.now() });
      await sendNow(store, name).catch(() => undefined);
    }
    throw error;
  }
  await poll(store);
}

/** Keeps an unsaved text where it can be put back, then takes the saved one. @throws CallFailed */
export async function revertFile({ dispatch }: StudioStore, file: OpenFile, title: string): Promise<void> {
  const { name, text, saved } = file;
  await call("throw-away", { title, drafts: [{ name, text }] });
  dispatch({ type: "wrote", name, text: saved, byKeys: false, group: "", at: Date.now() });
}

/**
 * Saves all texts, then writes what was removed as drafts again.
 *
 * @returns the item that shows it; null where none does, or where the texts were not saved @throws CallFailed
 */
export async function putBack(store: StudioStore, id: string): Promise<OpenItem | null> {
  if (!(await saveFiles(store))) return null;
  const { texts, item } = await call("put-back", { id });
  await createFiles(store, texts);
  if (item === null) return null;
  const { list, key } = item;
  if (list === "contents" || list === "projects") return { kind: "piece", slug: key };
  if (list === "glossary") return { kind: "glossary" };
  const records = recordsOf(store.state().files["magazine.json"]?.text ?? "", list);
  return { kind: "list", list, record: records.findIndex((record) => recordKey(list, record) === key) };
}

/** Sends a draft whose refusal is a failure, as of a file that no other tab should have. @throws CallFailed */
async function sendNow(store: StudioStore, name: string): Promise<void> {
  await sendDraft(store, name);
  if (store.state().files[name]?.theirs) throw new CallFailed(409, "Ky tekst po shkruhet edhe në një dritare tjetër.");
}

/** Saves all texts, then notes that a place was read again beside what changed. What was refused is shown. */
export async function confirmReading(store: StudioStore, reading: ReadAgain): Promise<void> {
  try {
    if (!(await saveFiles(store))) return;
    const { done } = await call("confirm", reading);
    await checkOpen(store);
    store.dispatch({
      type: "noticed",
      text: done ? "U shënua: u lexua përkrah asaj që ndryshoi." : "Nuk u shënua: ndreq së pari gabimet e shkrimit.",
    });
  } catch (error) {
    showError(store, error);
  }
}

/**
 * Saves all texts, then removes, renames or copies an item.
 *
 * @returns whether it was done; what was refused is shown
 */
export async function changeItem(store: StudioStore, change: ItemChange): Promise<boolean> {
  try {
    if (!(await saveFiles(store))) return false;
    await call("change-item", change);
    const { openItem } = store.state();
    if (change.how === "remove" && openItem?.kind === "piece" && openItem.slug === change.key)
      store.dispatch({ type: "closed" });
    await poll(store);
    return true;
  } catch (error) {
    showError(store, error);
    return false;
  }
}
