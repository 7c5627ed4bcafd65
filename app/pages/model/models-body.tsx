import { plural } from "../../magazine/albanian";
import { chapterPath } from "../../magazine/chapters";
import { IndexHead } from "../../ui/frame/heads";
import { IndexStrip } from "../../ui/index-strip";
import { SectionHead } from "../../ui/section-head";
import type { ModelsOfChapter } from "./models-by-chapter";

/** The short name of a chapter. The long one of physics takes three lines on a phone. */
const nameOf = ({ subject, title, menu }: ModelsOfChapter["chapter"]) => (subject === "math" ? title : menu);

/** Returns a still whose question is no landmark: 46 of one name would say nothing to a screen reader. */
const withoutLandmark = (still: string) => still.replace(' aria-label="Pyetja"', "");

/** Shows every model with its still, by chapter. */
export function ModelsBody({ chapters }: { chapters: readonly ModelsOfChapter[] }) {
  const count = chapters.flatMap(({ models }) => models).length;
  return (
    <>
      <IndexHead title="Modelet">
        <div>
          <p>
            Çdo model i mësimeve në një vend. Hape vetëm, tërhiqe me gisht a me tastierë, dhe dërgoja klasës lidhjen.
          </p>
          <p className="models-count">
            {`${plural(count, "model", "modele")} në\u00a0${plural(chapters.length, "kapitull", "kapituj")}`}
          </p>
        </div>
      </IndexHead>
      <IndexStrip
        label="Kapitujt"
        parts={chapters.map(({ chapter }) => ({ id: chapter.name, text: nameOf(chapter), subject: chapter.subject }))}
      />
      {chapters.map(({ chapter, models }) => (
        <section key={chapter.name} aria-labelledby={chapter.name} className={`models-chapter ${chapter.subject}`}>
          <SectionHead id={chapter.name} aside={<a href={chapterPath(chapter)}>Mësimet</a>}>
            {nameOf(chapter)}
          </SectionHead>
          <ul className="model-cards">
            {models.map(({ name, title, html, lesson }) => (
              <li key={name}>
                <h3>
                  <a href={`/modelet/${name}`}>{title}</a>
                </h3>
                <div className="model-card" dangerouslySetInnerHTML={{ __html: withoutLandmark(html) }} />
                <p>
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
