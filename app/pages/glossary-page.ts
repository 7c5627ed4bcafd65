import type { Library } from "../library/library";
import type { Card } from "../magazine/card";
import { byLetter, type GlossaryEntry, type GlossaryLetter } from "../magazine/glossary";
import type { Deferred } from "../ui/deferred";
import { listContents } from "./content-lists";

export interface GlossaryPage {
  letters: GlossaryLetter<GlossaryEntry & { lessons: { href: string; title: string }[] }>[];
}

/** Reads the glossary's page. */
export function glossaryPage(library: Library): Deferred<GlossaryPage> {
  return {
    letters: Promise.all([library.glossary(), listContents(library).cards()]).then(([entries, cards]) =>
      glossaryLetters(entries, cards),
    ),
  };
}

/**
 * Lists the glossary in Albanian order, each term with its lessons. The section that explains the term first comes
 * first.
 */
export function glossaryLetters(entries: readonly GlossaryEntry[], cards: readonly Card[]): GlossaryPage["letters"] {
  const titles = new Map(cards.map(({ href, content }) => [href, content.title]));
  return byLetter(
    entries.map((entry) => ({
      ...entry,
      lessons: entry.taughtIn.flatMap((href) => {
        const title = titles.get(href);
        if (title === undefined) return [];
        return [{ href: entry.explainedAt?.startsWith(`${href}#`) ? entry.explainedAt : href, title }];
      }),
    })),
  );
}
