import type { ModelStill } from "../magazine/model-stills";

/** A model with the lesson that it belongs to. */
export interface PlacedModel extends ModelStill {
  lesson: { title: string; href: string };
}
