import type { ReactNode } from "react";
import { AbsenceSheet } from "./absence-sheet";

/** Shows a sheet of squared paper. The page is missing, broken, empty or in preparation. */
export function SquaredSheet({
  title,
  level: Heading = "h1",
  lang,
  children,
}: {
  title: string;
  level?: "h1" | "h2";
  lang?: "en";
  children: ReactNode;
}) {
  return (
    <section className="page-width pt-act" lang={lang}>
      <AbsenceSheet />
      <div className="squared">
        <Heading className="max-w-[12em] text-[clamp(2.4rem,1.2rem+5vw,5.5rem)]">{title}</Heading>
        {children}
      </div>
    </section>
  );
}

/** Shows a line of text on squared paper, in place of a list. */
export function SquaredNote({ children }: { children: ReactNode }) {
  return (
    <>
      <AbsenceSheet />
      <p className="squared">{children}</p>
    </>
  );
}
