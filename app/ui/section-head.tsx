import type { ReactNode } from "react";

/** Shows the heading of a section, under the broadsheet's heaviest rule. @param aside element at its right */
export function SectionHead({ id, children, aside }: { id: string; children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="section-head">
      <h2 id={id}>{children}</h2>
      {aside}
    </div>
  );
}
