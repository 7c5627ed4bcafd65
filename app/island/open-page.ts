/** Holds the open page and its place in the history. */
import { isObject } from "../magazine/is-object";
import type { NavigateOptions, ShownPage } from "./page-context";

let shown: ShownPage | undefined;
const listeners = new Set<() => void>();

/** Returns the page that React shows. @throws before the first page is shown */
export function openPage(): ShownPage {
  if (shown === undefined) throw new Error("no page is open");
  return shown;
}

/** Shows a page. */
export function showPage(page: ShownPage): void {
  shown = page;
  for (const listener of listeners) listener();
}

/** Calls a listener after each change of the page. @returns the function that ends it */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let navigations = 0;

/** Begins a navigation, which ends an unfinished one. @returns whether no later one has begun */
export function beginNavigation(): () => boolean {
  navigations += 1;
  const own = navigations;
  return () => own === navigations;
}

/** Scroll positions of left entries of the history, by the entries' names. */
const scrolls = new Map<string, number>();

const newEntry = () => Math.random().toString(36).slice(2);
const entryOf = (state: unknown): string | undefined =>
  isObject(state) && typeof state.entry === "string" ? state.entry : undefined;

/** The name of the open entry of the history. */
let entry = "";

/** Remembers the scroll position of the open entry, before the browser leaves it. */
export const keepScroll = (): void => void scrolls.set(entry, scrollY);

/** Adds an address to the history, or replaces the open one. */
export function enterHistory(target: URL, { replace = false, state = null }: NavigateOptions): void {
  keepScroll();
  // The browser would restore a position before the page is there.
  history.scrollRestoration = "manual";
  if (!replace) entry = newEntry();
  history[replace ? "replaceState" : "pushState"]({ entry, state }, "", target.href);
}

/**
 * Names the entry of the history that the browser has come to, if it has no name.
 *
 * @returns the scroll position at which it was left, if that is known
 */
export function comeToEntry(): number | undefined {
  const known = entryOf(history.state);
  entry = known ?? newEntry();
  if (known === undefined) history.replaceState({ entry, state: null }, "");
  return scrolls.get(entry);
}

export interface Opening extends NavigateOptions {
  /** The scroll position to restore; set after Back and Forward, whose address is already that of the page. */
  traversed?: { scroll?: number };
}

/** Loads an address as a document. */
export function loadDocument(target: URL, { traversed }: Opening): void {
  if (traversed) location.reload();
  else location.assign(target.href);
}
