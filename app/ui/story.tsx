import { kindOf } from "../magazine/badge";
import type { Card } from "../magazine/card";
import { withEllipsis } from "../magazine/excerpt";
import { extrasText } from "../magazine/extras";
import { nameOf } from "./author-block";
import { Plate } from "./plate";
import "./lists.css";

/** How a story is set: large, with its picture above it, cut to a strip or to a sliver, or beside it (lists.css). */
export type StoryForm = "lead" | "strip" | "sliver" | "side" | "half" | "band";

/** In these the headline stands before the picture. */
const headlineFirst: StoryForm[] = ["side", "half"];

/** Badges are English but for this one (product 6.3). */
const languageOf = (text: string) => (text === "MËSIM" ? undefined : "en");

/** The pictures that move once as they come into view on the home page (home-front.css), without a script. */
const moving = new Map([
  ["/covers/pitagora.svg", "tree-grows"],
  ["/covers/graviteti.svg", "ball-orbits"],
]);

const movesOf = (picture: string) => moving.get(picture) ?? "";

export interface StoryProps {
  card: Card;
  form: StoryForm;
  /** The word of the badge; its shape follows the kind of content. */
  badge: string;
  duration: string;
  /** Level of the headline: 2 where the page's own heading is right above, else 3. */
  level?: 2 | 3;
}

/** The word of a content's kind, with its sign before it. */
export function Badge({ kind, text }: { kind: string; text: string }) {
  return (
    <span className={`badge ${kind}`} lang={languageOf(text)}>
      {text}
    </span>
  );
}

/** A content in a list. The headline's link covers the whole story. */
export function Story({ card, form, badge, duration, level = 3 }: StoryProps) {
  const { content, author, subject, href } = card;
  const extras = extrasText(content.extras);
  const Heading = level === 2 ? "h2" : "h3";
  const headline = (
    <>
      <div className="story-kind">
        <Badge kind={kindOf(content.contentTypeId)} text={badge} />
        {extras === "" ? null : <span>{extras}</span>}
      </div>
      <Heading>
        <a href={href}>{content.title}</a>
      </Heading>
    </>
  );
  const picture = <Plate src={content.imageUrl} className={movesOf(content.imageUrl)} />;
  const isHeadlineFirst = headlineFirst.includes(form);
  return (
    <article className={`link-box story ${form} ${subject}`}>
      {isHeadlineFirst ? headline : picture}
      {isHeadlineFirst ? picture : headline}
      {content.excerpt === "" ? (
        <p className="text-mute italic">Përmbajtja në zhvillim</p>
      ) : (
        <p>{withEllipsis(content.excerpt)}</p>
      )}
      <p className="story-by">
        {nameOf(author)}
        <span lang="en">{duration}</span>
      </p>
    </article>
  );
}
