import type { ReactNode } from "react";

/** The way back to the list that a page belongs to. */
export function BackLink({ href, lang, children }: { href: string; lang?: "en"; children: ReactNode }) {
  return (
    <a className="back" href={href} lang={lang}>
      <span className="arr back-arr" aria-hidden="true" />
      {children}
    </a>
  );
}
