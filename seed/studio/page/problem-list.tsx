import type { Problem } from "../server/workspace";

const list = "max-h-[34%] overflow-auto rule-t-2 px-9 py-4 text-[0.85rem]";

/** Lists the problems, errors first; a click on one goes to its place. */
export function ProblemList({ problems, onGo }: { problems: Problem[]; onGo(problem: Problem): void }) {
  const sorted = [...problems].sort((a, b) => Number(b.severity === "error") - Number(a.severity === "error"));
  const errors = problems.filter(({ severity }) => severity === "error").length;
  if (sorted.length === 0) {
    return (
      <p className={`${list} text-mute`} role="status">
        Asnjë problem.
      </p>
    );
  }
  return (
    <details className={list} open={errors > 0}>
      <summary className="cursor-pointer font-semibold">
        {errors > 0 ? <span className="text-alarm">{errors === 1 ? "1 gabim" : `${errors} gabime`}</span> : null}
        {errors > 0 && problems.length > errors ? ", " : ""}
        {problems.length > errors ? `${problems.length - errors} vërejtje` : ""}
      </summary>
      <ol className="pt-3">
        {sorted.map((problem) => (
          <li
            key={`${problem.file} ${problem.line} ${problem.column} ${problem.message}`}
            className={`mb-2 ${problem.severity === "error" ? "[border-left:4px_solid_var(--color-alarm)]" : "[border-left:4px_solid_var(--color-mute)]"}`}
          >
            <button type="button" className="w-full text-left" onClick={() => onGo(problem)}>
              <b>
                {problem.file === "magazine.json" ? "Fushat" : `Rreshti ${problem.line}`}: {problem.message}
              </b>{" "}
              <span>{problem.hint}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
