import type { ReactNode } from "react";
import { headlineClass } from "../../magazine/headline";

/** Shows the opening of a lesson, a tool or a project. It has the back link, the headline, the author. */
export function PageTop({
  back,
  mark,
  over,
  title,
  lang,
  small = false,
  children,
}: {
  back?: ReactNode;
  /** The mark of the chapter or the project, at the right of the back link. */
  mark?: ReactNode;
  /** A line above the headline: the kind and the day of the piece. */
  over?: ReactNode;
  title: string;
  lang?: "en";
  /** For a page with a game, simulator or quiz; its style sheet imports app/play/play-top.css. */
  small?: boolean;
  children?: ReactNode;
}) {
  return (
    <header className={`lesson-top page-width${small ? " is-small" : ""}`}>
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
