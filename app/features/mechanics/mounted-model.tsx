import "../../play/play.css";
import "./mechanics.css";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { classOfModel, type ModelName, modelNames } from "../../magazine/lesson-markup";
import { CartExperiment } from "./cart-experiment";
import { PullExperiment } from "./pull-experiment";
import { PushExperiment } from "./push-experiment";

/** The models by the names that an editor types. */
const models: Record<ModelName, ComponentType> = {
  karroca: CartExperiment,
  "forca-masa": PullExperiment,
  patinatoret: PushExperiment,
};

/**
 * Puts a model where its still and its table stand; they stay in the page, folded away, for whoever prints it.
 *
 * @param place an element of the classes `model` and `model-NAME`; of a name that is not known it stays as it is
 */
export function mountModel(place: Element): void {
  const name = modelNames.find((each) => place.classList.contains(classOfModel(each)));
  if (name === undefined) return;
  const Model = models[name];
  const live = document.createElement("div");
  live.className = "model-live";
  place.insertAdjacentElement("beforebegin", live);
  place.classList.add("model-still");
  createRoot(live).render(<Model />);
}
