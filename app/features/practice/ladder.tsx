import { type Exercise, type Step, steps } from "../../magazine/practice/exercise";
import type { Grade } from "./practice-log";

const states: Record<Grade, string> = { 1: "u pa zgjidhja", 2: "e zgjidhur me ndihmë", 3: "e zgjidhur" };

interface LadderProps {
  exercises: readonly Exercise[];
  at: number;
  /** How each exercise went last. */
  grades: readonly (Grade | undefined)[];
  /** Whether they stand on the steps of their lesson; in one row otherwise. */
  byStep: boolean;
  onOpen: (at: number) => void;
}

/** The marks of all exercises: which are done, how they went, and which one is shown. */
export function Ladder({ byStep, ...rungs }: LadderProps) {
  return (
    <nav aria-label="Shkallët e ushtrimeve" className="flex flex-wrap gap-x-16 gap-y-8 rule-b-1 pb-10 print:hidden">
      {byStep ? (
        (Object.keys(steps) as Step[]).map((step) => (
          <div key={step}>
            <p className="caps-label pb-2">{steps[step]}</p>
            <Rungs {...rungs} shows={(exercise) => exercise.step === step} />
          </div>
        ))
      ) : (
        <Rungs {...rungs} shows={() => true} />
      )}
    </nav>
  );
}

function Rungs({
  exercises,
  at,
  grades,
  shows,
  onOpen,
}: Omit<LadderProps, "byStep"> & { shows: (exercise: Exercise) => boolean }) {
  const rungs = exercises.map((exercise, place) => ({ exercise, place, grade: grades[place] }));
  return (
    <ol className="flex flex-wrap gap-2 [list-style:none]">
      {rungs
        .filter(({ exercise }) => shows(exercise))
        .map(({ place, grade }) => (
          <li key={place}>
            <button
              type="button"
              className={`rung rung-${grade ?? 0} ${place === at ? "is-shown" : ""}`}
              aria-label={`Ushtrimi ${place + 1}${grade === undefined ? "" : `, ${states[grade]}`}`}
              aria-current={place === at ? "step" : undefined}
              onClick={() => onOpen(place)}
            >
              {place + 1}
            </button>
          </li>
        ))}
    </ol>
  );
}
