import { kindOf } from "../../magazine/badge";
import type { Card } from "../../magazine/card";
import { withEllipsis } from "../../magazine/excerpt";
import { extrasText } from "../../magazine/extras";
import { AuthorFace, nameOf } from "../author-block";
import { Plate } from "../plate";
import "./lists.css";

/**
 * The form of a story. Its picture is always whole, above it or beside it, large or small (lists.css, story-rows.css).
 */
export type StoryForm = "lead" | "strip" | "sliver" | "side" | "half" | "band";

/** Pictures that move once in view on the home page (home-front.css), without a script. */
const moving = new Map([
  ["/covers/pitagora.svg", "tree-grows"],
  ["/covers/graviteti.svg", "ball-orbits"],
]);

/** The forms with the headline before the picture. */
const headlineFirst: StoryForm[] = ["side", "half"];

export interface StoryProps {
  card: Card;
  form: StoryForm;
  /** The word of the badge; its shape follows the kind of content. */
  badge: string;
  duration: string;
  /** Level of the headline: 2 directly below the page's own heading, else 3. */
  level?: 2 | 3;
  /** Whether its picture is in the first screen of the page. */
  first?: boolean;
}

/** Shows a content's kind with its mark: in English except this one (product 6.3). */
export function Badge({ kind, text }: { kind: string; text: string }) {
  return (
    <span className={`badge ${kind}`} lang={text === "MËSIM" ? undefined : "en"}>
      {text}
    </span>
  );
}

/** Shows a content in a list. The headline's link covers the whole story. */
export function Story({ card, form, badge, duration, level = 3, first = false }: StoryProps) {
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
  const picture = <Plate src={content.imageUrl} first={first} className={moving.get(content.imageUrl)} />;
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
        <span className="story-author">
          <AuthorFace author={author} small />
          {nameOf(author)}
        </span>
        <span lang="en">{duration}</span>
      </p>
    </article>
  );
}
