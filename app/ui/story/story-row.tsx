import type { Card } from "../../magazine/card";
import { Story, type StoryForm } from "./story";
import type { RowForm } from "./story-rows-layout";

/** The forms of a row's stories, from left to right; lists.css positions them. */
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
  /** The level of the headlines. */
  level?: 2 | 3;
  /** Whether its first picture is in the first screen of the page. */
  first?: boolean;
  badge: (card: Card) => string;
  duration: (card: Card) => string;
}

/** Shows one row of stories. */
export function StoryRow({ form, cards, mirror = false, level = 3, first = false, badge, duration }: RowProps) {
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
          first={first && i === 0}
        />
      ))}
    </div>
  );
}
