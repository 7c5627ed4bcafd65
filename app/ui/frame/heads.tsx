/**
 * The heads of pages: index, tool, piece; that of a front is front-head.tsx. Their sizes are one ladder (app/styles.css,
 * product 3.9).
 */
import type { ReactNode } from "react";
import { headlineClass } from "../../magazine/headline";

interface HeadParts {
  back?: ReactNode;
  /** The mark of the chapter or the project, at the right of the back link. */
  mark?: ReactNode;
  /** A line above the title: the kind and the day of the piece. */
  over?: ReactNode;
  title: string;
  lang?: "en";
  children?: ReactNode;
}

/**
 * Shows the head of a list or a plain page, as wide as its column: title, sentence, what belongs to them, and under all
 * of it the page's heaviest rule. The style sheet of its page imports app/ui/frame/index-head.css.
 */
export const IndexHead = (parts: HeadParts) => <Head {...parts} kind="index-head" />;

/**
 * Shows the head of a game, a simulator, a quiz, exercises or a model. It is small, so that they begin on the first
 * screen; their own frame has the heaviest rule. The style sheet of the page imports app/play/play-top.css.
 */
export const ToolHead = (parts: HeadParts) => <Head {...parts} kind="lesson-top page-width tool-head" />;

/** Shows the head of a lesson or a project. */
export const PieceHead = (parts: HeadParts) => <Head {...parts} kind="lesson-top page-width" />;

/** Its title shrinks before its longest word would break (app/magazine/headline.ts). */
function Head({ back, mark, over, title, lang, kind, children }: HeadParts & { kind: string }) {
  return (
    <header className={kind}>
      {back ? (
        <div>
          {back}
          {mark}
        </div>
      ) : null}
      {over}
      <h1 lang={lang} className={headlineClass(title)}>
        {title}
      </h1>
      {children}
    </header>
  );
}
