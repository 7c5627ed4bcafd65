import { homeDuration, kindBadge, listingDuration } from "../magazine/badge";
import type { Card } from "../magazine/card";
import { Story, type StoryForm } from "./story";
import { compose, type RowForm, rowSize } from "./story-rows-layout";
import "./list.css";

/** The forms of a row's stories. */
const forms: Record<RowForm, StoryForm[]> = {
  spread: ["lead", "strip", "side"],
  triple: ["sliver", "strip", "sliver"],
  band: ["above"],
  pair: ["side", "strip"],
};

interface Row {
  form: RowForm;
  stories: { card: Card; form: StoryForm }[];
}

/** Cuts a list into its rows: every story has its picture, and no two neighbours the same cut of it. */
function rowsOf(cards: Card[]): Row[] {
  const rows: Row[] = [];
  let next = 0;
  for (const form of compose(cards.length)) {
    const stories = cards
      .slice(next, next + rowSize[form])
      .map((card, i) => ({ card, form: forms[form][i] ?? "strip" }));
    rows.push({ form, stories });
    next += stories.length;
  }
  return rows;
}

/**
 * A list of stories, set in rows of different forms.
 *
 * @param mirror puts the large story of the opening spread on the right
 * @param level of the headlines
 */
export function StoryRows({ cards, mirror = false, level = 3 }: { cards: Card[]; mirror?: boolean; level?: 2 | 3 }) {
  return (
    <div className="list">
      {rowsOf(cards).map(({ form, stories }) => (
        <div key={stories[0]?.card.content.id} className={`row ${form}${mirror ? " mirror" : ""}`}>
          {stories.map(({ card, form: own }) => (
            <Story
              key={card.content.id}
              card={card}
              form={own}
              badge={kindBadge(card.subject, card.content.contentTypeId)}
              duration={card.subject === "math" ? homeDuration(card.content) : listingDuration(card.content)}
              level={level}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
