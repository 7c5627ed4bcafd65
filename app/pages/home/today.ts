/** Computes the daily part of the front page. It has the sky over Tirana, a question, a word and a number. */
import type { Library } from "../../library/library";
import type { Card } from "../../magazine/card";
import type { GlossaryEntry } from "../../magazine/glossary";
import { itemOfDay, tiranaDay, tiranaHour } from "../../magazine/of-day";
import { moonLight, sunHeight } from "../../magazine/sky";
import type { DayNumber } from "./today-numbers";
import type { DayQuestion } from "./today-questions";

/** The sky over Tirana at the start of an hour. */
export interface Sky {
  /** Hour of the day, 0 to 23. */
  hour: number;
  /** Height of the Sun over the horizon, in degrees. */
  sunHeight: number;
  /** The lit part of the Moon's disc, 0 to 1. */
  moonLight: number;
}

type Linked<Item> = Item & {
  /** Title of the piece that explains more; `null` if it is not published. */
  title: string | null;
};

export interface Today {
  /** ISO 8601. */
  instant: string;
  question: Linked<DayQuestion> | undefined;
  number: Linked<DayNumber> | undefined;
  /** Undefined if the glossary is empty or unreadable. One missing word must not cost the page. */
  word: Pick<GlossaryEntry, "id" | "term" | "definition"> | undefined;
}

/** Computes the sky over Tirana. @param now start of an hour, milliseconds since 1970 */
export const skyAt = (now: number): Sky => ({
  hour: tiranaHour(now),
  sunHeight: sunHeight(now),
  moonLight: moonLight(now),
});

/** Chooses the question, the word and the number of the day. @param now milliseconds since 1970 */
export async function todayAt(library: Library, now: number, cards: Promise<Card[]>): Promise<Today> {
  const day = tiranaDay(now);
  const [{ dayQuestions }, { dayNumbers }, glossary, known] = await Promise.all([
    import("./today-questions"),
    import("./today-numbers"),
    library.glossary().catch(() => []),
    cards,
  ]);
  const linked = <Item extends { href: string }>(item: Item | undefined): Linked<Item> | undefined =>
    item && { ...item, title: known.find(({ href }) => href === item.href)?.content.title ?? null };
  const word = itemOfDay(glossary, day);
  return {
    instant: new Date(now).toISOString(),
    question: linked(itemOfDay(dayQuestions, day)),
    number: linked(itemOfDay(dayNumbers, day)),
    word: word && { id: word.id, term: word.term, definition: word.definition },
  };
}
