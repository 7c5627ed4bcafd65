import { isOwn } from "../file-of";
import { answerTo } from "./answers";
import { placeOf } from "./place-of";

/**
 * Maps the magazine's addresses to files of the folder, so that scripts work unchanged. It covers what they fetch, the
 * page address that they set, and the links in HTML that they write. React elements become relative in
 * relative-jsx.ts.
 */
export function standInFolder(): void {
  const fetched = window.fetch;
  window.fetch = (input, init) =>
    typeof input === "string" && isOwn(input) ? answerTo(input) : fetched.call(window, input, init);
  for (const name of ["pushState", "replaceState"] as const) {
    const change = history[name];
    history[name] = (state, unused, address) =>
      change.call(history, state, unused, typeof address === "string" ? placeOf(address) : address);
  }
  new MutationObserver(placeLinks).observe(document.body, { childList: true, subtree: true });
}

/** Attributes that hold one address each. Lazy pictures load only after this has run. */
const placed = ["href", "src", "srcset"];

function placeLinks(): void {
  for (const name of placed) {
    for (const element of document.querySelectorAll(`[${name}^="/"]`))
      element.setAttribute(name, placeOf(element.getAttribute(name) ?? ""));
  }
}

/** Runs the search of the page's query, as the Worker would: `kerko.html?q=hëna`. */
export function seekWhatIsAsked(): void {
  const field = document.querySelector<HTMLInputElement>('main input[name="q"]');
  const query = new URLSearchParams(location.search).get("q");
  if (!field || !query) return;
  field.value = query;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
