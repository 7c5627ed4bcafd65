import { homeDuration, kindBadge, listingDuration } from "../magazine/badge";
import type { Card } from "../magazine/card";
import { Story, type StoryForm } from "./story";
import { compose, type RowForm, rowSize } from "./story-rows-layout";

interface Slot {
  form: StoryForm;
  /** Utilities: its place, the space around it, the rule to its neighbour. */
  place: string;
  face?: string;
}

/** In three columns there is no room for the author's picture until the page has its full width. */
const narrow = "min-[52rem]:max-[69.99rem]:[display:none]";
const next = "py-gutter max-columns:rule-t-1 columns:rule-l-1";

/** The rows' columns, and in each the places of its stories. */
const rows: Record<RowForm | "mirrored", { columns: string; slots: Slot[] }> = {
  spread: {
    columns: "columns:[grid-template:auto_1fr/minmax(0,7fr)_minmax(0,5fr)]",
    slots: [
      { form: "lead", place: "pb-gutter columns:row-[1/3] columns:pr-gutter" },
      {
        form: "strip",
        place: `pb-gutter max-columns:rule-t-1 max-columns:pt-gutter columns:rule-l-1 columns:pl-gutter`,
      },
      { form: "side", place: "rule-t-1 py-gutter columns:rule-l-1 columns:pl-gutter" },
    ],
  },
  mirrored: {
    columns: "columns:[grid-template:auto_1fr/minmax(0,5fr)_minmax(0,7fr)]",
    slots: [
      { form: "lead", place: "pb-gutter columns:col-[2] columns:row-[1/3] columns:rule-l-1 columns:pl-gutter" },
      {
        form: "strip",
        place: "pb-gutter max-columns:rule-t-1 max-columns:pt-gutter columns:col-[1] columns:row-[1] columns:pr-gutter",
      },
      { form: "side", place: "rule-t-1 py-gutter columns:col-[1] columns:pr-gutter" },
    ],
  },
  triple: {
    columns: "columns:grid-cols-3",
    slots: [
      { form: "sliver", place: "py-gutter columns:pr-gutter", face: narrow },
      { form: "strip", place: `${next} columns:px-gutter`, face: narrow },
      { form: "sliver", place: `${next} columns:pl-gutter`, face: narrow },
    ],
  },
  band: { columns: "", slots: [{ form: "band", place: "py-gutter" }] },
  pair: {
    columns: "columns:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]",
    slots: [
      { form: "half", place: "py-gutter columns:pr-gutter" },
      { form: "strip", place: `${next} columns:pl-gutter` },
    ],
  },
};

const rowOf = (form: RowForm, mirror: boolean) => rows[mirror && form === "spread" ? "mirrored" : form];

/** The classes of a row. @param first the first has no rule above it */
export const rowClass = (form: RowForm, { first = true, mirror = false } = {}): string =>
  `grid grid-cols-1 ${rowOf(form, mirror).columns} ${first ? "" : "rule-t-1"} print:grid-cols-2`.replace(/ +/g, " ");

/** The places of a row's stories. */
export const slotsOf = (form: RowForm, mirror = false): Slot[] => rowOf(form, mirror).slots;

interface RowProps {
  form: RowForm;
  cards: Card[];
  /** Puts the large story of a spread on the right. */
  mirror?: boolean;
  first?: boolean;
  /** Of the headlines. */
  level?: 2 | 3;
  badge: (card: Card) => string;
  duration: (card: Card) => string;
}

/** One row of stories. */
export function StoryRow({ form, cards, mirror = false, first = true, level = 3, badge, duration }: RowProps) {
  return (
    <div className={rowClass(form, { first, mirror })}>
      {cards.map((card, i) => {
        const slot = slotsOf(form, mirror)[i] ?? { form: "strip", place: "py-gutter" };
        return (
          <Story
            key={card.content.id}
            card={card}
            {...slot}
            badge={badge(card)}
            duration={duration(card)}
            level={level}
          />
        );
      })}
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
      {rowsOf(cards).map((row, at) => (
        <StoryRow
          key={row.cards[0]?.content.id}
          form={row.form}
          cards={row.cards}
          mirror={mirror}
          first={at === 0}
          level={level}
          badge={({ subject, content }) => kindBadge(subject, content.contentTypeId)}
          duration={({ subject, content }) => (subject === "math" ? homeDuration(content) : listingDuration(content))}
        />
      ))}
    </div>
  );
}
