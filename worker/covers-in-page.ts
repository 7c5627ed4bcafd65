/**
 * Puts the drawings of a page's first screen into its HTML. They are then painted with the text, one round trip
 * earlier than a file.
 */
import { drawingInPage } from "../app/magazine/drawing-in-page";

/** Reads a static file by its path; `null` if there is none. */
export type ReadFile = (path: string) => Promise<string | null>;

/**
 * A drawing that a page shows at once, as `app/ui/picture.tsx` prints it. Other pictures are lazy, or of an editor.
 */
const eagerDrawing =
  /<picture>((?:<source [^>]*>)*)<img src="(\/covers\/([\w-]+)\.svg)(#head)?" alt="([^"]*)"[^>]* loading="eager"[^>]*><\/picture>/g;

/**
 * Puts the drawings that a page shows at once into its HTML. A file that cannot be read stays a file.
 *
 * @param html of a page. Of a played one React looks into no first `Plate`, the only place with such a drawing
 */
export async function putCoversInPage(html: string, readFile: ReadFile): Promise<string> {
  const found = [...html.matchAll(eagerDrawing)];
  const drawn = await Promise.all(
    found.map(async ([picture, sources = "", path = "", name = "", head, alt = ""]) => {
      const file = await readFile(path).catch(() => null);
      const svg = file && drawingInPage(file, name, head !== undefined, alt);
      if (!svg) return picture;
      // A composition for wide screens stays a file. One of the two is shown, and a hidden lazy picture does not load.
      const wide = sources.includes("52rem");
      return wide ? svg.replace("drawing ", "drawing narrow ") + picture.replace('"eager"', '"lazy"') : svg;
    }),
  );
  let index = 0;
  return html.replace(eagerDrawing, () => drawn[index++] ?? "");
}
