import type { ReactNode } from "react";
import { IndexHead } from "./frame/heads";
import "./plain-page.css";

/** Shows a page of plain text. It has a headline across the page, and below it a column of text. */
export function PlainPage({ title, lang, children }: { title: string; lang?: "en"; children: ReactNode }) {
  return (
    <article className="plain-page page-width">
      <IndexHead title={title} lang={lang} />
      {children}
    </article>
  );
}
