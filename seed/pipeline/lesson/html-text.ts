/** The words of an HTML body as a Markdown tree, so that the rules of language can read them. */

import { lineStarts, positionAt } from "../checking/text-position";
import type { MarkdownNode, MarkdownRoot } from "./tree";

/** A comment, a tag with its attributes, or what stands between. */
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>|[^<]+|</gi;

/** Elements inside a sentence; every other one ends it. */
const inline = new Set(
  "a abbr b bdi bdo cite dfn em i kbd mark q s small span strong sub sup time u var wbr".split(" "),
);
/** Elements whose content is no Albanian prose. */
const closed = new Set("code math pre samp script style svg template".split(" "));
const empty = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

const entities: Record<string, string> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0", ensp: " ", emsp: " ", thinsp: "\u2009" },
  ...{ euml: "ë", Euml: "Ë", ccedil: "ç", Ccedil: "Ç", ndash: "–", mdash: "—", hellip: "…", minus: "−", deg: "°" },
  ...{ bdquo: "„", ldquo: "“", rdquo: "”", lsquo: "‘", rsquo: "’", laquo: "«", raquo: "»", times: "×", middot: "·" },
};

/** Each paragraph, title and description of a picture as one paragraph of text, at its place in the HTML. */
export function htmlText(html: string): MarkdownRoot {
  const starts = lineStarts(html);
  const point = (offset: number) => ({ ...positionAt(starts, offset), offset });
  const children: MarkdownNode[] = [];
  const put = (text: string, from: number, to: number) => {
    if (text.trim() === "") return;
    const position = { start: point(from), end: point(to) };
    children.push({ type: "paragraph", position, children: [{ type: "text", value: text, position }] });
  };
  let text = "";
  let from = 0;
  // The elements left out that are open now.
  const out: string[] = [];
  for (const { 0: found, 1: end, 2: tag, 3: attributes = "", index } of html.matchAll(token)) {
    const name = tag?.toLowerCase();
    if (name === undefined) {
      if (out.length > 0 || found.startsWith("<!--")) continue;
      if (text === "") from = index;
      text += decoded(found);
      continue;
    }
    const alt = /\salt\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes);
    if (alt !== null) put(decoded(alt[1] ?? alt[2] ?? ""), index, index + found.length);
    if (!inline.has(name)) {
      put(text, from, index);
      text = "";
    }
    if (empty.has(name)) continue;
    if (end === "" && (out.length > 0 || closed.has(name) || isForeign(attributes))) out.push(name);
    else if (end === "/" && out.lastIndexOf(name) !== -1) out.length = out.lastIndexOf(name);
  }
  put(text, from, html.length);
  return { type: "root", children } as MarkdownRoot;
}

/** Whether an element says that its words are of another language. */
function isForeign(attributes: string): boolean {
  const language = /\slang\s*=\s*["']?([a-z]+)/i.exec(attributes)?.[1];
  return language !== undefined && language.toLowerCase() !== "sq";
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
