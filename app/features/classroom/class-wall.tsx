import { useEffect, useRef } from "react";
import type { ClassTable } from "../../magazine/classroom/class-table";
import { Button } from "../../ui/button";
import { errorWords } from "./error-words";

/** Results from which sums are shown on the wall: fewer would point at a pupil. */
export const leastOnWall = 5;
/** Errors that are read from the last desk, without scrolling. */
const mostOnWall = 5;

/** Shows the class its most frequent errors over the whole window: sums alone, in letters for the last desk. */
export function ClassWall({
  title,
  table: { errors, pupils },
  onClose,
}: {
  title: string;
  table: ClassTable;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const of = pupils.length;
  return (
    <dialog ref={dialog} className="class-wall" aria-labelledby="ne-mur" onClose={onClose}>
      <header>
        <h2 id="ne-mur">{title}</h2>
        <Button onClick={() => dialog.current?.close()}>Mbylle ekranin e klasës</Button>
      </header>
      {of < leastOnWall ? (
        <p>Në ekran dalin vetëm shuma, dhe nga {leastOnWall} rezultate e tutje: më pak do të tregonin me gisht.</p>
      ) : errors.length === 0 ? (
        <p>Askush nuk gaboi herën e parë.</p>
      ) : (
        <ol aria-label="Gabimet më të shpeshta">
          {errors.slice(0, mostOnWall).map((error) => (
            <li key={`${error.item} ${JSON.stringify(error.first)}`}>
              <p>{errorWords(error)}</p>
              <p>
                <span>
                  <b className="figures">{error.pupils.length}</b> nga {of}
                </span>
                <span className="class-bar" style={{ width: `${(error.pupils.length / of) * 100}%` }} />
                <small>Ushtrimi {error.item + 1}</small>
              </p>
            </li>
          ))}
        </ol>
      )}
    </dialog>
  );
}
