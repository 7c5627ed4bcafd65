import "../../play/model-place.css";
import "./mechanics.css";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { classOfModel, type ExperimentName, experimentNames } from "../../magazine/lesson-markup";
import { CartExperiment } from "./cart-experiment";
import { FigureNumber } from "./experiment-frame";
import { PullExperiment } from "./pull-experiment";
import { PushExperiment } from "./push-experiment";

/** Component of each model, by the name that an editor types. */
const components: Record<ExperimentName, ComponentType> = {
  // The lesson's text above gives the result for 4 m/s on waxed wood. For ice the question is still open.
  karroca: () => <CartExperiment start={{ speed: 6, friction: 0.03 }} />,
  "forca-masa": PullExperiment,
  patinatoret: PushExperiment,
};

/**
 * Mounts the model before its still. The still stays in the page, hidden on the screen and shown on paper. Its number
 * and its anchor move to the model, whose caption differs from the still's.
 *
 * @param still element of the classes `model` and `model-NAME`; unchanged if no model has that name
 */
export function mountModel(still: Element): void {
  const name = experimentNames.find((each) => still.classList.contains(classOfModel(each)));
  if (name === undefined) return;
  const Model = components[name];
  const live = document.createElement("div");
  live.className = "model-live";
  live.id = still.id;
  still.removeAttribute("id");
  still.insertAdjacentElement("beforebegin", live);
  still.classList.add("model-still");
  createRoot(live).render(
    <FigureNumber.Provider value={still.querySelector("figcaption > b")?.textContent ?? ""}>
      <Model />
    </FigureNumber.Provider>,
  );
}
