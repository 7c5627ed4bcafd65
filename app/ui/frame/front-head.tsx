import type { ReactNode } from "react";
import type { Subject } from "../../magazine/subject";

/**
 * Shows the head of a department: one word as wide as the page, its sentence, then its ways in.
 *
 * @param folio the line above the title, with the date
 */
export function FrontHead({
  subject,
  folio,
  title,
  sentence,
  children,
}: {
  subject: Subject;
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
