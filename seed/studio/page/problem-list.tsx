import { plural } from "../../../app/magazine/albanian";
import type { ReadAgain } from "../../pipeline/checking/finding";
import type { Problem } from "../server/workspace";
import { labelledProblem } from "./field-names";
import { order, problemRows } from "./problem-rows";
import { StudioButton } from "./studio-button";

const list = "max-h-[34%] overflow-auto rule-t-2 px-9 py-4 text-[0.85rem]";

interface ProblemListProps {
  problems: Problem[];
  /** Names the part of a problem and its place there: „Ushtrimet, rreshti 9“. */
  placeOf(problem: Problem): string;
  onGo(problem: Problem): void;
  /** Puts right what a rule can mend. */
  onMend(problems: Problem[]): void;
  /** Confirms that a place was read again beside what changed. */
  onConfirm(reading: ReadAgain): void;
}

const edges = {
  error: "[border-left:4px_solid_var(--color-alarm)]",
  warning: "[border-left:4px_solid_var(--color-mute)]",
  advice: "[border-left:4px_solid_var(--color-hair)]",
};

/**
 * Lists the problems, errors first, advice last; a click on one goes to its place, and „Ndreqe“ puts it right. With
 * advice alone everything is in order.
 */
export function ProblemList({ problems, placeOf, onGo, onMend, onConfirm }: ProblemListProps) {
  const sorted = problemRows(problems);
  const [errors = 0, warnings = 0, advices = 0] = order.map(
    (each) => problems.filter(({ severity }) => severity === each).length,
  );
  const rest = [
    ...(errors + warnings === 0 ? ["Asnjë problem"] : []),
    ...(warnings > 0 ? [plural(warnings, "vërejtje", "vërejtje")] : []),
    ...(advices > 0 ? [plural(advices, "këshillë", "këshilla")] : []),
  ].join(", ");
  const mendable = problems.filter(({ mend }) => mend !== undefined);
  if (sorted.length === 0) {
    return (
      <p className={`${list} text-mute`} role="status">
        Asnjë problem.
      </p>
    );
  }
  return (
    <div className={list}>
      {mendable.length === 0 ? null : (
        <p className="mb-4 flex flex-wrap items-center gap-6">
          <StudioButton onClick={() => onMend(mendable)}>Ndreqi të gjitha ({mendable.length})</StudioButton>
          <span className="text-mute">hapësira, thonjëza e minuta që vihen me rregull</span>
        </p>
      )}
      <details open={errors > 0}>
        <summary className="cursor-pointer font-semibold">
          {errors > 0 ? <span className="text-alarm">{plural(errors, "gabim", "gabime")}</span> : null}
          {errors > 0 && rest !== "" ? ", " : ""}
          {rest}
        </summary>
        <ol className="pt-3">
          {sorted.map(({ key, reading, ...problem }) => {
            const { message, hint } = labelledProblem(problem);
            return (
              <li key={key} className={`mb-2 flex items-start gap-4 ${edges[problem.severity]}`}>
                <button type="button" className="flex-1 text-left" onClick={() => onGo(problem)}>
                  <b>
                    {placeOf(problem)}: {message}
                  </b>{" "}
                  <span>{hint}</span>
                </button>
                {problem.mend === undefined ? null : (
                  <button type="button" className="underline" onClick={() => onMend([problem])}>
                    Ndreqe
                  </button>
                )}
                {reading === undefined ? null : (
                  <button type="button" className="underline" onClick={() => onConfirm(reading)}>
                    E lexova
                  </button>
                )}
              </li>
            );
          })}
        </ol>
      </details>
    </div>
  );
}
