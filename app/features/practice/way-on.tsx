import type { Dispatch, ReactNode } from "react";
import type { Exercise } from "../../magazine/practice/exercise";
import { type Step, steps } from "../../magazine/practice/steps";
import { Arrow } from "../../ui/arrow";
import { Button } from "../../ui/button";
import { canCheck, type PracticeAction, type PracticeState, shownExercise } from "./practice-rules";

/** Shows what can be done next: check an answer or get help; once solved, go on. */
export function WayOn({
  state,
  dispatch,
  alive,
  isWaiting,
  failed,
  lead,
  nextWords,
  beyond,
  onAgain,
  onNext,
}: {
  state: PracticeState;
  dispatch: Dispatch<PracticeAction>;
  alive: boolean;
  /** Whether the judge of this answer has not come yet. */
  isWaiting: boolean;
  /** Whether that judge could not be loaded. */
  failed: boolean;
  lead: Step | null;
  nextWords: string;
  beyond: ReactNode;
  onAgain: (() => void) | undefined;
  onNext: () => void;
}) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-6">
        {state.solved ? (
          <>
            <Button primary onClick={onNext}>
              {nextWords}
              <Arrow />
            </Button>
            {onAgain ? <Button onClick={onAgain}>Edhe një me numra të tjerë</Button> : null}
            {beyond}
          </>
        ) : (
          <>
            <Button primary type="submit" aria-disabled={isWaiting ? !failed : !canCheck(state) || !alive}>
              {isWaiting && failed ? "Provo përsëri" : "Kontrolloje"}
            </Button>
            <Help {...{ state, dispatch, alive }} exercise={shownExercise(state)} />
            {lead === null ? null : <Button onClick={onNext}>Një më i lehtë</Button>}
          </>
        )}
      </div>
      {lead !== null && state.solved ? (
        <p>
          {state.misses > 0 ? "Tjetri është një hap më poshtë" : "Tri radhazi pa ndihmë! Tjetri është një hap më lart"}:
          „{steps[lead]}“.
        </p>
      ) : null}
    </>
  );
}

function Help({
  state: { hints, misses },
  exercise,
  dispatch,
  alive,
}: {
  state: PracticeState;
  exercise: Exercise;
  dispatch: Dispatch<PracticeAction>;
  alive: boolean;
}) {
  const all = exercise.hints.length;
  return (
    <>
      {hints < all ? (
        <Button aria-disabled={!alive} onClick={() => dispatch({ type: "hint" })}>
          {hints === 0 ? "Ndihmë" : `Edhe një ndihmë (${hints} nga ${all})`}
        </Button>
      ) : null}
      {misses > 0 || (all > 0 && hints === all) ? (
        <Button onClick={() => dispatch({ type: "solve" })}>Shiko zgjidhjen</Button>
      ) : null}
    </>
  );
}
