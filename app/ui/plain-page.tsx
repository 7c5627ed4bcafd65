import type { ReactNode } from "react";
import { headlineClass } from "../magazine/headline";
import "./plain-page.css";

/** Shows a page of plain text. It has a headline across the page, and below it a column of text. */
export function PlainPage({ title, lang, children }: { title: string; lang?: "en"; children: ReactNode }) {
  return (
    <article className="plain-page page-width">
      <header className="page-title">
        <h1 lang={lang} className={headlineClass(title)}>
          {title}
        </h1>
      </header>
      {children}
    </article>
  );
}
