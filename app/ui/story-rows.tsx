import { homeDuration, kindBadge, listingDuration } from "../magazine/badge";
import type { Card } from "../magazine/card";
import { compose, type RowForm, rowSize } from "./composition";
import { Story, type StoryForm } from "./story";
import "./list.css";

/** The forms of a row's stories. */
const forms: Record<RowForm, StoryForm[]> = {
  spread: ["lead", "strip", "side"],
  triple: ["plain", "strip", "plain"],
  band: ["above"],
  pair: ["side", "strip"],
};

interface Row {
  form: RowForm;
  stories: { card: Card; form: StoryForm }[];
}

/** Cuts a list into its rows. A story whose picture was shown before, here or above, is set in words alone. */
function rowsOf(cards: Card[], shown: string[]): Row[] {
  const seen = new Set(shown);
  const rows: Row[] = [];
  let next = 0;
  for (const form of compose(cards.length)) {
    const stories = cards.slice(next, next + rowSize[form]).map((card, i) => {
      const picture = card.content.imageUrl;
      const own = seen.has(picture) ? "plain" : (forms[form][i] ?? "plain");
      if (own !== "plain") seen.add(picture);
      return { card, form: own };
    });
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
 * @param shown pictures that stand above the list already
 */
export function StoryRows({
  cards,
  mirror = false,
  level = 3,
  shown = [],
}: {
  cards: Card[];
  mirror?: boolean;
  level?: 2 | 3;
  shown?: string[];
}) {
  return (
    <div className="list">
      {rowsOf(cards, shown).map(({ form, stories }) => (
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
