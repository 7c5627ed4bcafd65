import type { ReactNode } from "react";
import type { Category } from "../magazine/category";
import type { Content } from "../magazine/content";
import { Arrow } from "./arrow";
import { CategoryGlyph } from "./category-glyph";
import { PageTop } from "./page-top";
import { Plate } from "./plate";
import { SectionHead } from "./section-head";

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
      <PageTop
        back={back}
        mark={category ? <CategoryGlyph category={category} className="size-26" /> : null}
        title={lesson.title}
      >
        {author}
      </PageTop>
      <Cover src={lesson.imageUrl} />
    </>
  );
}

/** A picture from one side of the page to the other. @param className of its place and of another height */
export function Cover({ src, className = "" }: { src: string; className?: string }) {
  return (
    <div className={`cover ${className}`.trim()}>
      <Plate src={src} use="head" first />
    </div>
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
    <section className="page-width mt-act print:hidden" aria-labelledby="me-shume">
      <SectionHead id="me-shume">{`Më shumë nga ${chapter}`}</SectionHead>
      <div className="more-lessons">
        {related.map(({ id, title, href, text }) => (
          <article key={id} className="link-box story">
            <h3>
              <a href={href}>{title}</a>
            </h3>
            {text === "" ? <p className="text-mute italic">Përmbajtja në zhvillim</p> : <p>{text}</p>}
            <Arrow />
          </article>
        ))}
      </div>
    </section>
  );
}
