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
      <Cover src={lesson.imageUrl} className="mt-14" />
    </>
  );
}

/** A picture from one side of the page to the other. @param className its place */
export function Cover({
  src,
  height = "h-[clamp(16rem,50vw,38rem)]",
  className = "",
}: {
  src: string;
  height?: string;
  className?: string;
}) {
  return (
    <div className={`mx-[calc(50%-50vw)] w-screen ${className}`}>
      <Plate src={src} first className={`${height} print:h-[62mm] print:rule-t-2`} />
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
      <SectionHead id="me-shume">Më shumë nga {chapter}</SectionHead>
      <div className="grid columns:grid-cols-[7fr_5fr]">
        {related.map(({ id, title, href, text }, at) => (
          <article
            key={id}
            className={`link-box flex min-w-0 flex-col gap-7.5 pb-gutter columns:pt-0 ${at === 0 ? "pt-gutter columns:pr-gutter" : "pt-gutter max-columns:rule-t-1 columns:rule-l-1 columns:pl-gutter"}`}
          >
            <h3 className={at === 0 ? "text-story columns:text-[clamp(2.2rem,4.4vw,3.9rem)]" : "text-story"}>
              <a href={href}>{title}</a>
            </h3>
            <p className={`max-w-[30em] ${text === "" ? "text-mute italic" : ""}`.trim()}>
              {text === "" ? "Përmbajtja në zhvillim" : text}
            </p>
            <Arrow />
          </article>
        ))}
      </div>
    </section>
  );
}
