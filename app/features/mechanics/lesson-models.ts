/**
 * Loads the model of a lesson when it comes near the window. Until then the page shows a still and a table of values
 * in `<div class="model model-karroca">`, and this file, under 1 KB, is all its script.
 */
import type { modelClass } from "../../magazine/lesson-markup";

const stillClass: typeof modelClass = "model";

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      import("./mounted-model").then(({ mountModel }) => mountModel(target));
    }
  },
  { rootMargin: "200px" },
);

for (const still of document.getElementsByClassName(stillClass)) observer.observe(still);
