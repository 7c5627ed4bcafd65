import { type Exercise, type Step, steps } from "../../magazine/practice/exercise";
import type { Grade, PracticeLog } from "./practice-log";

const states: Record<Grade, string> = { 1: "u pa zgjidhja", 2: "e zgjidhur me ndihmë", 3: "e zgjidhur" };

/** The steps of a lesson's exercises: which are done, how they went, and which one is shown. */
export function Ladder({
  exercises,
  at,
  log,
  onOpen,
}: {
  exercises: readonly Exercise[];
  at: number;
  log: PracticeLog;
  onOpen: (at: number) => void;
}) {
  return (
    <nav aria-label="Shkallët e ushtrimeve" className="flex flex-wrap gap-x-16 gap-y-8 rule-b-1 pb-10 print:hidden">
      {(Object.keys(steps) as Step[]).map((step) => (
        <div key={step}>
          <p className="caps-label pb-2">{steps[step]}</p>
          <ol className="flex flex-wrap gap-2 [list-style:none]">
            {exercises.map((exercise, place) =>
              exercise.step === step ? (
                <li key={exercise.id}>
                  <Rung place={place} shown={place === at} grade={log[exercise.id]?.at(-1)?.[1]} onOpen={onOpen} />
                </li>
              ) : null,
            )}
          </ol>
        </div>
      ))}
    </nav>
  );
}

function Rung({
  place,
  shown,
  grade,
  onOpen,
}: {
  place: number;
  shown: boolean;
  grade: Grade | undefined;
  onOpen: (at: number) => void;
}) {
  const state = grade === undefined ? "" : `, ${states[grade]}`;
  return (
    <button
      type="button"
      className={`rung rung-${grade ?? 0} ${shown ? "is-shown" : ""}`}
      aria-label={`Ushtrimi ${place + 1}${state}`}
      aria-current={shown ? "step" : undefined}
      onClick={() => onOpen(place)}
    >
      {place + 1}
    </button>
  );
}
