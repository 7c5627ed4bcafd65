/**
 * Finds the pictures and models that a text shows. It finds the lines that refer to them too. It reads the source line
 * by line.
 */
import type { TextPosition } from "../checking/text-position";

/** A picture or a model in a text. */
export interface ShownThing {
  /** A picture's address, `modeli pitagora`, or `kopertina`: the key in the table of readings. */
  key: string;
  /** Its name in a reference: `[Fig.](#name)`. */
  name: string;
  /** The heading above it; empty before the first. */
  section: string;
  /** The caption of a model; the line of a picture's caption, or of the cover's. */
  caption?: string;
  /** The lines that show it or refer to it, in reading order. */
  places: TextPosition[];
}

/** Beginning of the addresses of the editors' own pictures. */
export const picturesOfEditors = "/pictures/";

/** Beginning of the keys of captions that are read beside an editor's own picture. */
export const captionKey = "diçitura ";

/** Key and name of a cover, which the text itself does not show. */
export const coverKey = "kopertina";

const modelKey = (name: string): string => `modeli ${name}`;

/** Returns the name that refers to a thing and confirms it. */
export const nameOfKey = (key: string): string =>
  key.startsWith("/") ? (key.split("/").at(-1) ?? key).replace(/\.\w+$/, "") : key.slice(key.indexOf(" ") + 1);

const picture = /(?<=["'(])\/(?!\/)[^"'()\s]+\.(?:svg|png|jpe?g|webp|avif)(?=["')])/g;
const model = /^::modeli\[(.*)\]\{.*?\bemri="([^"]+)"/;
const captioned = /^:{2,}(?:figura|model)\[/;
const heading = /^(?:#{2,3} +|:::shembull\[)(.*?)\]?$/;
const reference = /\]\(#([^)\s]+)\)/g;

/** Finds them in a piece. @param text its Markdown, HTML or JSON */
export function thingsShown(text: string): ShownThing[] {
  const things = new Map<string, ShownThing>();
  const lines = text.split("\n");
  let section = "";
  const show = (key: string, place: TextPosition, caption?: string) => {
    const known = things.get(key);
    if (known !== undefined) {
      known.places.push(place);
      if (caption !== undefined && !key.startsWith("modeli ")) known.caption = `${known.caption ?? ""}\n${caption}`;
    } else things.set(key, { key, name: nameOfKey(key), section, places: [place], ...(caption && { caption }) });
  };
  for (const [i, line] of lines.entries()) {
    const place = { line: i + 1, column: 1 };
    section = heading.exec(line)?.[1] ?? section;
    const [, caption, name] = model.exec(line) ?? [];
    if (name !== undefined) show(modelKey(name), place, caption);
    else if (line.startsWith("::kapaku[")) show(coverKey, place, line);
    else for (const [address] of line.matchAll(picture)) show(address, place, captioned.test(line) ? line : undefined);
  }
  for (const [i, line] of lines.entries()) {
    for (const { 1: name = "", index } of line.matchAll(reference)) {
      const place = { line: i + 1, column: index + 2 };
      if (name === coverKey) show(coverKey, place);
      else for (const thing of things.values()) if (thing.name === name) thing.places.push(place);
    }
  }
  return [...things.values()];
}
