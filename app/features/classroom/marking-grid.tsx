import { type MouseEvent, useId, useRef } from "react";
import type { FirstAnswer } from "../../magazine/classroom/result-code";
import { useOnChange } from "../../play/use-on-change";
import { Button } from "../../ui/button";
import { choiceOf, type MarkChoice, marksOf, markWords, mostNumber, type ShownMarking } from "./marking-rules";

/** Signs of marks in the grid; a named error has its number. */
const signs: Partial<Record<FirstAnswer["kind"], string>> = { right: "✓", none: "–" };

/** Shows the class as a grid, a row a pupil, and beside it how the exercise of the place is marked. */
export function MarkingGrid(shown: ShownMarking) {
  const { place, rows, collected, items, choices, act } = shown;
  const grid = useRef<HTMLTableElement>(null);
  const keys = useId();
  const isOpened = useRef(false);
  useOnChange([place.who, place.item], () => {
    const cell = grid.current?.querySelector<HTMLElement>("[data-place]");
    if (!isOpened.current || grid.current?.contains(document.activeElement)) cell?.focus();
    else cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
    isOpened.current = true;
  });
  function take({ target }: MouseEvent) {
    const cell = target instanceof Element ? target.closest("td") : null;
    const row = cell?.closest("tr");
    if (cell && row) act({ type: "go", place: { who: row.sectionRowIndex + 1, item: cell.cellIndex - 1 } });
  }
  return (
    <>
      <p id={keys} className="mark-keys">
        <Key>1</Key> e drejtë, <Key>2</Key>–<Key>7</Key> gabimi me atë numër, <Key>x</Key> gabim tjetër, <Key>0</Key> pa
        përgjigje. Shigjetat lëvizin, <Key>Enter</Key> kalon tutje, <Key>Backspace</Key> e fshin shënimin,{" "}
        <Key>Ctrl</Key>+<Key>Z</Key> e zhbën.
      </p>
      <div className="mark-sides">
        <div className="mark-scroll">
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the desk hears the keys of cells. */}
          <table
            ref={grid}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells are moved among by arrows.
            role="grid"
            className="mark-grid"
            aria-label="Shënimet e klasës"
            aria-describedby={keys}
            onClick={take}
          >
            <thead>
              <tr>
                <th scope="col">Nr.</th>
                {items.map(({ title }, item) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the items of an assignment never move.
                  <th key={item} scope="col" title={title} className={item === place.item ? "at" : undefined}>
                    {item + 1}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: rows }, (_, index) => {
                const who = index + 1;
                const marks = marksOf(collected, who);
                return (
                  <tr key={who}>
                    <th scope="row" className={who === place.who ? "at" : undefined}>
                      {who}
                    </th>
                    {items.map((_, item) => {
                      const isPlace = who === place.who && item === place.item;
                      const ways = choices[item] ?? [];
                      return (
                        <td
                          // biome-ignore lint/suspicious/noArrayIndexKey: the items of an assignment never move.
                          key={item}
                          tabIndex={isPlace ? 0 : -1}
                          data-place={isPlace ? "" : undefined}
                        >
                          {marks === null ? null : <Mark first={marks[item]} ways={ways} />}
                          <span className="sr-only">{markWords(collected, ways, { who, item })}</span>
                        </td>
                      );
                    })}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
        <Choices {...shown} />
      </div>
      <div className="flex flex-wrap gap-6">
        <Button onClick={() => act({ type: "add-row" })} aria-disabled={rows >= mostNumber}>
          Shto një rresht
        </Button>
        <Button onClick={() => act({ type: "mark-rest" })}>Të tjerat e nr. {place.who} janë të drejta</Button>
      </div>
    </>
  );
}

const Key = ({ children }: { children: string }) => <kbd className="mark-key">{children}</kbd>;

/** Shows a mark as one sign: ✓, the number of a named error, ✗, – for no answer. */
function Mark({ first = { kind: "none" }, ways }: { first?: FirstAnswer; ways: readonly MarkChoice[] }) {
  const sign = signs[first.kind] ?? (first.kind === "named" ? choiceOf(ways, first)?.key : "✗");
  const isWrong = first.kind !== "right" && first.kind !== "none";
  return (
    <span className={isWrong ? "mark-wrong" : undefined} aria-hidden="true">
      {sign}
    </span>
  );
}

/** Shows how the exercise of the place is marked; each choice is a button with its key. */
function Choices({ place, collected, items, choices, act }: ShownMarking) {
  const { who, item } = place;
  const first = marksOf(collected, who)?.[item];
  const ways = choices[item] ?? [];
  const chosen = first === undefined ? undefined : choiceOf(ways, first);
  const title = useId();
  return (
    <section className="mark-choices" aria-labelledby={title}>
      <h4 id={title}>
        Nr. {who}, ushtrimi {item + 1}
      </h4>
      <p>{items[item]?.title}</p>
      {ways.map((way) => (
        <button
          key={way.key}
          type="button"
          className="mark-choice"
          aria-pressed={way === chosen}
          onClick={() => act({ type: "mark", first: way.first, isNext: true })}
        >
          <kbd className="mark-key">{way.key}</kbd>
          {way.words}
        </button>
      ))}
    </section>
  );
}
