/** The table of a class's errors, and the frame that it shares with the tables of exercises and pupils. */
import type { ReactNode } from "react";

/** Heads one of the tables. */
export const TableTitle = ({ children }: { children: string }) => (
  <h3 className="pb-4 text-[1.5rem]/[1.2]">{children}</h3>
);

/** Shows a table that scrolls inside its own frame where the screen is narrow. */
export const ScrolledTable = ({ name, look = "", children }: { name: string; look?: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by keys.
  <section className="relative overflow-x-auto" tabIndex={0} aria-label={name}>
    <table className={`class-table ${look}`}>{children}</table>
  </section>
);

export interface ErrorRow {
  /** Names the row among the others: two errors may have one sentence. */
  id: string;
  /** What the error is, in the editor's sentence or the house's word. */
  says: string;
  /** Answers as they were typed, where the error has no name. */
  typed?: string;
  /** The exercise's place in the assignment, from 1, and its title. */
  place: number;
  title?: string;
  /** How many pupils made it. */
  pupils: number;
}

/** Shows errors in their order, each with a hatched square a pupil. */
export function ErrorTable({ rows }: { rows: readonly ErrorRow[] }) {
  const most = Math.max(1, ...rows.map(({ pupils }) => pupils));
  return (
    <ScrolledTable name="Tabela e gabimeve" look="class-errors">
      <caption className="sr-only">Gabimet e herës së parë, më të shpeshtat në krye</caption>
      <thead>
        <tr>
          <th scope="col">Gabimi</th>
          <th scope="col">Ushtrimi</th>
          <th scope="col">Nxënës</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, says, typed, place, title, pupils }) => (
          <tr key={id}>
            <td>
              {says}
              {typed === undefined ? null : <small className="block">{typed}</small>}
            </td>
            <td title={title}>
              <span className="class-word">Ushtrimi </span>
              {place}
            </td>
            <td className="figures">
              <div>
                {pupils}
                <span
                  className="class-bar"
                  style={{
                    width: `min(${(pupils / most) * 100}%, ${pupils * 1.15}rem)`,
                    backgroundSize: `${100 / pupils}% 100%`,
                  }}
                />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  );
}
