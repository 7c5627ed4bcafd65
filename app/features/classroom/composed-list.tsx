import { plural } from "../../magazine/albanian";
import { nameOfKind } from "../../magazine/classroom/assigned-items";
import { Button } from "../../ui/button";
import { ClassPicture, type ClassPictureParts, qrCode } from "../../ui/class-picture";
import { type ComposingAction, type Composition, minutesOf } from "./composing-rules";

/** Ticked lines become a code on the board. */
const linesToCode: ClassPictureParts = {
  width: 200,
  tint: "M94 6h102v56h-102z",
  ink: `M6 12h12v12h-12zM6 34h12v12h-12zM6 56h12v12h-12zM26 18h30M26 40h22M26 62h26M94 6h102v56h-102zM112 62l-7 14M178 62l7 14${qrCode(104, 18)}`,
  spot: "M8 18l4 4 9-11M8 62l4 4 9-11M66 36h20m-6-6 6 6-6 6",
  words: [
    [146, 32, "4K7Q"],
    [146, 50, "X2M9"],
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
