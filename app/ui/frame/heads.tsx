/** The heads of pages: front, index, tool, piece. Their sizes are one ladder (app/styles.css, product 3.9). */
import type { ReactNode } from "react";
import { headlineClass } from "../../magazine/headline";
import type { Subject } from "../../magazine/subject";

interface Titled {
  title: string;
  lang?: "en";
}

/** Shows the title. It shrinks before its longest word would break (app/magazine/headline.ts). */
function Title({ title, lang }: Titled) {
  return (
    <h1 lang={lang} className={headlineClass(title)}>
      {title}
    </h1>
  );
}

/** Shows the head of a department: one word as wide as the page, its sentence, then its ways in. */
export function FrontHead({
  subject,
  folio,
  title,
  sentence,
  children,
}: {
  subject: Subject;
  /** The line above the title, with the date. */
  folio: ReactNode;
  title: string;
  sentence: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={`front ${subject} page-width`}>
      {folio}
      <div className="front-words">
        <h1>{title}</h1>
        <p>{sentence}</p>
      </div>
      {children}
    </section>
  );
}

/**
 * Shows the head of a list or a plain page, as wide as its column: title, sentence, what belongs to them, and under all
 * of it the page's heaviest rule. The style sheet of its page imports app/ui/frame/index-head.css.
 */
export function IndexHead({
  back,
  title,
  lang,
  sentence,
  aside,
  children,
}: Titled & {
  back?: ReactNode;
  sentence?: ReactNode;
  /** Element at the right of the sentence: a count, links. */
  aside?: ReactNode;
  /** A form, a legend. */
  children?: ReactNode;
}) {
  return (
    <header className="index-head">
      {back}
      <Title title={title} lang={lang} />
      {sentence === undefined ? null : (
        <div>
          <p>{sentence}</p>
          {aside}
        </div>
      )}
      {children}
    </header>
  );
}

interface TopParts extends Titled {
  back?: ReactNode;
  /** The mark of the chapter or the project, at the right of the back link. */
  mark?: ReactNode;
  /** A line above the title: the kind and the day of the piece. */
  over?: ReactNode;
  children?: ReactNode;
}

/**
 * Shows the head of a game, a simulator, a quiz, exercises or a model. It is small, so that they begin on the first
 * screen; their own frame has the heaviest rule. The style sheet of the page imports app/play/play-top.css.
 */
export const ToolHead = (parts: TopParts) => <Top {...parts} kind=" tool-head" />;

/** Shows the head of a lesson or a project. */
export const PieceHead = (parts: TopParts) => <Top {...parts} kind="" />;

function Top({ back, mark, over, title, lang, kind, children }: TopParts & { kind: "" | " tool-head" }) {
  return (
    <header className={`lesson-top page-width${kind}`}>
      {back ? (
        <div>
          {back}
          {mark}
        </div>
      ) : null}
      {over}
      <Title title={title} lang={lang} />
      {children}
    </header>
  );
}
