import type { Exercise } from "../../magazine/practice/exercise";
import { type Step, steps } from "../../magazine/practice/steps";
import { Pika } from "../../ui/pika/pika";
import type { Grade } from "./practice-log";

const states: Record<Grade, string> = {
  1: "me zgjidhjen ose me gjithë ndihmën",
  2: "e zgjidhur me ndihmë",
  3: "e zgjidhur",
};

/** Fills of a mark by grade. Solved at once: solid; with a hint: half; with the solution: hatched. */
const looks: Record<Grade | 0, string> = {
  0: "rule-2 bg-paper text-ink",
  1: "rule-2 text-ink [background:repeating-linear-gradient(135deg,var(--color-hair)_0_2px,transparent_2px_7px)]",
  2: "rule-2 half-tint text-ink",
  3: "rule-2/spot bg-spot text-on",
};

interface LadderProps {
  exercises: readonly Exercise[];
  index: number;
  /** Last grade of each exercise. */
  grades: readonly (Grade | undefined)[];
  /** Whether the marks are grouped by the lesson's steps; else they are in one row. */
  byStep: boolean;
  /** Whether the open exercise was just answered right. Pika, which stands on its mark, then lands there. */
  landed: boolean;
  onOpen: (index: number) => void;
}

/**
 * Shows a mark for each exercise. It tells whether it is done, its grade, and which one is open. Once all of a lesson are
 * done, Pika is at the top.
 */
export function Ladder({ byStep, ...rungs }: LadderProps) {
  const isClimbed = byStep && rungs.grades.every((grade) => grade !== undefined);
  return (
    <>
      <Rows {...rungs} {...{ byStep, isClimbed }} />
      {isClimbed ? <Top grades={rungs.grades} landed={rungs.landed} /> : null}
    </>
  );
}

function Rows({ byStep, ...rungs }: LadderProps & { isClimbed: boolean }) {
  return (
    <div className="rule-b-1 print:hidden">
      <nav aria-label="Shkallët e ushtrimeve" className="ladder flex gap-x-16 gap-y-8 pb-10 bar:flex-wrap">
        {byStep ? (
          (Object.keys(steps) as Step[]).map((step) => (
            <div key={step}>
              <p
                className={`caps-label pb-8 ${step === rungs.exercises[rungs.index]?.step ? "text-deep" : "text-mute"}`}
              >
                {steps[step]}
              </p>
              <Rungs {...rungs} shows={(exercise) => exercise.step === step} />
            </div>
          ))
        ) : (
          <Rungs {...rungs} shows={() => true} />
        )}
      </nav>
    </div>
  );
}

/** Scrolls the row of a phone until a mark and the one beside it are seen. The page stays where it is. */
function showInRow(rung: HTMLElement | null) {
  const row = rung?.closest("nav");
  if (!rung || !row) return;
  const [shown, mark] = [row.getBoundingClientRect(), rung.getBoundingClientRect()];
  const beside = 1.5 * mark.width;
  row.scrollLeft += Math.max(0, mark.right + beside - shown.right) + Math.min(0, mark.left - beside - shown.left);
}

/** Says that the ladder is climbed, and how many exercises were solved at once. */
function Top({ grades, landed }: Pick<LadderProps, "grades" | "landed">) {
  const atOnce = grades.filter((grade) => grade === 3).length;
  return (
    <p className="flex items-start gap-6 py-8 rule-b-1" role="status">
      <span className="pt-3">
        <Pika moves={landed ? "lands" : undefined} />
      </span>
      <span className="max-w-[36em]">
        <b>Në majë!</b> I bëre të {grades.length} ushtrimet, {atOnce} pa ndihmë. Fletorja t’i sjell prapë kur të vijë
        koha t’i përsëritësh.
      </span>
    </p>
  );
}

function Rungs({
  exercises,
  index,
  grades,
  landed,
  isClimbed,
  shows,
  onOpen,
}: Omit<LadderProps, "byStep"> & { isClimbed: boolean; shows: (exercise: Exercise) => boolean }) {
  const rungs = exercises.map((exercise, place) => ({ exercise, place, grade: grades[place] }));
  return (
    <ol className="flex gap-2 [list-style:none] bar:flex-wrap">
      {rungs
        .filter(({ exercise }) => shows(exercise))
        .map(({ place, grade }) => (
          <li key={place}>
            <button
              type="button"
              ref={place === index ? showInRow : undefined}
              className={`relative min-h-27.5 min-w-27.5 cursor-pointer [font:700_1.3rem/1_var(--font-display)] ${looks[grade ?? 0]}`}
              aria-label={`Ushtrimi ${place + 1}${grade === undefined ? "" : `, ${states[grade]}`}`}
              aria-current={place === index ? "step" : undefined}
              // At a press nothing moves under the finger.
              onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && showInRow(currentTarget)}
              onClick={() => onOpen(place)}
            >
              {place + 1}
              {place === index ? <span className="absolute inset-[auto_-2px_-0.6rem] rule-b-5" /> : null}
              {place === index && !isClimbed ? (
                <span className="absolute inset-[auto_0_100%] grid justify-center pb-1">
                  <Pika moves={landed ? "lands" : undefined} />
                </span>
              ) : null}
            </button>
          </li>
        ))}
    </ol>
  );
}
