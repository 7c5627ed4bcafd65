import { type ReactNode, type Ref, useId } from "react";
import { formatNumber } from "../../magazine/albanian";
import { useMediaQuery } from "../../play/use-media-query";
import { Button } from "../../ui/button";
import { type Exercise, shownExercise } from "./exercise";
import type { NinjaState, Verdict } from "./number-ninja-rules";

/** The keys of the page stand where a finger points or the window is narrow; number-ninja.css asks the same. */
const ownKeys = "(pointer: coarse), (max-width: 45.99rem)";

/**
 * Shows the exercise, and for a moment the one before: a right one is slashed, a missed one stands with its answer.
 *
 * @param past the verdict on it, while nothing new is typed
 * @param turn how many exercises were answered
 */
export function NinjaSum({
  exercise,
  past = null,
  turn = 0,
}: {
  exercise: Exercise | null;
  past?: Verdict | null;
  turn?: number;
}) {
  return (
    <div className="ninja-sum display-type figures">
      {past ? (
        <p className={`ninja-past is-${past.kind}`} aria-hidden="true" key={`past ${turn}`}>
          {past.kind === "correct" ? (
            <>
              <Sum exercise={past.exercise} />
              <span className="ninja-slash" />
            </>
          ) : (
            <MissedSum verdict={past} />
          )}
        </p>
      ) : null}
      <p
        key={turn}
        id="ninja-exercise"
        className={past ? `ninja-next after-${past.kind}` : ""}
        aria-live="polite"
        aria-atomic="true"
      >
        {exercise ? <Sum exercise={exercise} /> : null}
      </p>
    </div>
  );
}

/** `20 ÷ 5`, its sign smaller than its numbers. */
function Sum({ exercise }: { exercise: Exercise }) {
  const [left, sign, right] = shownExercise(exercise).split(" ");
  return (
    <>
      {left} <span className="ninja-sign">{sign}</span> {right}
    </>
  );
}

/** `20 ÷ 5 = 4` with the given answer struck out before the right one. */
function MissedSum({ verdict: { exercise, given } }: { verdict: Extract<Verdict, { kind: "incorrect" }> }) {
  return (
    <>
      <Sum exercise={exercise} /> <span className="ninja-sign">=</span> <s>{formatNumber(given)}</s> {exercise.answer}
    </>
  );
}

const errorWords = {
  empty: "Shkruaj përgjigjen, pastaj dërgoje.",
  "not a number": "Kjo nuk është numër. Shkruaje me shifra, p.sh. 12.",
};

/** Says why what is typed is no answer, else what the last miss should have been. */
export function NinjaNote({ inputError, verdict }: Pick<NinjaState, "inputError" | "verdict">) {
  const missed = inputError === null && verdict?.kind === "incorrect" ? verdict : null;
  return (
    <p id="ninja-error" className="ninja-note font-semibold" role="status">
      {inputError === null ? null : errorWords[inputError]}
      {missed ? (
        <>
          <span className="ninja-missed figures" aria-hidden="true">
            <MissedSum verdict={missed} />
          </span>
          <span className="sr-only">
            {`${shownExercise(missed.exercise)} = ${missed.exercise.answer}. Ti shkrove ${formatNumber(missed.given)}.`}
          </span>
        </>
      ) : null}
    </p>
  );
}

/** Holds the field of the answer and its button. @param field takes the focus @param children stand beside them */
export function NinjaAnswer({
  field,
  typed,
  invalid,
  onType,
  children,
}: {
  field?: Ref<HTMLInputElement>;
  typed: string;
  invalid: boolean;
  onType: (text: string) => void;
  children?: ReactNode;
}) {
  const id = useId();
  const keypad = useMediaQuery(ownKeys);
  return (
    <div className="ninja-answer">
      <div>
        <label htmlFor={id} className="sr-only">
          Përgjigjja
        </label>
        <span className="display-type" aria-hidden="true">
          =
        </span>
        <input
          ref={field}
          id={id}
          className="display-type figures"
          // The keypad takes the place of the system's keyboard.
          inputMode={keypad ? "none" : "decimal"}
          autoComplete="off"
          enterKeyHint="done"
          aria-describedby="ninja-exercise ninja-error"
          aria-invalid={invalid}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        <span className="ninja-send">
          <Button primary type="submit">
            Dërgo
          </Button>
        </span>
      </div>
      {children}
    </div>
  );
}
