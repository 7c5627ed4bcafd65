import type { ReactNode } from "react";
import { anchorPrefix, figureId } from "../../magazine/anchors";
import type { LessonParts } from "../../magazine/lesson-parts";
import { Plate } from "../plate";
import { InPreparation } from "./lesson-body";

type ReadKind = "mësim" | "projekt";

/**
 * Shows the parts of a lesson or of a project's overview. The opening is beside the cover, the text with its reading
 * rail; the ending and the sources follow. Opening and text have one parent, and the opening's class contains the word
 * "text". So a browser's reader view keeps it (Readability of Firefox keeps siblings of the longest text that are named
 * as text). Its rules, lesson-sheet.css, are in the style sheets of the pages that show it.
 *
 * @param coverAlt text alternative of the cover; a drawn cover has none
 * @param motion rules by which the cover moves once, if it does
 * @param kind what is read: the lists of the margin name it
 * @param before element between the opening and the list of contents
 * @param fixed the fixed part of the page, before the questions
 * @param ending element between the questions and the sources
 */
export function LessonSheet({
  parts,
  cover,
  coverAlt,
  motion,
  kind,
  before,
  fixed,
  ending,
}: {
  parts: LessonParts;
  cover: string;
  coverAlt: string | undefined;
  motion?: ReactNode;
  kind: ReadKind;
  before: ReactNode;
  fixed: ReactNode;
  ending: ReactNode;
}) {
  const { opening, text, check, sources } = parts;
  const isEmpty = fixed === null && [opening, text, check, sources].every((part) => part.trim() === "");
  return (
    <>
      <div className="lesson-sheet page-width">
        <Opening {...{ parts, cover, coverAlt, motion }} />
        {before}
        <Contents parts={parts} kind={kind} />
        <Margin parts={parts} kind={kind} />
        <Html html={parts.text} />
        {fixed === null ? null : <div className="body">{fixed}</div>}
        <Html html={parts.check} />
      </div>
      {isEmpty ? <InPreparation /> : null}
      {ending}
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
function Opening({
  parts: { opening, second, caption },
  cover,
  coverAlt,
  motion,
}: {
  parts: LessonParts;
  cover: string;
  coverAlt: string | undefined;
  motion: ReactNode;
}) {
  return (
    <div className="opening-text">
      <Html html={opening} />
      <figure id={figureId("kopertina")}>
        {motion}
        <Plate src={cover} alt={coverAlt} use="head" first />
        {caption === "" ? null : <figcaption dangerouslySetInnerHTML={{ __html: caption }} />}
      </figure>
      <Html html={second} />
    </div>
  );
}

/** Returns the names of the two lists: of the contents, as a heading and for screen readers, and of the symbols. */
const listNames = (kind: ReadKind) => ({
  contentsName: `Në këtë ${kind}`,
  contentsLabel: `Përmbajtja e ${kind}it`,
  lettersName: `Shkronjat e ${kind}it`,
});

/** Shows the list of contents and the symbols, folded. It is for pages without a margin for them. */
function Contents({ parts: { contents, headings, letters, symbols }, kind }: { parts: LessonParts; kind: ReadKind }) {
  const { contentsName, contentsLabel, lettersName } = listNames(kind);
  if (contents === "" && letters === "") return null;
  return (
    <div className="lesson-folds">
      {contents === "" ? null : (
        <nav aria-label={contentsLabel}>
          <details>
            <summary>
              {contentsName} · <span>{headings}</span>
            </summary>
            <ol dangerouslySetInnerHTML={{ __html: contents }} />
          </details>
        </nav>
      )}
      {letters === "" ? null : (
        <details>
          <summary>
            {lettersName} · <span>{symbols}</span>
          </summary>
          <dl dangerouslySetInnerHTML={{ __html: letters }} />
        </details>
      )}
    </div>
  );
}

/** Shows the same two in the margin, with a rail that fills while reading. */
function Margin({ parts: { contents, letters }, kind }: { parts: LessonParts; kind: ReadKind }) {
  const { contentsName, contentsLabel, lettersName } = listNames(kind);
  return (
    <div className="lesson-margin">
      <div className="lesson-rail" aria-hidden="true">
        <i />
      </div>
      <div>
        {contents === "" ? null : (
          <nav className="toc" aria-label={contentsLabel}>
            <p className="lab">{contentsName}</p>
            <ol dangerouslySetInnerHTML={{ __html: contents }} />
          </nav>
        )}
        {letters === "" ? null : (
          <aside className="letters" aria-label={lettersName}>
            <p className="lab">{lettersName}</p>
            <dl dangerouslySetInnerHTML={{ __html: letters }} />
          </aside>
        )}
      </div>
    </div>
  );
}

/** Shows the author's words on where a lesson or a project leads, sanitised at publication. */
export function Onward({ html }: { html: string }) {
  if (html === "") return null;
  return (
    <div className="body page-width">
      <section className="onward">
        <h2 id={`${anchorPrefix}ku-te-con-kjo`}>Ku të çon kjo</h2>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </section>
    </div>
  );
}
