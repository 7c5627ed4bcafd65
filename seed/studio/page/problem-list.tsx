import type { Problem } from "../server/desk";

/** What is wrong, errors first; each leads to its place. */
export function ProblemList({ problems, onGo }: { problems: Problem[]; onGo(problem: Problem): void }) {
  const sorted = [...problems].sort((a, b) => Number(b.severity === "error") - Number(a.severity === "error"));
  const errors = problems.filter(({ severity }) => severity === "error").length;
  if (sorted.length === 0) {
    return (
      <p className="st-problems st-problems-none" role="status">
        Asnjë problem.
      </p>
    );
  }
  return (
    <details className="st-problems" open={errors > 0}>
      <summary>
        {errors > 0 ? <span className="st-mark-error">{errors === 1 ? "1 gabim" : `${errors} gabime`}</span> : null}
        {errors > 0 && problems.length > errors ? ", " : ""}
        {problems.length > errors ? `${problems.length - errors} vërejtje` : ""}
      </summary>
      <ol>
        {sorted.map((problem) => (
          <li
            key={`${problem.file} ${problem.line} ${problem.column} ${problem.message}`}
            data-severity={problem.severity}
          >
            <button type="button" onClick={() => onGo(problem)}>
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
