import { kindOf } from "../magazine/badge";
import type { Card } from "../magazine/card";
import { withEllipsis } from "../magazine/excerpt";
import { AuthorFace, nameOf } from "./author-block";
import { Plate } from "./plate";
import "./list.css";

/** How a story is set: large, with its picture above it, cut to a strip or to a sliver, or beside it. */
export type StoryForm = "lead" | "above" | "strip" | "sliver" | "side";

/** Badges are English but for this one (product 6.3). */
const languageOf = (text: string) => (text === "MËSIM" ? undefined : "en");

export interface StoryProps {
  card: Card;
  form: StoryForm;
  /** The word of the badge; its shape follows the kind of piece. */
  badge: string;
  duration: string;
  /** Level of the headline: 2 where the page's own heading is right above, else 3. */
  level?: 2 | 3;
}

/** A piece in a list. The headline's link covers the whole story. */
export function Story({ card, form, badge, duration, level = 3 }: StoryProps) {
  const { content, author, subject, href } = card;
  const Heading = level === 2 ? "h2" : "h3";
  const headline = (
    <>
      <span className={`badge ${kindOf(content.contentTypeId)}`} lang={languageOf(badge)}>
        {badge}
      </span>
      <Heading>
        <a href={href}>{content.title}</a>
      </Heading>
    </>
  );
  const picture = <Plate src={content.imageUrl} />;
  return (
    <article className={`story ${form} ${subject}`}>
      {form === "side" ? headline : picture}
      {form === "side" ? picture : headline}
      {content.excerpt === "" ? <p className="soon">Përmbajtja në zhvillim</p> : <p>{withEllipsis(content.excerpt)}</p>}
      <div className="by">
        <AuthorFace author={author} />
        <b>{nameOf(author)}</b>
        <span className="min" lang="en">
          {duration}
        </span>
      </div>
    </article>
  );
}
