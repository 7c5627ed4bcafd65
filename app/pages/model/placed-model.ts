import type { ModelStill } from "../../magazine/model-stills";

/** A model with its lesson. */
export interface PlacedModel extends ModelStill {
  lesson: { title: string; href: string };
}
