import { relative } from "node:path";

/** What an editor has to mend (or, as a warning, may want to look at): where it stands, what is wrong, what to do. */
export interface Problem {
  file: string;
  /** Both count from 1. */
  line: number;
  column: number;
  /** The JSON path, such as `contents[3].title`; for a lesson's file, the path of the content that names it. */
  path: string;
  /** Albanian, for the editor. */
  message: string;
  hint: string;
  severity: "error" | "warning";
  /** The rule of `rules/` that found it; none for what cannot be read at all. */
  rule?: string;
}

/** Where a problem stands. */
export type Place = Pick<Problem, "file" | "line" | "column" | "path">;

/** The problems found so far in one reading of the corpus. */
export class ProblemList {
  readonly all: Problem[] = [];

  error(place: Place, message: string, hint: string): void {
    this.all.push({ ...pick(place), message, hint, severity: "error" });
  }

  warning(place: Place, message: string, hint: string): void {
    this.all.push({ ...pick(place), message, hint, severity: "warning" });
  }

  /** What a rule found. */
  found(
    place: Place,
    { message, hint, severity, rule }: Pick<Problem, "message" | "hint" | "severity" | "rule">,
  ): void {
    this.all.push({ ...pick(place), message, hint, severity, rule });
  }

  get hasErrors(): boolean {
    return this.all.some((problem) => problem.severity === "error");
  }

  /** In reading order: file by file as they were opened, then by line and column. */
  sorted(): Problem[] {
    const files = [...new Set(this.all.map((problem) => problem.file))];
    return [...this.all].sort(
      (a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line || a.column - b.column,
    );
  }
}

function pick({ file, line, column, path }: Place): Place {
  return { file, line, column, path };
}

/** One problem as an editor reads it in a terminal: three short lines. File names are relative to `folder`. */
export function describeProblem(problem: Problem, folder: string): string {
  const file = relative(folder, problem.file) || problem.file;
  const kind = problem.severity === "error" ? "Gabim" : "Vërejtje";
  const rule = problem.rule === undefined ? "" : ` [${problem.rule}]`;
  const path = problem.path === "" ? "" : ` (${problem.path})`;
  return `${kind}${rule}: ${problem.message}\n  ku: ${file}:${problem.line}:${problem.column}${path}\n  si: ${problem.hint}`;
}
