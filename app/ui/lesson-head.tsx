import type { ReactNode } from "react";
import type { Category } from "../magazine/category";
import type { Content } from "../magazine/content";
import { CategoryGlyph } from "./category-glyph";
import { Plate } from "./plate";

/**
 * The opening of a lesson: the way back, the headline, who signs it, its cover.
 *
 * @param category whose mark stands over the headline; physics only
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
    <>
      <header className="wrap lesson-top">
        <div className="over">
          {back}
          {category ? <CategoryGlyph category={category} /> : null}
        </div>
        <h1>{lesson.title}</h1>
        {author}
      </header>
      <div className="cover bleed">
        <Plate src={lesson.imageUrl} first />
      </div>
    </>
  );
}

/** 'Më shumë nga …': up to two other lessons of the same chapter. */
export function MoreFrom({
  chapter,
  related,
}: {
  chapter: string;
  related: { id: number; title: string; href: string; text: string }[];
}) {
  if (related.length === 0) return null;
  return (
    <section className="wrap act related" aria-labelledby="me-shume">
      <div className="head">
        <h2 id="me-shume">Më shumë nga {chapter}</h2>
      </div>
      <div className="more">
        {related.map(({ id, title, href, text }) => (
          <article key={id} className="story">
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p className={text === "" ? "soon" : undefined}>{text === "" ? "Përmbajtja në zhvillim" : text}</p>
            <span className="arr" aria-hidden="true" />
          </article>
        ))}
      </div>
    </section>
  );
}
