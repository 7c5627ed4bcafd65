/**
 * Reads the stills of interactive models in a published body: `<div data-modeli="emri;vlera=1" data-titulli="…"
 * data-lartesia="840">…</div>`. The seed writes them; a still contains no `div` element of its own.
 */

/** The attribute with a model's name and start values, written as in a link. It marks a still in a body. */
export const modelAttribute = "data-modeli";
export const titleAttribute = "data-titulli";
/** The height of the frame on another site, in pixels; missing in older publications. */
export const heightAttribute = "data-lartesia";

/** Returns the address of a model's still as a drawing, for places that show covers. */
export const modelCover = (name: string): string => `/covers/modeli-${name}.svg`;

export interface ModelStill {
  /** The name as an editor types it. */
  name: string;
  title: string;
  /** Pixels of a frame that shows it whole; null if it was not measured. */
  height: number | null;
  /** The published still with its table. */
  html: string;
  /** The inside of its caption in the lesson, without number and links. It is empty if there is none. */
  caption: string;
}

const still = new RegExp(
  `(<div ${modelAttribute}="([^"]*)" ${titleAttribute}="([^"]*)"(?: ${heightAttribute}="(\\d+)")?>.*?</div>)(?:<figcaption><b>[^<]*</b> (.*?)</figcaption>)?`,
  "gs",
);

/** Lists the stills of a body, in its order. */
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
