import type { ReactNode } from "react";

/** A small heading above tools, readings or lists. */
export function PanelTitle({ children }: { children: ReactNode }) {
  return <h2 className="caps-label font-text">{children}</h2>;
}
