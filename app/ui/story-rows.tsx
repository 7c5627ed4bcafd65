import { homeDuration, kindBadge, listingDuration } from "../magazine/badge";
import type { Card } from "../magazine/card";
import { Story, type StoryForm } from "./story";
import { compose, type RowForm, rowSize } from "./story-rows-layout";

/** The forms of a row's stories, from left to right; lists.css says where they stand. */
const forms: Record<RowForm, StoryForm[]> = {
  spread: ["lead", "strip", "side"],
  triple: ["sliver", "strip", "sliver"],
  band: ["band"],
  pair: ["half", "strip"],
};

interface RowProps {
  form: RowForm;
  cards: Card[];
  /** Puts the large story of a spread on the right. */
  mirror?: boolean;
  /** Of the headlines. */
  level?: 2 | 3;
  badge: (card: Card) => string;
  duration: (card: Card) => string;
}

/** One row of stories. */
export function StoryRow({ form, cards, mirror = false, level = 3, badge, duration }: RowProps) {
  return (
    <div className={`story-row ${form}${mirror && form === "spread" ? " mirror" : ""}`}>
      {cards.map((card, i) => (
        <Story
          key={card.content.id}
          card={card}
          form={forms[form][i] ?? "strip"}
          badge={badge(card)}
          duration={duration(card)}
          level={level}
        />
      ))}
    </div>
  );
}

/** Cuts a list into its rows: every story has its picture, and no two neighbours the same cut of it. */
function rowsOf(cards: Card[]): { form: RowForm; cards: Card[] }[] {
  let next = 0;
  return compose(cards.length).map((form) => {
    const from = next;
    next += rowSize[form];
    return { form, cards: cards.slice(from, next) };
  });
}

/**
 * A list of stories, set in rows of different forms.
 *
 * @param mirror puts the large story of the opening spread on the right
 * @param level of the headlines
 */
export function StoryRows({ cards, mirror = false, level = 3 }: { cards: Card[]; mirror?: boolean; level?: 2 | 3 }) {
  return (
    <div>
      {rowsOf(cards).map((row) => (
        <StoryRow
          key={row.cards[0]?.content.id}
          form={row.form}
          cards={row.cards}
          mirror={mirror}
          level={level}
          badge={({ subject, content }) => kindBadge(subject, content.contentTypeId)}
          duration={({ subject, content }) => (subject === "math" ? homeDuration(content) : listingDuration(content))}
        />
      ))}
    </div>
  );
}
