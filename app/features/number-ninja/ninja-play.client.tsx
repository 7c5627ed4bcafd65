import { type Dispatch, type FormEvent, useEffect, useRef } from "react";
import { formatNumber } from "../../magazine/albanian";
import { bringIntoView } from "../../play/bring-into-view";
import { countdown } from "../../play/play-clock";
import { useMediaQuery } from "../../play/use-media-query";
import { exerciseText } from "./exercise";
import type { NinjaAction, NinjaState } from "./number-ninja-rules";

const errorWords = {
  empty: "Shkruaj përgjigjen, pastaj dërgoje.",
  "not a number": "Kjo nuk është numër. Shkruaje me shifra, p.sh. 12.",
};

/** Shows the exercise, the field for its answer and, for thumbs, a keypad. */
export function NinjaPlay({ state, dispatch }: { state: NinjaState; dispatch: Dispatch<NinjaAction> }) {
  const field = useRef<HTMLInputElement>(null);
  // Where a thumb is the finest pointer the game shows keys of its own, and the system's keyboard stays away.
  const ownKeys = useMediaQuery("(pointer: coarse)");
  useEffect(() => bringIntoView(field.current), []);
  if (state.exercise === null) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    dispatch({ type: "submit" });
    field.current?.focus({ preventScroll: true });
  }

  return (
    <form className="wrap ninja-play" onSubmit={submit}>
      <Scores state={state} />
      <div className="ninja-exercise">
        <p className="num" id="ninja-exercise" aria-live="polite" aria-atomic="true">
          {exerciseText(state.exercise)}
        </p>
        <label htmlFor="ninja-answer" className="lab mute">
          Përgjigjja
        </label>
        <input
          ref={field}
          id="ninja-answer"
          className="num"
          inputMode={ownKeys ? "none" : "decimal"}
          autoComplete="off"
          enterKeyHint="done"
          aria-describedby="ninja-exercise ninja-error"
          aria-invalid={state.inputError === "not a number"}
          value={state.typed}
          onChange={(event) => dispatch({ type: "type", text: event.target.value })}
        />
        <p id="ninja-error" className="ninja-error" role="status">
          {state.inputError === null ? "" : errorWords[state.inputError]}
        </p>
      </div>
      <Keys dispatch={dispatch} />
      <div className="acts ninja-send">
        <button className="btn go" type="submit">
          Dërgo
        </button>
        {state.deadline === null ? (
          <button className="btn" type="button" onClick={() => dispatch({ type: "finish" })}>
            Përfundo
          </button>
        ) : null}
      </div>
    </form>
  );
}

function Scores({ state }: { state: NinjaState }) {
  const { practice, remaining } = state;
  return (
    <dl className="ninja-scores">
      {practice === null ? (
        <>
          <Reading name="Pikë" value={state.score} />
          <Reading name="Niveli" value={state.level} />
          <Reading name="Radhazi" value={state.streak} />
        </>
      ) : (
        <Reading name="Mbeten" value={practice.length} />
      )}
      {remaining === null ? null : (
        <div className="ninja-time">
          <dt className="lab mute">Koha</dt>
          <dd className="num">
            <span role="timer">{countdown(remaining)}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Reading({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt className="lab mute">{name}</dt>
      <dd className="num">{formatNumber(value)}</dd>
    </div>
  );
}

/** A keypad for thumbs: the system's keyboard would cover the exercise. */
function Keys({ dispatch }: { dispatch: Dispatch<NinjaAction> }) {
  return (
    <div className="ninja-keys">
      {["7", "8", "9", "4", "5", "6", "1", "2", "3"].map((digit) => (
        <button key={digit} type="button" className="num" onClick={() => dispatch({ type: "press", digit })}>
          {digit}
        </button>
      ))}
      <button
        type="button"
        className="num"
        aria-label="Fshi shifrën e fundit"
        onClick={() => dispatch({ type: "erase" })}
      >
        ⌫
      </button>
      <button type="button" className="num" onClick={() => dispatch({ type: "press", digit: "0" })}>
        0
      </button>
      <button type="submit" className="num ninja-enter" aria-label="Dërgo përgjigjen">
        =
      </button>
    </div>
  );
}
