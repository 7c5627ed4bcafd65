/**
 * Loads the model of a lesson when it comes near the window. Until then the page shows a still and a table of values
 * in `<div class="model model-karroca">`, and this file, about 1 KB, is all its script.
 */
import type { modelClass } from "../magazine/lesson-markup";
import type { modelAttribute } from "../magazine/model-stills";
import { readModelFragment } from "../models/kit/model-link";

const stillClass: typeof modelClass = "model";
const attribute: typeof modelAttribute = "data-modeli";

/** Who pays by the megabyte asks for a model by a tap. */
const sparing =
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia("(prefers-reduced-data: reduce)").matches;

/** A model in the address, with its values, is opened at once. */
const linked = readModelFragment(location.hash);

async function mount(still: Element): Promise<void> {
  const touched = still.querySelector(`[${attribute}]`);
  if (touched === null) {
    const { mountModel } = await import("../features/mechanics/mounted-model");
    mountModel(still);
  } else {
    const { mountTouchModel } = await import("../models/mounted-model");
    await mountTouchModel(touched, touched.getAttribute(attribute) ?? "", linked);
  }
}

/** How often a model did not come, by its still. Those that came are not in it. */
const missed = new Map<Element, number>();
/** Models that are coming, or are there. */
const begun = new Set<Element>();

/** Writes a button over a still, with the reason for it, in the place of the one before. */
function offer(still: Element, label: string, reason: string, press: () => void): void {
  still.querySelector(".model-offer")?.remove();
  const line = document.createElement("p");
  line.className = "model-offer";
  line.setAttribute("role", "status");
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  // A lesson's sheet has no buttons: as high as a finger.
  button.style.cssText = "font:inherit;min-height:44px";
  button.addEventListener("click", press, { once: true });
  line.textContent = reason;
  line.appendChild(button);
  still.insertBefore(line, still.firstChild);
}

/** Says that a model did not come. A script that is there and does not run, or a sheet, comes only with the page. */
function sayMissed(still: Element, error: unknown): void {
  const times = (missed.get(still) ?? 0) + 1;
  missed.set(still, times);
  const again = error instanceof TypeError && times < 3 ? () => begin(still) : () => location.reload();
  offer(still, "Provoje përsëri", "Modeli nuk u hap, se një pjesë e tij nuk erdhi nga rrjeti. ", again);
}

/** Opens a model. Where it does not come it says so; it is tried again by a press, in view again, or with the network. */
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

/** Milliseconds near the window after which a model is meant. Less is a passing, on the way to an anchor. */
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
  const name = readModelFragment(
    `#modeli=${still.querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? ""}`,
  )?.name;
  if (linked !== null && linked.name === name) begin(still).then(() => still.scrollIntoView());
  else if (sparing) offer(still, "Hape modelin", "", () => begin(still));
  else observer.observe(still);
}

addEventListener("online", () => {
  for (const still of missed.keys()) begin(still);
});

/** What was read stays on the device (docs/decisions/025): nothing of it is fetched before the page has come. */
const keep = () =>
  import("../features/offline/keep-what-is-read").then(
    ({ keepWhatIsRead }) => keepWhatIsRead(),
    () => undefined,
  );
// A frame in another site's page keeps nothing on the device (product 2.7).
if (import.meta.env.PROD && !sparing && parent === window) {
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep, { once: true });
}
