/**
 * Lets a term be explained where it stands: a button beside its link opens a card with the glossary's own words, by
 * `popover`, without script. Browsers without popovers keep the link (app/ui/lesson-page.css shows one of the two).
 * It is done after sanitising, which lets no button through.
 */
import { h } from "hastscript";
import { entryPath, type GlossaryEntry } from "../../../app/magazine/glossary";
import type { TermIndex } from "./term-links";
import { parseHtml, printHtml } from "./tree";

const link = /<a class="term" href="\/fjalori#([^"]+)">([^<]*)<\/a>/g;

const cardId = (id: string) => `fjala-${id}`;

/** Adds the buttons to a sanitised body, and at its end the card of each term. */
export function addTermCards(html: string, terms: TermIndex): string {
  const entries = new Map([...terms.values()].flat().map(({ term: { entry } }) => [entry.id, entry]));
  const cards: string[] = [];
  const body = html.replace(link, (whole, id: string, words: string) => {
    const entry = entries.get(id);
    if (entry === undefined) return whole;
    cards.push(card(entry));
    return `${whole}<button class="term" type="button" popovertarget="${cardId(id)}">${words}</button>`;
  });
  return cards.length === 0 ? html : `${body}<div class="term-cards">${cards.join("")}</div>`;
}

function card({ id, term, definition, symbolMath, unit }: GlossaryEntry): string {
  const symbol = symbolMath === undefined ? [] : [" ", ...(parseHtml(symbolMath)?.children ?? [])];
  const measure = unit === undefined ? [] : [" ", h("small", unit)];
  return printHtml({
    type: "root",
    children: [
      h("div", { id: cardId(id), popover: "auto" }, [
        h("p", h("dfn", term), symbol as never, measure),
        h("p", definition),
        h("p", [
          h("a", { href: entryPath(id) }, "Fjalori"),
          h("button", { type: "button", popovertarget: cardId(id), popovertargetaction: "hide" }, "Mbyll"),
        ]),
      ]),
    ],
  });
}
