import type { ReactNode } from "react";
import { SquaredSheet } from "./squared-sheet";

/** Where a lesson ends: its questions, where it leads, its sources, whichever comes first. */
const ending = /<section class="(?:check|onward|sources)">/;

/** A lesson's text, and the part that is written into the page where there is one: before the lesson's ending. */
export function LessonText({ html, part }: { html: string; part: ReactNode }) {
  if (!part) return <LessonBody html={html} />;
  const end = html.search(ending);
  const [text, rest] = end < 0 ? [html, ""] : [html.slice(0, end), html.slice(end)];
  return (
    <>
      {text === "" ? null : <LessonBody html={text} />}
      <div className="body page-width">{part}</div>
      {rest === "" ? null : <LessonBody html={rest} />}
    </>
  );
}

/** A body that was sanitised when it was published; where it is empty, a sheet that says so. */
export function LessonBody({ html }: { html: string }) {
  if (html === "") return <InPreparation />;
  return <div className="body page-width" dangerouslySetInnerHTML={{ __html: html }} />;
}

function InPreparation() {
  return (
    <SquaredSheet title="Përmbajtja në zhvillim" level="h2">
      <p>
        Kjo faqe po shkruhet. Një mësim del këtu vetëm pasi shembulli i tij është rillogaritur dhe çdo numër është
        kontrolluar dy herë.
      </p>
    </SquaredSheet>
  );
}
