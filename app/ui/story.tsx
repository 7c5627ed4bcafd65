import { kindOf } from "../magazine/badge";
import type { Card } from "../magazine/card";
import { withEllipsis } from "../magazine/excerpt";
import { AuthorFace, nameOf } from "./author-block";
import { Plate } from "./plate";
import "./lists.css";

/** How a story is set: large, with its picture above it, cut to a strip or to a sliver, or beside it. */
export type StoryForm = "lead" | "strip" | "sliver" | "side" | "half" | "band";

interface Look {
  box: string;
  headline: string;
  plate: string;
  /** Where the badge and the headline stand; and what is under them. */
  head?: string;
  under?: string;
  /** The headline stands before the picture. */
  headFirst?: true;
}

const column = "flex flex-col gap-7.5";
const beside = "grid grid-cols-[minmax(0,1fr)_7.2rem] content-start gap-x-10 gap-y-6";
const square = "[grid-area:1/2/3] self-start aspect-square rule-t-2";
const middling = "text-story columns:text-[clamp(2.2rem,3.4vw,3.1rem)]";

const looks: Record<StoryForm, Look> = {
  lead: {
    box: column,
    headline: "text-[clamp(2.7rem,1.5rem+5vw,5.4rem)]/[0.93]",
    plate: "aspect-[3/2] rule-t-2",
  },
  strip: { box: column, headline: "text-story", plate: "aspect-[5/2] rule-t-2" },
  sliver: { box: column, headline: middling, plate: "aspect-[9/2] rule-t-2" },
  side: {
    box: `${beside} columns:grid-cols-[minmax(0,1fr)_clamp(6.5rem,13vw,11rem)]`,
    headline: "text-story",
    plate: square,
    head: "col-[1]",
    under: "col-[1/3]",
    headFirst: true,
  },
  half: {
    box: `${beside} columns:grid-cols-[minmax(0,1fr)_clamp(10rem,21vw,17rem)]`,
    headline: middling,
    plate: `${square} columns:row-[1/5]`,
    head: "col-[1]",
    under: "col-[1/3] columns:col-[1]",
    headFirst: true,
  },
  band: {
    box: `${column} columns:grid columns:[grid-template:auto_auto_auto_1fr/minmax(0,5fr)_minmax(0,7fr)] columns:gap-x-gutter`,
    headline: "text-story columns:text-[clamp(2.4rem,1.4rem+3vw,4rem)]",
    plate: "aspect-[3/2] rule-t-2 columns:[grid-area:1/1/5] columns:self-start columns:aspect-[16/9]",
    head: "columns:col-[2] columns:self-start",
    under: "columns:col-[2] columns:self-start",
  },
};

/** Badges are English but for this one (product 6.3). */
const languageOf = (text: string) => (text === "MËSIM" ? undefined : "en");

export interface StoryProps {
  card: Card;
  form: StoryForm;
  /** Utilities of its place in the row, padding and rules with it. */
  place: string;
  /** Utilities of the author's picture. */
  face?: string;
  /** The word of the badge; its shape follows the kind of piece. */
  badge: string;
  duration: string;
  /** Level of the headline: 2 where the page's own heading is right above, else 3. */
  level?: 2 | 3;
}

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(" ");

/** The word of a piece's kind, with its sign before it. */
export function Badge({ kind, text, className }: { kind: string; text: string; className?: string }) {
  return (
    <span className={classes("badge", kind, className)} lang={languageOf(text)}>
      {text}
    </span>
  );
}

/** A piece in a list. The headline's link covers the whole story. */
export function Story({ card, form, place, face, badge, duration, level = 3 }: StoryProps) {
  const { content, author, subject, href } = card;
  const look = looks[form];
  const Heading = level === 2 ? "h2" : "h3";
  const headline = (
    <>
      <Badge kind={kindOf(content.contentTypeId)} text={badge} className={look.head} />
      <Heading className={classes(look.headline, look.head)}>
        <a href={href}>{content.title}</a>
      </Heading>
    </>
  );
  const picture = <Plate src={content.imageUrl} className={look.plate} />;
  const soon = content.excerpt === "";
  return (
    <article className={classes("link-box min-w-0", look.box, place, subject)}>
      {look.headFirst ? headline : picture}
      {look.headFirst ? picture : headline}
      <p className={classes(look.under, soon ? "text-mute italic" : "") || undefined}>
        {soon ? "Përmbajtja në zhvillim" : withEllipsis(content.excerpt)}
      </p>
      <div className={classes("byline", look.under)}>
        <AuthorFace author={author} className={face} />
        <b>{nameOf(author)}</b>
        <span className="byline-end" lang="en">
          {duration}
        </span>
      </div>
    </article>
  );
}
