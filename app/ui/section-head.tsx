import type { ReactNode } from "react";

/** The heading of a section, under the broadsheet's heaviest rule. @param aside what stands at the right of it */
export function SectionHead({ id, children, aside }: { id: string; children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="mb-gutter flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 rule-t-7 pt-7">
      <h2 id={id} className="text-section">
        {children}
      </h2>
      {aside}
    </div>
  );
}
