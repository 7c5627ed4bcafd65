import type { ReactNode } from "react";
import { figureId, figuresIn } from "../../magazine/lesson-markup";
import { type LessonParts, lessonParts } from "../../magazine/lesson-parts";
import { CoverMotion } from "../moving-cover/moving-cover";
import { Plate } from "../plate";
import { InPreparation } from "./lesson-body";
import "./lesson-page.css";

/**
 * Shows a lesson under its title. The opening is beside the cover, the text with its reading rail; the ending and the
 * sources follow. Opening and text have one parent, and the opening's class contains the word "text". So a browser's
 * reader view keeps it (Readability of Firefox keeps siblings of the longest text that are named as text).
 *
 * @param before element between the opening and the list of contents
 * @param part makes the fixed part of the page, before the lesson's questions; receives the next figure's number
 * @param ending makes the element between the questions and the sources; receives the author's words on where the
 * lesson leads
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
  const fixed = part?.(figuresIn(html) + 1) ?? null;
  const isEmpty = html === "" && fixed === null;
  return (
    <>
      <div className="lesson-sheet page-width">
        <Opening parts={parts} cover={cover} />
        {before}
        <Contents parts={parts} />
        <Margin parts={parts} />
        <Html html={parts.text} />
        {fixed === null ? null : <div className="body">{fixed}</div>}
        <Html html={parts.check} />
      </div>
      {isEmpty ? <InPreparation /> : null}
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

/** Shows the first sentence and the cover. They are one after the other on a phone, side by side if there is room. */
function Opening({ parts: { opening, second, caption }, cover }: { parts: LessonParts; cover: string }) {
  return (
    <div className="opening-text">
      <Html html={opening} />
      <figure id={figureId("kopertina")}>
        <CoverMotion cover={cover} />
        <Plate src={cover} use="head" first />
        {caption === "" ? null : <figcaption dangerouslySetInnerHTML={{ __html: caption }} />}
      </figure>
      <Html html={second} />
    </div>
  );
}

const contentsLabel = "Përmbajtja e mësimit";

/** Shows the list of contents and the symbols, folded. It is for pages without a margin for them. */
function Contents({ parts: { contents, headings, letters, symbols } }: { parts: LessonParts }) {
  if (contents === "" && letters === "") return null;
  return (
    <div className="lesson-folds">
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

/** Shows the same two in the margin, with a rail that fills while reading. */
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
