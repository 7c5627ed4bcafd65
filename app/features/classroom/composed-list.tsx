import { useEffect, useRef } from "react";
import { plural } from "../../magazine/albanian";
import { nameOfKind } from "../../magazine/classroom/assigned-items";
import { Button } from "../../ui/button";
import { Pika } from "../../ui/pika/pika";
import {
  type ComposedRow,
  type ComposingAction,
  type Composition,
  minutesOf,
  minutesOfRow,
  workedRows,
} from "./composing-rules";

const small = "min-h-29 px-7 py-4 text-[0.92rem]/[1.1]";

/** Shows what was chosen, in its order, as the sheet that it becomes. */
export function ComposedList({
  composition,
  dispatch,
  label,
  className,
}: {
  composition: Composition;
  dispatch: (action: ComposingAction) => void;
  /** How the teacher calls the assignment. */
  label: string;
  className: string;
}) {
  const { rows, hasOwnNumbers, hasHelp, who } = composition;
  const sheet = useRef<HTMLOListElement>(null);
  // A sheet that is longer than the window shows the row that came last.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another number of rows scrolls it.
  useEffect(() => {
    // Not returned: newer browsers scroll with a promise, which React would call as the effect's end.
    sheet.current?.scrollTo(0, sheet.current.scrollHeight);
  }, [rows.length]);
  const nameOf = (index: number) => {
    const row = rows[index];
    return row === undefined || row.kind === "stop" ? "Ndalesë" : row.title;
  };
  return (
    <section className={className} aria-labelledby="lista">
      <div className="compose-list">
        <header>
          <h3 id="lista">Lista</h3>
          {rows.length === 0 ? null : <p>rreth {plural(minutesOf(composition), "minutë", "minuta")}</p>}
          {label.trim() === "" ? null : <p className="compose-label">{label}</p>}
        </header>
        <HourStrip rows={rows} />
        {rows.length === 0 ? (
          <p className="compose-blank">
            <Pika />
            Ende bosh. Shto ushtrime.
          </p>
        ) : (
          <ol ref={sheet}>
            {rows.map((row, index) => (
              <li key={`${row.kind} ${row.id}`} className={row.kind === "stop" ? "is-stop" : undefined}>
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
        )}
        {rows.length === 0 ? null : (
          <footer>
            <Button measure={small} onClick={() => dispatch({ type: "stop" })}>
              Ndalesë këtu
            </Button>
            <small>
              {hasOwnNumbers ? "secili numrat e vet" : "të gjithë të njëjtët numra"} ·{" "}
              {hasHelp ? "me ndihma" : "pa ndihma"} · {who === "number" ? "numri në regjistër" : "nofkë me short"}
            </small>
          </footer>
        )}
      </div>
    </section>
  );
}

/** Minutes of an hour of school. */
const hour = 45;

/** Draws the minutes of the rows along those of an hour, and counts the rows of each kind. */
function HourStrip({ rows }: { rows: readonly ComposedRow[] }) {
  const whole = Math.max(
    hour,
    rows.reduce((sum, row) => sum + minutesOfRow(row), 0),
  );
  const kinds = workedRows({ rows }).map((row) => nameOfKind(row.kind === "exercise" ? row.step : row.part.kind));
  return (
    <>
      <p className="compose-hour" aria-hidden="true">
        {rows.map((row) => (
          <span
            key={`${row.kind} ${row.id}`}
            className={row.kind === "exercise" ? `is-${row.step}` : `is-${row.kind}`}
            style={{ width: `${(100 * minutesOfRow(row)) / whole}%` }}
          />
        ))}
        <b>{whole === hour ? `${hour} min` : `mbi ${hour} min`}</b>
      </p>
      {kinds.length === 0 ? null : (
        <p className="compose-kinds">
          {[...new Set(kinds)].map((kind) => `${kind}: ${kinds.filter((each) => each === kind).length}`).join(" · ")}
        </p>
      )}
    </>
  );
}
