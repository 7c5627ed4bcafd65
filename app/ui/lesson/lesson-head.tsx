import type { ReactNode } from "react";
import { longDate } from "../../magazine/albanian";
import type { Category } from "../../magazine/category";
import type { Content } from "../../magazine/content";
import { PieceHead } from "../frame/heads";
import { CategoryGlyph } from "../glyph/category-glyph";

/**
 * Shows the opening of a lesson: the back link, the headline, its standfirst, its author.
 *
 * @param category whose mark is above the headline; physics only
 */
export function LessonHead({
  lesson,
  category,
  back,
  author,
}: {
  lesson: Content;
  category: Pick<Category, "name"> | null;
  back: ReactNode;
  author: ReactNode;
}) {
  return (
    <PieceHead
      back={back}
      mark={category ? <CategoryGlyph category={category} className="size-26" /> : null}
      over={
        lesson.form === "lajm" && lesson.date !== undefined ? (
          <p className="caps-label pt-4">
            Lajm · <time dateTime={lesson.date}>{longDate(`${lesson.date}T12:00:00Z`)}</time>
          </p>
        ) : null
      }
      title={lesson.title}
    >
      {lesson.deck === undefined ? null : <p className="deck">{lesson.deck}</p>}
      {author}
    </PieceHead>
  );
}
