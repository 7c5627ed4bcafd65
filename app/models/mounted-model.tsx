import "../play/model-place.css";
import "./models.css";
import type { ComponentProps } from "react";
import { createRoot } from "react-dom/client";
import { isTouchModel, modelLoaders } from "./all-models";
import type { LinkedModel } from "./kit/linked-model";
import { ModelFrame } from "./kit/model-frame";

/**
 * Mounts the live model over its still. The still stays in the page, hidden on the screen and shown in print. It keeps
 * the height, so that nothing below moves.
 *
 * @param still the element with the attribute @param start its model and start values
 * @param linked model and values of the page's address; values of another model are ignored
 */
export async function mountTouchModel(still: Element, start: LinkedModel, linked: LinkedModel | null): Promise<void> {
  if (!isTouchModel(start.name)) return;
  const model = await modelLoaders[start.name]();
  const linkedValues = linked?.name === start.name ? linked.changes : {};
  const frame = { name: start.name, model, changes: start.changes, linked: linkedValues };
  // One model in five has scenes. The others do not fetch the chunk of the scene choice.
  const shown = model.scenes === undefined ? <ModelFrame {...frame} /> : await scenesOf(frame, still);
  const live = document.createElement("div");
  live.className = "model-live";
  still.insertAdjacentElement("beforebegin", live);
  still.parentElement?.classList.add("model-awake");
  createRoot(live).render(shown);
}

async function scenesOf(frame: ComponentProps<typeof ModelFrame>, still: Element) {
  const { captionUnder, loadScene, ModelScenes, sceneLinked } = await import("./kit/model-scenes");
  const sceneIndex = sceneLinked(frame.model, frame.linked);
  const shown = await loadScene(frame.model, sceneIndex);
  return <ModelScenes {...frame} sceneIndex={sceneIndex} shown={shown} say={captionUnder(still)} />;
}
