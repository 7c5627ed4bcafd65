import { useRef } from "react";
import type { FirstAnswer } from "../../magazine/classroom/result-code";
import { useOnChange } from "../../play/use-on-change";
import { Button } from "../../ui/button";
import { choiceOf, marksOf, mostNumber, type ShownMarking } from "./marking-rules";

const none: FirstAnswer = { kind: "none" };
const unnamed: FirstAnswer = { kind: "unnamed" };

/**
 * Shows one pupil's paper for taps, an exercise a row: right, wrong, and of a wrong one which error it is. The place stays
 * with the pupil, since the exercises of a paper are seen together.
 */
export function MarkingPaper({ place: { who }, collected, items, choices, act }: ShownMarking) {
  const heading = useRef<HTMLHeadingElement>(null);
  const marks = marksOf(collected, who);
  useOnChange([who], () => {
    // The next paper begins at its head, unless its number is being typed.
    if (!(document.activeElement instanceof HTMLInputElement)) heading.current?.focus();
  });
  const count = marks?.filter(({ kind }) => kind !== "none").length ?? 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <h4 ref={heading} tabIndex={-1} data-place="" className="mark-pupil">
        Nr. {who}{" "}
        <small>
          · {count} nga {items.length}
        </small>
      </h4>
      <ol className="mark-paper">
        {items.map(({ title }, item) => {
          const first = marks?.[item] ?? none;
          const isRight = first.kind === "right";
          const isWrong = !isRight && first.kind !== "none";
          const ways = choices[item] ?? [];
          const mark = (given: FirstAnswer | null) =>
            act({ type: "mark", first: given, at: { who, item }, isNext: false });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of an assignment never move.
            <li key={item}>
              <p>
                <b>{item + 1}</b> {title}
              </p>
              <div className="flex gap-4">
                <Button
                  primary={isRight}
                  aria-pressed={isRight}
                  aria-label={`Ushtrimi ${item + 1}: e drejtë`}
                  onClick={() => mark(isRight ? null : { kind: "right" })}
                >
                  ✓
                </Button>
                <Button
                  primary={isWrong}
                  aria-pressed={isWrong}
                  aria-label={`Ushtrimi ${item + 1}: e gabuar`}
                  onClick={() => mark(isWrong ? null : unnamed)}
                >
                  ✗
                </Button>
              </div>
              {isWrong && ways.some(({ first: { kind } }) => kind === "named") ? (
                <fieldset className="mark-errors">
                  <legend>Cili gabim?</legend>
                  {ways.map((way) => {
                    const isChosen = way === choiceOf(ways, first);
                    return way.first.kind !== "named" ? null : (
                      <button
                        key={way.key}
                        type="button"
                        className="mark-choice"
                        aria-pressed={isChosen}
                        onClick={() => mark(isChosen ? unnamed : way.first)}
                      >
                        <kbd className="mark-key">{way.key}</kbd>
                        {way.words}
                      </button>
                    );
                  })}
                </fieldset>
              ) : null}
            </li>
          );
        })}
      </ol>
      <div className="flex flex-wrap gap-6">
        <Button onClick={() => act({ type: "mark-rest" })}>Të tjerat janë të drejta</Button>
        {marks === null ? (
          <Button onClick={() => act({ type: "mark", first: none, at: { who, item: 0 }, isNext: false })}>
            Fletë e zbrazët
          </Button>
        ) : null}
        {count === 0 && marks !== null ? (
          <Button onClick={() => act({ type: "mark", first: null, at: { who, item: 0 }, isNext: false })}>
            S’ka dorëzuar fletë
          </Button>
        ) : null}
        {who < mostNumber ? (
          <Button primary onClick={() => act({ type: "go", place: { who: who + 1, item: 0 } })}>
            Tjetri: nr. {who + 1}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
