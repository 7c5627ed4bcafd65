/**
 * What a lesson with a model loads, and all that it loads until the model comes into view: the page shows a still and
 * a table of values in `<div class="model model-karroca">`; near the window, the model itself takes their place.
 */
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      import("./mounted-model").then(({ mountModel }) => mountModel(target));
    }
  },
  { rootMargin: "200px" },
);

for (const place of document.getElementsByClassName("model")) near.observe(place);
