import type { ReactNode } from "react";
import { paperLetters } from "../../magazine/classroom/paper-letters";

/** Shows a table of the teacher's pages. On a screen it scrolls inside its own frame. @param look classes of the table */
export function PaperTable({ name, look = "", children }: { name: string; look?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys.
    <section className="paper-scroll" aria-label={name} tabIndex={0}>
      <table className={`paper-table ${look}`}>{children}</table>
    </section>
  );
}

/** Heads the columns of the variants. */
export const VariantHeads = ({ variants }: { variants: number }) =>
  paperLetters.slice(0, variants).map((letter) => (
    <th key={letter} scope="col">
      {letter}
    </th>
  ));
