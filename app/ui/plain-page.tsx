import type { ReactNode } from "react";
import "./plain-page.css";

/** A page of plain text: a headline across the page, and under it a column of words. */
export function PlainPage({ title, lang, children }: { title: string; lang?: "en"; children: ReactNode }) {
  return (
    <article className="plain-page page-width">
      <header className="rule-b-7 pt-6 pb-4">
        <h1 className="pt-[0.16em] pb-[0.14em] text-title/[0.86] [letter-spacing:-0.01em]" lang={lang}>
          {title}
        </h1>
      </header>
      {children}
    </article>
  );
}
