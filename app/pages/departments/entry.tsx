import type { ReactNode } from "react";
import type { Subject } from "../../magazine/subject";
import { Arrow } from "../../ui/arrow";

/** Shows two large cards side by side. They are the departments on the home page, the chapters of mathematics. */
export function Entries({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="entries page-width" aria-label={label}>
      {children}
    </section>
  );
}

/** Shows one large card: its text, and the line that names its destination. @param kind its class */
export function Entry({
  subject,
  kind,
  go,
  children,
}: {
  subject: Subject;
  kind: "department" | "chapter-entry";
  go: string;
  children: ReactNode;
}) {
  return (
    <article className={`link-box entry ${kind} ${subject}`}>
      {children}
      <div>
        {go}
        <Arrow />
      </div>
    </article>
  );
}
