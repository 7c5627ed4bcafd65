/** The table of pupils, of a class and of its example: a row a pupil, a square an exercise. */
import type { GameResult, ItemEnd, ResultItem } from "../../magazine/classroom/result-code";
import { ScrolledTable } from "./error-table";

/** The sign of an end in its square, and its words. */
export const endMarks: Record<ItemEnd, [sign: string, words: string]> = {
  alone: ["✓", "vetë"],
  helped: ["◐", "me ndihmë"],
  solution: ["✗", "me zgjidhje ose gabim"],
  open: ["–", "hapur"],
};

/** Says what a round of the game came to: „120 pikë, niveli 2, 12 nga 14“. */
export const gameWords = ({ points, level, right, asked }: GameResult) =>
  `${points}\u00a0pikë, niveli\u00a0${level}, ${right}\u00a0nga\u00a0${asked}`;

export interface PupilSquares {
  /** Names the row among the others: two may have one name. */
  id: string;
  name: string;
  items: readonly Pick<ResultItem, "end" | "game">[];
  minutes: string;
  isHasty?: boolean;
  notes?: string;
}

/** Shows how each pupil ended each exercise, and below it what the squares say. */
export function PupilTable({ rows }: { rows: readonly PupilSquares[] }) {
  // On a phone an empty column would make the table scroll.
  const isNoted = rows.some(({ notes = "" }) => notes !== "");
  return (
    <>
      <ScrolledTable name="Tabela e nxënësve">
        <caption className="sr-only">Një rresht për nxënës, një kuti për ushtrim</caption>
        <thead>
          <tr>
            <th scope="col">Nxënësi</th>
            {rows[0]?.items.map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the items of an assignment never move.
              <th key={index} scope="col">
                {index + 1}
              </th>
            ))}
            <th scope="col">Minuta</th>
            {isNoted ? <th scope="col">Shënim</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, items, minutes, isHasty, notes }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {items.map(({ end, game }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the items of an assignment never move.
                <td key={index}>
                  {game === undefined ? (
                    <>
                      <span className={`class-mark is-${end}`} aria-hidden="true">
                        {endMarks[end][0]}
                      </span>
                      <span className="sr-only">{endMarks[end][1]}</span>
                    </>
                  ) : (
                    gameWords(game)
                  )}
                </td>
              ))}
              <td className="figures">{isHasty ? <b>{minutes}</b> : minutes}</td>
              {isNoted ? <td>{notes}</td> : null}
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
      <p className="pt-4 text-[0.92rem]">
        {(Object.keys(endMarks) as ItemEnd[]).map((end) => (
          <span key={end} className="inline-block pr-8 pb-2">
            <span className={`class-mark is-${end}`} aria-hidden="true">
              {endMarks[end][0]}
            </span>{" "}
            {endMarks[end][1]}
          </span>
        ))}
      </p>
    </>
  );
}
