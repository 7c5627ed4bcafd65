import type { ReactNode } from "react";

/** Folds rarely needed content under a title. */
export function NinjaFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="ninja-fold rule-t-1">
      <summary className="min-h-27.5 cursor-pointer py-7 font-semibold">{title}</summary>
      {children}
    </details>
  );
}
