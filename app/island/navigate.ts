/** Goes from the open page to another. `navigator.ts` opens it; the first followed link loads that script. */
import {
  beginNavigation,
  comeToEntry,
  enterHistory,
  keepScroll,
  loadDocument,
  type Opening,
  openPage,
  showPage,
} from "./open-page";
import { locationOf, type NavigateOptions } from "./page-context";

/** Opens an address of the magazine. If its script does not come, the browser loads it as a document. */
async function openAddress(target: URL, opening: Opening = {}): Promise<void> {
  // Begins before the import: two waiting navigations may go on in either order.
  const isLatest = beginNavigation();
  try {
    const { open } = await import("./navigator");
    await open(target, opening, isLatest);
  } catch {
    if (isLatest()) loadDocument(target, opening);
  }
}

/** Goes to an address of the magazine. Query and fragment of the open page change without a load. */
export function navigate(to: string, options: NavigateOptions = {}): void {
  const target = new URL(to, location.href);
  const page = openPage();
  if (target.pathname !== page.location.pathname) return void openAddress(target, options);
  beginNavigation();
  enterHistory(target, options);
  showPage({ ...page, location: locationOf(target, options.state) });
}

/** Loads the open page again, after an error. */
export const retryPage = (): void => void openAddress(new URL(location.href), { replace: true });

/** Follows Back and Forward from now on. */
export function followHistory(): void {
  comeToEntry();
  addEventListener("popstate", () => {
    const left = openPage();
    const target = new URL(location.href);
    const isSamePage = target.pathname === left.location.pathname;
    // A fragment has scrolled the page already; the click that led to it has kept the position.
    if (!isSamePage) keepScroll();
    const scroll = comeToEntry();
    const { state } = history.state as { state?: unknown };
    const traversed = scroll === undefined ? {} : { scroll };
    if (!isSamePage) return void openAddress(target, { state, traversed });
    // An entry with the same address is that of an open dialog, such as the gallery's viewer.
    if (target.search === left.location.search && target.hash === left.location.hash) return;
    beginNavigation();
    showPage({ ...left, location: { ...locationOf(target, state), ...traversed } });
  });
  // After a reload the browser restores the position.
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
}
