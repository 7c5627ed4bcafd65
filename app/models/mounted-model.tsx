import "../play/model-place.css";
import "./models.css";
import { createRoot } from "react-dom/client";
import { isTouchModel, modelLoaders } from "./all-models";
import { ModelFrame } from "./kit/model-frame";
import { type LinkedModel, readModelFragment } from "./kit/model-link";

/**
 * Mounts the live model before its still. The still stays in the page, hidden on the screen and shown on paper.
 *
 * @param place the element of the class `model` @param written the value of its still's attribute
 * @param linked what the address asks for; the values of another model are passed over
 */
export async function mountTouchModel(place: Element, written: string, linked: LinkedModel | null): Promise<void> {
  const start = readModelFragment(`#modeli=${written}`);
  if (start === null || !isTouchModel(start.name)) return;
  const model = await modelLoaders[start.name]();
  const live = document.createElement("div");
  live.className = "model-live";
  place.insertAdjacentElement("beforebegin", live);
  place.classList.add("model-still");
  const given = linked?.name === start.name ? linked.changes : {};
  createRoot(live).render(<ModelFrame name={start.name} model={model} changes={start.changes} given={given} />);
}
