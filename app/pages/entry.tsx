import type { ReactNode } from "react";
import type { Subject } from "../magazine/category";
import { Arrow } from "../ui/arrow";

/** Two large cards side by side: the departments on the home page, the chapters of mathematics. */
export function Entries({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="page-width grid grid-cols-1 rule-t-7 columns:grid-cols-2" aria-label={label}>
      {children}
    </section>
  );
}

/** One of them: its text, and the line that says where it leads. */
export function Entry({
  subject,
  first,
  go,
  children,
}: {
  subject: Subject;
  first: boolean;
  go: string;
  children: ReactNode;
}) {
  const place = first ? "columns:pr-gutter" : "max-columns:rule-t-2 columns:rule-l-2 columns:pl-gutter";
  return (
    <article className={`link-box flex flex-col gap-10 pt-gutter pb-15 columns:pb-20 ${place} ${subject}`}>
      {children}
      <div className="mt-auto flex items-center justify-between rule-t-1 pt-5 font-semibold">
        {go}
        <Arrow />
      </div>
    </article>
  );
}
