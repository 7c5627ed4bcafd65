import { plural } from "../../magazine/albanian";
import { nameOfKind } from "../../magazine/classroom/assigned-items";
import { Button } from "../../ui/button";
import { ClassPicture, type ClassPictureParts, qrCode, shade } from "../../ui/class-picture";
import { type ComposingAction, type Composition, minutesOf } from "./composing-rules";

/** Ticked lines become a code on the board. */
const linesToCode: ClassPictureParts = {
  width: 200,
  subject: "physics",
  tint: "M94 6h102v56h-102z",
  hatch: shade(54, 10, 4, 66, 1.6) + shade(96, 66, 102, 6, 1.6),
  fill: qrCode(101, 18),
  ink: "M2 6h52v70h-52zM8 14h10v10h-10zM8 36h10v10h-10zM8 58h10v10h-10zM24 19h24M24 41h18M24 63h22M94 6h102v56h-102zM90 62h110v3h-110zM112 65l-5 13M178 65l5 13",
  spot: "M9 18l4 4 9-11M9 62l4 4 9-11M62 36h24m-6-6 6 6-6 6",
  words: [
    [141, 32, "4K7Q"],
    [141, 51, "X2M9"],
  ],
};

const small = "min-h-29 px-7 py-4 text-[0.92rem]/[1.1]";

/** Shows what was chosen, in its order. */
export function ComposedList({
  composition,
  dispatch,
}: {
  composition: Composition;
  dispatch: (action: ComposingAction) => void;
}) {
  const { rows } = composition;
  const nameOf = (index: number) => {
    const row = rows[index];
    return row === undefined || row.kind === "stop" ? "Ndalesë" : row.title;
  };
  return (
    <section
      className="compose-list grid content-start gap-6 self-start columns:sticky columns:top-[5rem]"
      aria-labelledby="lista"
    >
      <h3 id="lista" className="text-[1.5rem]/[1.2]">
        Lista
      </h3>
      {rows.length === 0 ? (
        <>
          <p>Ende bosh. Shto ushtrime nga një mësim a nga disa.</p>
          <ClassPicture {...linesToCode} />
        </>
      ) : null}
      <ol className="grid gap-4">
        {rows.map((row, index) => (
          <li key={`${row.kind} ${row.id}`} className="grid gap-3 rule-t-1 pt-4">
            {row.kind === "stop" ? (
              <p>
                <b>Ndalesë</b>: klasa pret numrin nga dërrasa
              </p>
            ) : (
              <p>
                {row.kind === "exercise" ? <span dangerouslySetInnerHTML={{ __html: row.line }} /> : row.title}{" "}
                <small>({nameOfKind(row.kind === "exercise" ? row.step : row.part.kind)})</small>
              </p>
            )}
            <p className="flex flex-wrap gap-4">
              {(
                [
                  ["Lart", -1],
                  ["Poshtë", 1],
                ] as const
              ).map(([word, by]) => (
                <Button
                  key={word}
                  measure={small}
                  aria-disabled={rows[index + by] === undefined}
                  onClick={() => dispatch({ type: "move", row: index, by })}
                >
                  {word}
                  <span className="sr-only">: {nameOf(index)}</span>
                </Button>
              ))}
              <Button measure={small} onClick={() => dispatch({ type: "remove", row: index })}>
                Hiqe<span className="sr-only">: {nameOf(index)}</span>
              </Button>
            </p>
          </li>
        ))}
      </ol>
      {rows.length === 0 ? null : (
        <>
          <Button measure={small} className="justify-self-start" onClick={() => dispatch({ type: "stop" })}>
            Ndalesë këtu
          </Button>
          <p>rreth {plural(minutesOf(composition), "minutë", "minuta")}</p>
        </>
      )}
    </section>
  );
}
