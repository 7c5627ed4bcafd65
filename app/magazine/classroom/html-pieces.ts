/** An element of published HTML. */
export interface HtmlPiece {
  tag: string;
  classes: readonly string[];
  /** The whole element. */
  html: string;
  /** Its start tag. */
  open: string;
  /** Its inside. */
  inner: string;
}

/** Elements without an end tag. */
const empty = new Set(["img", "br", "hr", "input", "source", "wbr", "col"]);
/** A start or end tag. A quoted value may hold „>“. */
const tagPattern = /<(\/?)([a-z][\w:-]*)(?:"[^"]*"|[^">])*?(\/?)>/gi;

/** Lists the outermost elements of published HTML, in their order. Text between them is left out. */
export function htmlPieces(html: string): HtmlPiece[] {
  const pieces: HtmlPiece[] = [];
  let depth = 0;
  let opened = { tag: "", open: "", start: 0 };
  const close = (innerEnd: number, end: number) => {
    const { tag, open, start } = opened;
    const [, names = ""] = /\sclass="([^"]*)"/.exec(open) ?? [];
    const inner = html.slice(start + open.length, innerEnd);
    pieces.push({ tag, classes: names.split(" "), html: html.slice(start, end), open, inner });
  };
  for (const { 0: text, 1: isEnd, 2: name = "", 3: isClosed, index } of html.matchAll(tagPattern)) {
    const tag = name.toLowerCase();
    const end = index + text.length;
    if (isEnd) {
      if (depth === 1) close(index, end);
      depth = Math.max(0, depth - 1);
      continue;
    }
    if (depth === 0) opened = { tag, open: text, start: index };
    if (!isClosed && !empty.has(tag)) depth += 1;
    else if (depth === 0) close(end, end);
  }
  return pieces;
}

/** Returns an element with another inside. */
export const withInside = ({ open, tag }: HtmlPiece, inside: string): string => `${open}${inside}</${tag}>`;

/** Adds an attribute to an element's start tag. */
export const withAttribute = ({ html, tag }: HtmlPiece, attribute: string): string =>
  `<${tag} ${attribute}${html.slice(tag.length + 1)}`;
