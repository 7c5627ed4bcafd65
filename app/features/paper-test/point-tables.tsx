import type { PaperExercise } from "../../magazine/classroom/paper-variants";
import { type PaperChoices, pointsOf, pointTables, sumOfPoints } from "./paper-rules";
import { PaperTable } from "./paper-table";

/** Rows of the table of points: numbers of the class register. */
const pupils = Array.from({ length: 35 }, (_, index) => index + 1);

/** Shows empty tables for the points of the class, a row a pupil by number, a column an exercise. */
export function PointTables({ exercises, choices }: { exercises: readonly PaperExercise[]; choices: PaperChoices }) {
  const columns = exercises.map(({ item, exercise: { step } }) => ({
    item,
    points: pointsOf(choices, { item, step }),
  }));
  const sum = sumOfPoints(choices, exercises);
  const tables = pointTables(columns);
  return tables.map((table, index) => (
    <section key={table[0]?.item} className="paper-key" aria-label="Tabela e pikëve">
      <h2>Tabela e pikëve</h2>
      <p>{choices.title.trim()}</p>
      <PaperTable name="Pikët e klasës" look="paper-marks">
        <thead>
          <tr>
            <th scope="col">Nr.</th>
            <th scope="col">Var.</th>
            {table.map(({ item, points }) => (
              <th key={item} scope="col">
                {item + 1}
                <small>/{points}</small>
              </th>
            ))}
            {index === tables.length - 1 ? (
              <>
                <th scope="col">
                  Shuma<small>/{sum}</small>
                </th>
                <th scope="col">Nota</th>
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {pupils.map((pupil) => (
            <tr key={pupil}>
              <th scope="row">{pupil}</th>
              {Array.from({ length: table.length + 1 + (index === tables.length - 1 ? 2 : 0) }, (_, cell) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: empty cells.
                <td key={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </PaperTable>
    </section>
  ));
}
