import type { ReactNode } from "react";
import { headlineClass } from "../magazine/headline";

/** The opening of a lesson, a tool or a project: the way back, the headline, who signs it. */
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
  /** The sign of the chapter or the project, at the right of the way back. */
  mark?: ReactNode;
  /** A line over the headline: what it is, and of which day. */
  over?: ReactNode;
  title: string;
  lang?: "en";
  /** Where something is played; the page's sheet imports app/play/play-top.css. */
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
