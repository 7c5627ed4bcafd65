import { type Dispatch, useEffect, useRef } from "react";
import { bringIntoView } from "../../play/bring-into-view";
import { countdown } from "../../play/play-clock";
import { PlayActions, PlayScreen } from "../../play/play-screen";
import { useMediaQuery } from "../../play/use-media-query";
import { Button } from "../../ui/button";
import { exerciseText } from "./exercise";
import { NinjaFigure, NinjaFigures } from "./ninja-figures";
import { NinjaKeypad } from "./ninja-keypad";
import type { NinjaAction, NinjaState } from "./number-ninja-rules";

const errorWords = {
  empty: "Shkruaj përgjigjen, pastaj dërgoje.",
  "not a number": "Kjo nuk është numër. Shkruaje me shifra, p.sh. 12.",
};

/** Sizes with a fine pointer, and for thumbs, where the keypad needs room. */
const sizes = {
  pointer: {
    screen: "gap-14 py-12",
    exercise: "text-[clamp(4.4rem,2rem+13vw,11rem)]",
    field: "min-h-40 text-[2.8rem]",
  },
  thumb: { screen: "gap-9 py-7", exercise: "text-[clamp(3.6rem,20vw,7rem)]", field: "min-h-32 text-[2.2rem]" },
};

/** Shows the exercise, the field for its answer and, for thumbs, a keypad. */
export function NinjaPlay({ state, dispatch }: { state: NinjaState; dispatch: Dispatch<NinjaAction> }) {
  const field = useRef<HTMLInputElement>(null);
  const byThumb = useMediaQuery("(pointer: coarse)");
  const size = byThumb ? sizes.thumb : sizes.pointer;
  useEffect(() => bringIntoView(field.current), []);
  if (state.exercise === null) return null;

  function submit() {
    dispatch({ type: "submit" });
    field.current?.focus({ preventScroll: true });
  }

  return (
    <PlayScreen className={size.screen} onSubmit={submit}>
      <Figures state={state} />
      <div className="grid justify-items-center gap-5">
        <p
          id="ninja-exercise"
          className={`display-type whitespace-nowrap figures ${size.exercise}`}
          aria-live="polite"
          aria-atomic="true"
        >
          {exerciseText(state.exercise)}
        </p>
        <label htmlFor="ninja-answer" className="caps-label text-mute">
          Përgjigjja
        </label>
        <input
          ref={field}
          id="ninja-answer"
          className={`w-[min(100%,14rem)] display-type [border-style:solid] [border-width:0_0_4px] border-spot bg-tint text-center ${size.field}`}
          // The keypad takes the place of the system's keyboard.
          inputMode={byThumb ? "none" : "decimal"}
          autoComplete="off"
          enterKeyHint="done"
          aria-describedby="ninja-exercise ninja-error"
          aria-invalid={state.inputError === "not a number"}
          value={state.typed}
          onChange={(event) => dispatch({ type: "type", text: event.target.value })}
        />
        <p id="ninja-error" className="min-h-[1.5em] text-center font-semibold" role="status">
          {state.inputError === null ? "" : errorWords[state.inputError]}
        </p>
      </div>
      {byThumb ? <NinjaKeypad dispatch={dispatch} /> : null}
      <PlayActions>
        {byThumb ? null : (
          <Button primary type="submit">
            Dërgo
          </Button>
        )}
        {state.deadline === null ? <Button onClick={() => dispatch({ type: "finish" })}>Përfundo</Button> : null}
      </PlayActions>
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
