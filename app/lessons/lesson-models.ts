/**
 * Loads the model of a lesson when it comes near the viewport. Until then the page shows a still and a table of values
 * in `<div class="model model-karroca">`, and this file, about 1 KB, is its only script.
 */
import type { modelClass } from "../magazine/lesson-markup";
import type { modelAttribute } from "../magazine/model-stills";
import { readModelFragment } from "../models/kit/linked-model";

const stillClass: typeof modelClass = "model";
const attribute: typeof modelAttribute = "data-modeli";

/** Whether the reader saves data: then a model loads only by a tap. */
const sparing =
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia("(prefers-reduced-data: reduce)").matches;

/** The model in the address's fragment, with its values; it opens at once. */
const linked = readModelFragment(location.hash);

/** Reads the model of a still, with the start values that its editor wrote; null for an experiment of mechanics. */
const modelOf = (touched: Element | null) => readModelFragment(`#modeli=${touched?.getAttribute(attribute) ?? ""}`);

async function mount(still: Element): Promise<void> {
  const touched = still.querySelector(`[${attribute}]`);
  const start = modelOf(touched);
  if (touched === null || start === null) {
    const { mountModel } = await import("../features/mechanics/mounted-model");
    mountModel(still);
  } else {
    const { mountTouchModel } = await import("../models/mounted-model");
    await mountTouchModel(touched, start, linked);
  }
}

/** Number of failed loads of a model, by its still; without the loaded models. */
const missed = new Map<Element, number>();
/** Stills whose model is loading or loaded. */
const begun = new Set<Element>();

/** Shows a button over a still, with its reason; it replaces the previous button. */
function offer(still: Element, label: string, reason: string, press: () => void): void {
  still.querySelector(".model-offer")?.remove();
  const line = document.createElement("p");
  line.className = "model-offer";
  line.setAttribute("role", "status");
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  // A lesson's style sheet has no buttons: 44 px is a fingertip.
  button.style.cssText = "font:inherit;min-height:44px";
  button.addEventListener("click", press, { once: true });
  line.textContent = reason;
  line.appendChild(button);
  still.insertBefore(line, still.firstChild);
}

/** Shows that a model did not load. A script that loaded but failed, or a style sheet, needs a reload of the page. */
function sayMissed(still: Element, error: unknown): void {
  const times = (missed.get(still) ?? 0) + 1;
  missed.set(still, times);
  const again = error instanceof TypeError && times < 3 ? () => begin(still) : () => location.reload();
  offer(still, "Provoje përsëri", "Modeli nuk u hap, se një pjesë e tij nuk erdhi nga rrjeti. ", again);
}

/**
 * Opens a model. After a failure it shows a message and retries: by a press, in the viewport again, or online again.
 */
async function begin(still: Element): Promise<void> {
  if (begun.has(still)) return;
  begun.add(still);
  try {
    await mount(still);
    observer.unobserve(still);
    missed.delete(still);
    still.querySelector(".model-offer")?.remove();
  } catch (error) {
    begun.delete(still);
    sayMissed(still, error);
  }
}

/** Milliseconds near the viewport before a model loads. Less is a scroll past it, to an anchor. */
const passing = 150;
const waiting = new Map<Element, ReturnType<typeof setTimeout>>();

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      clearTimeout(waiting.get(target));
      if (isIntersecting) waiting.set(target, setTimeout(begin, passing, target));
    }
  },
  { rootMargin: "200px" },
);

for (const still of document.getElementsByClassName(stillClass)) {
  if (linked !== null && linked.name === modelOf(still.querySelector(`[${attribute}]`))?.name)
    begin(still).then(() => still.scrollIntoView());
  else if (sparing) offer(still, "Hape modelin", "", () => begin(still));
  else observer.observe(still);
}

/** Milliseconds after `online` of each retry. The first request of a network that is just back often fails. */
const retries = [0, 1000, 4000];

addEventListener("online", () => {
  const retry = () => {
    for (const still of missed.keys()) begin(still);
  };
  for (const wait of retries) setTimeout(retry, wait);
});

/**
 * Loads the pictures that wait for scrolling, since paper shows them all. Chromium itself loads them when it prints, but
 * does not wait for one that takes 6 s.
 */
function loadPictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]")) picture.loading = "eager";
}

addEventListener("beforeprint", loadPictures);

/** Calls a function once the page has loaded. */
function afterLoad(call: () => void): void {
  if (document.readyState === "complete") call();
  else addEventListener("load", call, { once: true });
}

// A wide window (`--aside` in app/breakpoints.css) loads them once it shows the page, about 20 KB. A phone does as it prints.
if (!sparing && matchMedia("(min-width: 62rem)").matches) afterLoad(loadPictures);

/**
 * Caches the pages that are read, for reading offline (docs/decisions/025). It fetches nothing for this before the page
 * has loaded.
 */
const keep = () =>
  import("../features/offline/keep-what-is-read").then(
    ({ keepWhatIsRead }) => keepWhatIsRead(),
    () => undefined,
  );
// An embed in another site's page stores nothing on the device (product 2.7).
if (import.meta.env.PROD && !sparing && parent === window) afterLoad(keep);
