/**
 * Adds a card to each term's link. A button beside it opens the glossary's definition by `popover`, without script.
 * Browsers without popovers keep the link (app/ui/lesson/lesson-sheet.css shows one of the two). It runs after the
 * sanitiser, which would remove the buttons.
 */
import { h } from "hastscript";
import { entryPath, type GlossaryEntry } from "../../../app/magazine/glossary";
import { parseHtml, printHtml } from "./tree";

/** A term's link, maybe emphasised, with the punctuation on both sides. */
const link =
  /([„«(]?)(<em>)?(<a class="term" href="\/fjalori#([^"]+)">([^<]*)<\/a>)(<\/em>)?([.,;:!?)»”“…%’-][^\s<&]*)?/g;

const cardId = (id: string) => `fjala-${id}`;

/** Lists the terms that a sanitised body links to, each once. */
export const termsLinked = (html: string): string[] => [
  ...new Set([...html.matchAll(link)].map(({ 4: id = "" }) => id)),
];

/**
 * Adds buttons for the terms of a sanitised body, and their cards at its end.
 *
 * @param address the body's own: a card of a term that it explains first has no link
 * @param nameOf returns the idea of the lesson at an address, for the card's link
 */
export function addTermCards(
  html: string,
  entries: ReadonlyMap<string, GlossaryEntry>,
  address: string,
  nameOf: (address: string) => string | undefined,
): string {
  const cards: string[] = [];
  const body = html.replace(link, (whole: string, ...groups: (string | undefined)[]) => {
    const [before = "", start = "", anchor, id = "", words, end = "", after = ""] = groups;
    const entry = entries.get(id);
    if (entry === undefined) return whole;
    const [first] = entry.taughtIn;
    const name = first === undefined || first === address ? undefined : nameOf(first);
    cards.push(card(entry, name));
    const term = `${anchor}<button class="term" type="button" popovertarget="${cardId(id)}">${words}</button>`;
    // A line may break after a button: in 63 pages four commas began a line.
    const bound = `${before}${start}${term}${end}${after}`;
    // Of an emphasis that holds more words only one end is here.
    return before + after === "" || (start === "") !== (end === "") ? bound : `<span class="glue">${bound}</span>`;
  });
  return cards.length === 0 ? html : `${body}<div class="term-cards">${cards.join("")}</div>`;
}

/** Makes a card. @param lesson name of the lesson that explains the term first; undefined: no link */
function card({ id, term, definition, symbolMath, unit, explainedAt }: GlossaryEntry, lesson?: string): string {
  const way = lesson === undefined ? [] : [h("a", { href: explainedAt }, `Shpjegohet te ${lesson}`)];
  const symbol = symbolMath === undefined ? [] : [" ", ...(parseHtml(symbolMath)?.children ?? [])];
  const measure = unit === undefined ? [] : [" ", h("small", unit)];
  return printHtml({
    type: "root",
    children: [
      h("div", { id: cardId(id), popover: "auto" }, [
        h("p", h("dfn", term), symbol as never, measure),
        h("p", definition),
        h("p", [
          ...way,
          h("a", { href: entryPath(id) }, "Fjalori"),
          h("button", { type: "button", popovertarget: cardId(id), popovertargetaction: "hide" }, "Mbyll"),
        ]),
      ]),
    ],
  });
}
