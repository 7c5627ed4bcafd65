import type { ReactNode } from "react";
import { Arrow } from "../arrow";

/** Links back to the list that a page belongs to. */
export function BackLink({ href, lang, children }: { href: string; lang?: "en"; children: ReactNode }) {
  return (
    <a className="back-link" href={href} lang={lang}>
      <Arrow turn="back" />
      {children}
    </a>
  );
}
