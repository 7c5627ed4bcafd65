import { chapterPath } from "../../magazine/chapters";
import { IndexHead } from "../../ui/frame/heads";
import { SectionHead } from "../../ui/section-head";
import type { ModelsOfChapter } from "./models-by-chapter";

/** Shows every model with its still, by chapter. */
export function ModelsBody({ chapters }: { chapters: readonly ModelsOfChapter[] }) {
  return (
    <>
      <IndexHead
        title="Modelet"
        sentence="Çdo model i mësimeve në një vend. Hape vetëm, tërhiqe me gisht a me tastierë, dhe dërgoja klasës lidhjen."
      />
      {chapters.map(({ chapter, models }) => (
        <section key={chapter.name} aria-labelledby={chapter.name} className={`${chapter.subject} pb-22`}>
          <SectionHead id={chapter.name} aside={<a href={chapterPath(chapter)}>Mësimet</a>}>
            {chapter.title}
          </SectionHead>
          <ul className="grid gap-x-gutter gap-y-22 bar:grid-cols-2 aside:grid-cols-3">
            {models.map(({ name, title, html, lesson }) => (
              <li key={name} className="rule-t-2 pt-6">
                <h3 className="text-[1.6rem]/[1.05]">
                  <a href={`/modelet/${name}`}>{title}</a>
                </h3>
                <div className="model-card" dangerouslySetInnerHTML={{ __html: html }} />
                <p className="text-[0.92rem]/[1.3]">
                  Te mësimi <a href={lesson.href}>{lesson.title}</a>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
