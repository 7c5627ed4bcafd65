import { homeDuration, kindBadge, listingDuration } from "../../magazine/badge";
import type { Card } from "../../magazine/card";
import { StoryRow } from "./story-row";
import { compose, type RowForm, rowSize } from "./story-rows-layout";
import "./story-rows.css";

/** Splits a list into its rows: every story has its whole picture. */
function rowsOf(cards: Card[]): { form: RowForm; cards: Card[] }[] {
  let next = 0;
  return compose(cards.length).map((form) => {
    const from = next;
    next += rowSize[form];
    return { form, cards: cards.slice(from, next) };
  });
}

/**
 * Shows a list of stories, in rows of different forms. Below the page's heading its first picture is in the first screen.
 *
 * @param mirror puts the large story of the opening spread on the right
 * @param level of the headlines
 */
export function StoryRows({ cards, mirror = false, level = 3 }: { cards: Card[]; mirror?: boolean; level?: 2 | 3 }) {
  return (
    <div>
      {rowsOf(cards).map((row, i) => (
        <StoryRow
          key={row.cards[0]?.content.id}
          form={row.form}
          cards={row.cards}
          mirror={mirror}
          level={level}
          first={level === 2 && i === 0}
          badge={({ subject, content }) => kindBadge(subject, content.contentTypeId, content.form)}
          duration={({ subject, content }) => (subject === "math" ? homeDuration(content) : listingDuration(content))}
        />
      ))}
    </div>
  );
}
