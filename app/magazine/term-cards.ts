/** What publishing adds to a body so that its terms open where they stand (seed/pipeline/lesson/term-cards.ts). */
import type { Content } from "./content";

/** A button repeats the words of the link before it; the cards stand behind the body. */
const added = /<button class="term"[^>]*>[^<]*<\/button>|<div class="term-cards">[\s\S]*$/g;

/** A content each of whose words stands once, for who reads it without our sheets. */
export const withoutTermCards = <C extends Pick<Content, "content">>(content: C): C => ({
  ...content,
  content: content.content.replace(added, ""),
});
