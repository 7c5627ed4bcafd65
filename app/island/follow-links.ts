import { isObject } from "../magazine/is-object";
import { searchPath } from "../magazine/search-path";
import { navigate } from "./navigate";
import { keepScroll } from "./open-page";
import type { PageLocation } from "./page-context";

const filesOrData = /^\/(api|assets|covers|figures|edition)\/|\.[a-z0-9]{2,5}$/;
/**
 * Tells whether an address needs a full page load. It is a file, data, or the search page, whose script runs only then.
 */
const needsPageLoad = (path: string) => path === searchPath || filesOrData.test(path);

/** The state of a navigation that keeps the scroll position. It leads to another panel of the same page. */
export const inPlace = { inPlace: true } as const;

const staysInPlace = (state: unknown) => isObject(state) && "inPlace" in state;

/** Follows plain links of a played page without a page load, and the key „/“ to the search field. */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    keepScroll();
    const target = pageLink(event);
    if (target === null) return;
    event.preventDefault();
    navigate(target);
  });
  document.addEventListener("keydown", leadToSearch);
}

/**
 * Does the work of a page load after a change of address: it closes the menu, scrolls to the top or to the restored
 * position, moves the focus to the content.
 */
export function arrive(left: PageLocation, { pathname, hash, state, scroll }: PageLocation): void {
  if (left.pathname === pathname && staysInPlace(state)) return;
  if (CSS.supports("selector(:popover-open)")) {
    for (const menu of document.querySelectorAll<HTMLElement>(":popover-open")) menu.hidePopover();
  }
  const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (anchor && scroll === undefined) anchor.scrollIntoView();
  else window.scrollTo({ top: scroll ?? 0, behavior: "instant" });
  (anchor ?? document.getElementById("permbajtja"))?.focus({ preventScroll: true });
}

/**
 * Moves the focus to the search field when „/“ is pressed outside of an answer. If the bar has no room for the field,
 * it opens the search page.
 */
function leadToSearch(event: KeyboardEvent): void {
  if (event.key !== "/" || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog, [contenteditable]"))
    return;
  event.preventDefault();
  const field = document.querySelector<HTMLElement>("#kerko-lart");
  if (field && field.offsetParent !== null) field.focus();
  else location.assign(searchPath);
}

/** Returns the address inside the magazine that a click leads to. It is null if the browser should handle it. */
function pageLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  // Offline a page is loaded in full. So the service worker serves it from its cache.
  if (navigator.onLine === false) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || needsPageLoad(url.pathname)) return null;
  const samePage = url.pathname === location.pathname && url.search === location.search;
  if (samePage && url.hash !== "") return null;
  return url.pathname + url.search + url.hash;
}
