import type { ReactNode } from "react";

/** Shows a text one press away. It works without script. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="min-h-27.5 cursor-pointer pt-6 font-semibold">{title}</summary>
      {children}
    </details>
  );
}
