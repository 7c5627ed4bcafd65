import type { ReactNode, Ref } from "react";
import { formatNumber } from "../../magazine/albanian";
import { useMediaQuery } from "../../play/use-media-query";
import { Button } from "../../ui/button";
import { Pika } from "../../ui/pika/pika";
import { type NinjaExercise, shownExercise } from "./exercise";
import type { NinjaState, NinjaVerdict } from "./number-ninja-rules";

/**
 * Media query under which the page's own keypad is shown. It is touch or a narrow window; number-ninja.css has the
 * same.
 */
const ownKeys = "(pointer: coarse), (max-width: 45.99rem)";

/** Layout of the screen, one column. On a phone in landscape the keypad is at the right. */
export const ninjaScreen =
  "grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-5 pt-10 pb-6 aside:pt-14 aside:pb-10 low:gap-x-12 low:gap-y-3 low:pt-7 low:pb-3 low:[grid-template:auto_auto_auto_minmax(0,1fr)_auto/minmax(0,1fr)_16rem]";

/**
 * Shows the exercise, and for a moment the previous one. That is slashed if it was right, else it has its right answer.
 *
 * @param past verdict on the previous exercise, until something new is typed
 * @param turn number of answered exercises
 */
export function NinjaSum({
  exercise,
  past = null,
  turn = 0,
}: {
  exercise: NinjaExercise | null;
  past?: NinjaVerdict | null;
  turn?: number;
}) {
  return (
    <div className="display-type figures grid place-items-center overflow-hidden text-[min(19vw,7rem)] whitespace-nowrap aside:text-[9rem] low:col-start-1 low:text-[3.4rem]">
      {past ? (
        <p
          className={`ninja-past is-${past.kind} relative min-h-[1.1em] [grid-area:1/1]`}
          aria-hidden="true"
          key={`past ${turn}`}
        >
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
        className={`min-h-[1.1em] justify-self-stretch text-center [grid-area:1/1] ${past ? `ninja-next after-${past.kind}` : ""}`}
        aria-live="polite"
        aria-atomic="true"
      >
        {exercise ? <Sum exercise={exercise} /> : null}
      </p>
    </div>
  );
}

const signs = "align-[0.06em] text-[0.74em]";

/** Writes `20 ÷ 5`, its sign smaller than its numbers. */
function Sum({ exercise }: { exercise: NinjaExercise }) {
  const [left, sign, right] = shownExercise(exercise).split(" ");
  return (
    <>
      {left} <span className={signs}>{sign}</span> {right}
    </>
  );
}

/** Writes `20 ÷ 5 = 4` with the wrong answer struck out before the right one. */
function MissedSum({ verdict: { exercise, input } }: { verdict: Extract<NinjaVerdict, { kind: "incorrect" }> }) {
  return (
    <>
      <Sum exercise={exercise} /> <span className={signs}>=</span>{" "}
      <s className="text-mute decoration-ink decoration-2">{formatNumber(input)}</s> {exercise.answer}
    </>
  );
}

const errorWords = {
  empty: "Shkruaj përgjigjen, pastaj dërgoje.",
  "not a number": "Kjo nuk është numër. Shkruaje me shifra, p.sh. 12.",
};

/** Says why an input is no answer. Else it gives the right answer to the last wrong one. */
export function NinjaNote({ inputError, verdict }: Pick<NinjaState, "inputError" | "verdict">) {
  const missed = inputError === null && verdict?.kind === "incorrect" ? verdict : null;
  return (
    <p id="ninja-error" className="min-h-[1.5em] text-center font-semibold low:col-start-1" role="status">
      {inputError === null ? null : errorWords[inputError]}
      {missed ? (
        <>
          <span className="ninja-missed figures" aria-hidden="true">
            <MissedSum verdict={missed} />
          </span>
          <span className="sr-only">
            {`${shownExercise(missed.exercise)} = ${missed.exercise.answer}. Ti shkrove ${formatNumber(missed.input)}.`}
          </span>
        </>
      ) : null}
    </p>
  );
}

/**
 * Renders the answer's field and button. Pika stands on the field, since the question is about what comes there.
 *
 * @param field ref of the field, for the focus
 * @param landed number of the answered exercises if the last one was right: Pika then lands, once for each
 * @param children shown beside them
 */
export function NinjaAnswer({
  field,
  typed,
  invalid,
  landed = null,
  onType,
  children,
}: {
  field?: Ref<HTMLInputElement>;
  typed: string;
  invalid: boolean;
  landed?: number | null;
  onType: (text: string) => void;
  children?: ReactNode;
}) {
  const keypad = useMediaQuery(ownKeys);
  return (
    <div className="ninja-answer grid grid-cols-[minmax(0,1fr)] justify-items-center gap-x-gutter gap-y-8 columns:grid-cols-[auto_minmax(0,1fr)] columns:justify-items-stretch aside:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] low:col-start-1">
      <div className="flex max-w-full items-center gap-6 text-[min(2.2rem,14vw)] aside:col-start-2">
        <label htmlFor="ninja-answer" className="sr-only">
          Përgjigjja
        </label>
        <span className="display-type" aria-hidden="true">
          =
        </span>
        <span className="relative grid flex-[0_1_9rem]">
          <span className="absolute inset-x-0 bottom-full grid justify-center" key={landed}>
            <Pika moves={landed === null ? undefined : "lands"} />
          </span>
          <input
            ref={field}
            id="ninja-answer"
            className="display-type figures min-h-[min(3.1rem,16vw)] w-full min-w-0 border-spot bg-tint p-0 text-center [border-style:solid] [border-width:0_0_4px]"
            // The page's keypad replaces the system's keyboard.
            inputMode={keypad ? "none" : "decimal"}
            autoComplete="off"
            enterKeyHint="done"
            aria-describedby="ninja-exercise ninja-error"
            aria-invalid={invalid}
            value={typed}
            onChange={(event) => onType(event.target.value)}
          />
        </span>
        <span className="thumbs:hidden flex text-[1rem]">
          <Button primary type="submit">
            Dërgo
          </Button>
        </span>
      </div>
      {children}
    </div>
  );
}
