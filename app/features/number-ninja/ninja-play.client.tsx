import { type Dispatch, useEffect, useRef } from "react";
import { bringIntoView } from "../../play/bring-into-view";
import { countdown } from "../../play/play-clock";
import { PlayScreen } from "../../play/play-screen";
import { NoticeLane } from "../../play/toast/notice-lane";
import { Button } from "../../ui/button";
import { NinjaAnswer, NinjaNote, NinjaSum, ninjaScreen } from "./ninja-board";
import { NinjaClock } from "./ninja-clock.client";
import { NinjaFigure, NinjaFigures } from "./ninja-figures";
import { NinjaKeypad } from "./ninja-keypad";
import type { NinjaAction, NinjaState } from "./number-ninja-rules";

/** Shows a running game. It has figures, the exercise, the answer's field and, for touch, a keypad. */
export function NinjaPlay({
  state,
  now,
  dispatch,
}: {
  state: NinjaState;
  now: () => number;
  dispatch: Dispatch<NinjaAction>;
}) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => bringIntoView(field.current), []);
  if (state.exercise === null) return null;

  function submit() {
    dispatch({ type: "submit", now: now() });
    field.current?.focus({ preventScroll: true });
  }

  return (
    <PlayScreen className={`${ninjaScreen} relative`} onSubmit={submit}>
      <NinjaClock remaining={state.remaining} limit={state.game?.limit ?? null} streak={state.streak} />
      <Figures state={state} />
      <NinjaSum exercise={state.exercise} past={state.fresh ? state.verdict : null} turn={state.answers.length} />
      <NinjaAnswer
        field={field}
        typed={state.typed}
        invalid={state.inputError === "not a number"}
        landed={state.verdict?.kind === "correct" ? state.answers.length : null}
        onType={(text) => dispatch({ type: "type", text })}
      >
        <NoticeLane place="beside" />
      </NinjaAnswer>
      <NinjaNote {...state} />
      <NinjaKeypad
        onDigit={(digit) => dispatch({ type: "press", digit })}
        onErase={() => dispatch({ type: "erase" })}
      />
      <div className="low:col-start-1">
        <Button measure="min-h-26 px-9 py-4 text-[0.92rem]/[1.1]" onClick={() => dispatch({ type: "finish" })}>
          Përfundo
        </Button>
      </div>
    </PlayScreen>
  );
}

function Figures({ state: { practice, score, level, streak, remaining } }: { state: NinjaState }) {
  return (
    <NinjaFigures>
      {practice === null ? (
        <>
          <NinjaFigure name="Pikë" value={score} />
          <NinjaFigure name="Niveli" value={level} />
          <NinjaFigure name="Radhazi" value={streak} />
        </>
      ) : (
        <NinjaFigure name="Mbeten" value={practice.length} />
      )}
      {remaining === null ? null : (
        <NinjaFigure
          name="Koha"
          value={<span role="timer">{countdown(remaining)}</span>}
          className="ml-auto text-right"
        />
      )}
    </NinjaFigures>
  );
}
