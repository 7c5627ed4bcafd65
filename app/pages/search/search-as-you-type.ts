/**
 * Searches on the device while the reader types. The parts are fetched once (the index is 80 KB on the wire); after
 * that a letter costs no request. If they cannot load, the form sends the query to the Worker, as without script.
 * Offline it searches the pages stored on the device, and says so.
 */

import { keptHeader } from "../../features/offline/offline-rules";
import { foundHtml, foundLine, kindOfWord, searchHref, searchPath } from "../../magazine/search/found-html";
import { indexPart } from "../../magazine/search/part-names";
import { type SearchResults, search } from "../../magazine/search/search";
import { keptLine, keptPages, readKeptPage, searchKept } from "./search-kept";

const field = document.querySelector<HTMLInputElement>("#kerko-fusha");
const line = document.querySelector("#kerko-sa");
const place = document.querySelector("#kerko-gjetjet");
const help = document.querySelector<HTMLElement>("#kerko-ndihme");

/** Milliseconds without a key press before the search starts. */
const rest = 120;
/** Milliseconds before the page shows that it is searching. */
const busyAfterMs = 400;
const searchingLine = "Po kërkoj…";
const unansweredLine = "Gjetjet nuk po vijnë vetë. Shtyp „Kërko“.";
const parts = new Map<string, Promise<string | null>>();
/** Whether the last part came from the device, or could not be loaded. */
let cutOff = false;

function read(name: string): Promise<string | null> {
  const known = parts.get(name);
  if (known) return known;
  const request = fetch(`/api/search/${name}`).then(async (response) => {
    if (response.headers.has(keptHeader)) cutOff = true;
    return response.ok ? ((await response.json()) as string) : null;
  });
  parts.set(name, request);
  request.then(
    // A missing text belongs to another edition, so the index is read anew too.
    (text) => text ?? parts.clear(),
    () => {
      parts.delete(name);
      cutOff = true;
    },
  );
  return request;
}

const readKept = (name: string) => read(name).catch(() => null);

/** Searches for a query. @returns null if neither the network nor the device has anything to search */
async function find(query: string): Promise<{ found: SearchResults; note: string } | null> {
  const kind = kindOfWord(new URLSearchParams(location.search).get("lloji"));
  const whole = await search(read, query, { kind }).catch(() => null);
  if (whole !== null && !cutOff) return { found: whole, note: "" };
  const kept = await keptPages().catch(() => []);
  if (kept.length === 0) return whole && { found: whole, note: "" };
  const { found, pages } = await searchKept(kept, readKept, query, kind, readKeptPage);
  return { found, note: keptLine(pages) };
}

if (field && line && place && help) {
  let waiting = 0;
  let shown = field.value.trim();

  const show = async () => {
    const query = field.value.trim();
    if (query === shown) return;
    shown = query;
    const slow = window.setTimeout(() => {
      line.textContent = searchingLine;
    }, busyAfterMs);
    try {
      const kind = kindOfWord(new URLSearchParams(location.search).get("lloji"));
      const result = await find(query);
      // The reader may have typed another letter meanwhile.
      if (query !== shown) return;
      if (result === null) throw new Error("nothing to search in");
      const { found, note } = result;
      place.innerHTML = foundHtml(found, kind);
      line.textContent = `${foundLine(found)} ${query === "" ? "" : note}`.trim();
      help.hidden = query !== "" && found.total > 0;
      history.replaceState(null, "", query === "" ? searchPath : searchHref(query, kind));
    } catch {
      // The form can still send the query to the Worker.
      if (query !== shown) return;
      shown = "";
      place.innerHTML = "";
      line.textContent = query === "" ? "" : unansweredLine;
    } finally {
      clearTimeout(slow);
    }
  };

  // An offline page, or one from a disk, lacks the query of its address.
  const sought = new URLSearchParams(location.search).get("q") ?? "";
  if (field.value === "" && sought !== "") {
    field.value = sought;
    show();
  }
  for (const change of ["online", "offline"]) {
    window.addEventListener(change, () => {
      cutOff = false;
      parts.clear();
    });
  }
  field.addEventListener("focus", () => void read(indexPart).catch(() => undefined), { once: true });
  field.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(show, rest);
  });
  // Arrow keys move down into the results and up again, beside Tab.
  for (const target of [field, place])
    target.addEventListener("keydown", (event) => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[(event as KeyboardEvent).key];
      const stops = [field, ...place.querySelectorAll<HTMLElement>("h2 a")];
      const next = by && stops[stops.indexOf(document.activeElement as HTMLElement) + by];
      if (!next) return;
      event.preventDefault();
      next.focus();
    });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target === field) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}
