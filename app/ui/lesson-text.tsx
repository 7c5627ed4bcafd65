import type { ReactNode } from "react";
import { type LessonParts, lessonParts } from "../magazine/lesson-parts";
import { InPreparation } from "./lesson-body";
import { Plate } from "./plate";
import "./lesson-page.css";

/**
 * A lesson under its title: the opening beside the cover, the text with its reading rail, the ending, the sources.
 *
 * @param before what stands between the opening and the list of contents
 * @param part makes the part that is written into the page, before the lesson's questions; told the next figure's number
 * @param ending what stands between the questions and the sources, given the author's own words on where it leads
 */
export function LessonText({
  html,
  cover,
  before,
  part,
  ending,
}: {
  html: string;
  cover: string;
  before: ReactNode;
  part: ((figure: number) => ReactNode) | null;
  ending: (onward: string) => ReactNode;
}) {
  const parts = lessonParts(html);
  const fixed = part?.(html.split("<b>Fig. ").length) ?? null;
  const isEmpty = html === "" && fixed === null;
  return (
    <>
      <Opening parts={parts} cover={cover} />
      {before}
      {isEmpty ? <InPreparation /> : null}
      <Contents parts={parts} />
      <div className="lesson-sheet page-width">
        <Margin parts={parts} />
        <Html html={parts.text} />
        {fixed === null ? null : <div className="body">{fixed}</div>}
        <Html html={parts.check} />
      </div>
      {ending(parts.onward)}
      {parts.sources === "" ? null : (
        <div className="body page-width" dangerouslySetInnerHTML={{ __html: parts.sources }} />
      )}
      {parts.terms === "" ? null : <div dangerouslySetInnerHTML={{ __html: parts.terms }} />}
    </>
  );
}

function Html({ html }: { html: string }) {
  return html.trim() === "" ? null : <div className="body" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The first sentence and the cover: one after the other on a phone, side by side where there is room. */
function Opening({ parts: { opening, second, caption }, cover }: { parts: LessonParts; cover: string }) {
  return (
    <div className="lesson-opening page-width">
      <Html html={opening} />
      <figure>
        <Plate src={cover} use="head" first />
        {caption === "" ? null : <figcaption dangerouslySetInnerHTML={{ __html: caption }} />}
      </figure>
      <Html html={second} />
    </div>
  );
}

const contentsLabel = "Përmbajtja e mësimit";

/** The list of contents and the letters, folded, where there is no margin for them. */
function Contents({ parts: { contents, headings, letters, symbols } }: { parts: LessonParts }) {
  if (contents === "" && letters === "") return null;
  return (
    <div className="lesson-folds page-width">
      {contents === "" ? null : (
        <nav aria-label={contentsLabel}>
          <details>
            <summary>
              Në këtë mësim · <span>{headings}</span>
            </summary>
            <ol dangerouslySetInnerHTML={{ __html: contents }} />
          </details>
        </nav>
      )}
      {letters === "" ? null : (
        <details>
          <summary>
            Shkronjat e mësimit · <span>{symbols}</span>
          </summary>
          <dl dangerouslySetInnerHTML={{ __html: letters }} />
        </details>
      )}
    </div>
  );
}

/** Shows the same two in the margin, whose rail colours with reading. */
function Margin({ parts: { contents, letters } }: { parts: LessonParts }) {
  return (
    <div className="lesson-margin">
      <div className="lesson-rail" aria-hidden="true">
        <i />
      </div>
      <div>
        {contents === "" ? null : (
          <nav className="toc" aria-label={contentsLabel}>
            <p className="lab">Në këtë mësim</p>
            <ol dangerouslySetInnerHTML={{ __html: contents }} />
          </nav>
        )}
        {letters === "" ? null : (
          <aside className="letters" aria-label="Shkronjat e mësimit">
            <p className="lab">Shkronjat e mësimit</p>
            <dl dangerouslySetInnerHTML={{ __html: letters }} />
          </aside>
        )}
      </div>
    </div>
  );
}
