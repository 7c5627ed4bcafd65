/** Removes from a body the cards that publishing adds to its terms (seed/pipeline/lesson/term-cards.ts). */
import type { Content } from "./content";

/** Matches a button, which repeats the words of the link before it. It matches the cards after the body too. */
const added = /<button class="term"[^>]*>[^<]*<\/button>|<div class="term-cards">[\s\S]*$/g;

/** Returns a content without repeated words, for readers without the magazine's style sheets. */
export const withoutTermCards = <C extends Pick<Content, "content">>(content: C): C => ({
  ...content,
  content: content.content.replace(added, ""),
});
