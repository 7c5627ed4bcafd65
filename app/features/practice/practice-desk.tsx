import { Arrow } from "../../ui/arrow";
import { ButtonLink } from "../../ui/button";
import { ExerciseCard } from "./exercise-card";
import { Ladder } from "./ladder";
import { NothingKept } from "./nothing-kept";
import { leadOf, nextIndex, shownExercise } from "./practice-rules";
import type { PracticeDoing } from "./use-practice";

/** Shows exercises one at a time under the marks of all. They are those of a lesson, or a mix of several. */
export function PracticeDesk({ doing, byStep = true }: { doing: PracticeDoing; byStep?: boolean }) {
  const { state, dispatch, alive, kept, further, done, open, again } = doing;
  const { exercises, index } = state;
  const grades = done.map((times) => times.at(-1)?.[1]);
  const next = byStep ? nextIndex(state, grades) : (index + 1) % exercises.length;
  return (
    <>
      <Ladder {...{ exercises, index, grades, byStep }} landed={state.verdict?.kind === "right"} onOpen={open} />
      <ExerciseCard
        {...{ state, dispatch, alive, further }}
        onAgain={shownExercise(state).parameters.length > 0 ? again : undefined}
        kindAbove={byStep}
        lead={byStep ? leadOf(state) : null}
        beyond={
          byStep && !grades.includes(undefined) ? (
            <ButtonLink href="/fletorja">
              Fletorja ime
              <Arrow />
            </ButtonLink>
          ) : null
        }
        onNext={() => open(next)}
      />
      {kept ? null : <NothingKept />}
    </>
  );
}
