/**
 * Searches while one types, on the device: the parts are fetched once (the index is 80 KB on the wire), after that a letter
 * costs no request. Where they do not come, the form asks the Worker as it does without script.
 */
import { foundHtml, foundLine, kindOfWord, searchPath } from "../magazine/search/found-html";
import { search } from "../magazine/search/search";

const field = document.querySelector<HTMLInputElement>("#kerko-fusha");
const line = document.querySelector("#kerko-sa");
const place = document.querySelector("#kerko-gjetjet");
const help = document.querySelector<HTMLElement>("#kerko-ndihme");

/** Milliseconds of rest after which what is typed is sought. */
const rest = 120;
const parts = new Map<string, Promise<string | null>>();

function read(name: string): Promise<string | null> {
  const known = parts.get(name);
  if (known) return known;
  const asked = fetch(`/api/search/${name}`).then(async (response) =>
    response.ok ? ((await response.json()) as string) : null,
  );
  parts.set(name, asked);
  asked.then(
    (text) => text ?? parts.delete(name),
    () => parts.delete(name),
  );
  return asked;
}

if (field && line && place && help) {
  let waiting = 0;
  let shown = field.value.trim();

  const show = async () => {
    const query = field.value.trim();
    if (query === shown) return;
    shown = query;
    try {
      const kind = kindOfWord(new URLSearchParams(location.search).get("lloji"));
      const found = await search(read, query, { kind });
      // Another letter may have come meanwhile.
      if (found === null || query !== shown) return;
      place.innerHTML = foundHtml(found, kind);
      line.textContent = foundLine(found);
      help.hidden = query !== "" && found.total > 0;
      history.replaceState(null, "", query === "" ? "/kerko" : searchPath(query, kind));
    } catch {
      // The form still asks the Worker.
      shown = "";
    }
  };

  field.addEventListener("focus", () => void read("index").catch(() => undefined), { once: true });
  field.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(show, rest);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target === field) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}
