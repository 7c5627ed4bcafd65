import { plural } from "../../../app/magazine/albanian";
import type { Problem } from "../server/workspace";
import { StudioButton } from "./studio-button";

const list = "max-h-[34%] overflow-auto rule-t-2 px-9 py-4 text-[0.85rem]";

interface ProblemListProps {
  problems: Problem[];
  /** Names the part of a problem and its place there: „Ushtrimet, rreshti 9“. */
  placeOf(problem: Problem): string;
  onGo(problem: Problem): void;
  /** Puts right what a rule can mend. */
  onMend(problems: Problem[]): void;
}

/** Lists the problems, errors first; a click on one goes to its place, and „Ndreqe“ puts it right. */
export function ProblemList({ problems, placeOf, onGo, onMend }: ProblemListProps) {
  const sorted = [...problems].sort((a, b) => Number(b.severity === "error") - Number(a.severity === "error"));
  const errors = problems.filter(({ severity }) => severity === "error").length;
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
          {errors > 0 && problems.length > errors ? ", " : ""}
          {problems.length > errors ? plural(problems.length - errors, "vërejtje", "vërejtje") : ""}
        </summary>
        <ol className="pt-3">
          {sorted.map((problem) => (
            <li
              key={`${problem.file} ${problem.line} ${problem.column} ${problem.message}`}
              className={`mb-2 flex items-start gap-4 ${problem.severity === "error" ? "[border-left:4px_solid_var(--color-alarm)]" : "[border-left:4px_solid_var(--color-mute)]"}`}
            >
              <button type="button" className="flex-1 text-left" onClick={() => onGo(problem)}>
                <b>
                  {placeOf(problem)}: {problem.message}
                </b>{" "}
                <span>{problem.hint}</span>
              </button>
              {problem.mend === undefined ? null : (
                <button type="button" className="underline" onClick={() => onMend([problem])}>
                  Ndreqe
                </button>
              )}
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
