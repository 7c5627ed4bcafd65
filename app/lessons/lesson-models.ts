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

function mountByTap(still: Element): void {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Hape modelin";
  button.addEventListener("click", () => mount(still).then(() => button.remove()), { once: true });
  still.appendChild(button);
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

function begin(still: Element): void {
  observer.unobserve(still);
  mount(still);
}

for (const still of document.getElementsByClassName(stillClass)) {
  const name = readModelFragment(
    `#modeli=${still.querySelector(`[${attribute}]`)?.getAttribute(attribute) ?? ""}`,
  )?.name;
  if (linked !== null && linked.name === name) mount(still).then(() => still.scrollIntoView());
  else if (sparing) mountByTap(still);
  else observer.observe(still);
}

/** What was read stays on the device (docs/decisions/025): nothing of it is fetched before the page has come. */
const keep = () => import("../features/offline/keep-what-is-read").then(({ keepWhatIsRead }) => keepWhatIsRead());
if (import.meta.env.PROD && !sparing) {
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep, { once: true });
}
