/**
 * Stills of touched models in a published body: `<div data-modeli="emri;vlera=1" data-titulli="…">…</div>`. The seed
 * writes them; a still holds no element `div` of its own.
 */

/** A model's name and start values, written as in a link; it marks a still in a body. */
export const modelAttribute = "data-modeli";
export const titleAttribute = "data-titulli";

export interface ModelStill {
  /** As an editor types it. */
  name: string;
  title: string;
  /** The still with its table, as published. */
  html: string;
}

const still = new RegExp(`<div ${modelAttribute}="([^"]*)" ${titleAttribute}="([^"]*)">.*?</div>`, "gs");

/** Finds the stills of a body, in its order. */
export function stillsIn(body: string): ModelStill[] {
  return [...body.matchAll(still)].map(([html, written = "", title = ""]) => ({
    name: written.split(";")[0] ?? "",
    title: title
      .replace(/&quot;/g, '"')
      .replace(/&#x27;/g, "'")
      .replace(/&amp;/g, "&"),
    html,
  }));
}
