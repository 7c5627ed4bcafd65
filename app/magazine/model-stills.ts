/**
 * Stills of touched models in a published body: `<div data-modeli="emri;vlera=1" data-titulli="…" data-lartesia="840">…</div>`. The seed
 * writes them; a still holds no element `div` of its own.
 */

/** A model's name and start values, written as in a link. It marks a still in a body. */
export const modelAttribute = "data-modeli";
export const titleAttribute = "data-titulli";
/** How tall a frame of another site has to be. What was published before it was measured does not say. */
export const heightAttribute = "data-lartesia";

export interface ModelStill {
  /** As an editor types it. */
  name: string;
  title: string;
  /** Pixels of a frame that holds it whole; null where nobody has measured. */
  height: number | null;
  /** The still with its table, as published. */
  html: string;
  /** Inside of the caption that the lesson gives it, without number and links; empty where there is none. */
  caption: string;
}

const still = new RegExp(
  `(<div ${modelAttribute}="([^"]*)" ${titleAttribute}="([^"]*)"(?: ${heightAttribute}="(\\d+)")?>.*?</div>)(?:<figcaption><b>[^<]*</b> (.*?)</figcaption>)?`,
  "gs",
);

/** Finds the stills of a body, in its order. */
export function stillsIn(body: string): ModelStill[] {
  return [...body.matchAll(still)].map(([, html = "", written = "", title = "", height, caption = ""]) => ({
    name: written.split(";")[0] ?? "",
    title: title
      .replace(/&quot;/g, '"')
      .replace(/&#x27;/g, "'")
      .replace(/&amp;/g, "&"),
    height: height === undefined ? null : Number(height),
    html,
    caption: caption.replace(/<\/?a\b[^>]*>/g, ""),
  }));
}
