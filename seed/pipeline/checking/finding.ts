import { relative } from "node:path";

/** Text that stands at a finding's place, and what it should be. */
export interface Mend {
  from: string;
  to: string;
}

/** What an editor has to mend (or, as a warning, may want to look at): where it stands, what is wrong, what to do. */
export interface Finding {
  file: string;
  /** Both count from 1. */
  line: number;
  column: number;
  /** The JSON path, such as `contents[3].title`; for a lesson's file, the path of the content that names it. */
  path: string;
  /** Albanian, for the editor. */
  message: string;
  hint: string;
  /**
   * A to-do is a place that a beginning left open: it keeps a piece from readers, not from being looked at. Advice keeps
   * nothing back: the magazine is sound as it is, and could be better.
   */
  severity: "error" | "warning" | "todo" | "advice";
  /** What a program may write there in its stead, without asking. */
  mend?: Mend;
  /** The rule of `rules/` that found it; none for what cannot be read at all. */
  rule?: string;
}

/** Where in the editor's files a finding is. */
export type SourcePosition = Pick<Finding, "file" | "line" | "column" | "path">;

/** Collects the findings of one reading of the corpus. */
export class FindingList {
  readonly all: Finding[] = [];

  error(position: SourcePosition, message: string, hint: string, mend?: Mend): void {
    this.all.push({ ...pick(position), message, hint, severity: "error", ...(mend && { mend }) });
  }

  warning(position: SourcePosition, message: string, hint: string): void {
    this.all.push({ ...pick(position), message, hint, severity: "warning" });
  }

  advice(position: SourcePosition, message: string, hint: string): void {
    this.all.push({ ...pick(position), message, hint, severity: "advice" });
  }

  /** What a rule found. */
  add(
    position: SourcePosition,
    { message, hint, severity, rule }: Pick<Finding, "message" | "hint" | "severity" | "rule">,
    mend?: Mend,
  ): void {
    this.all.push({ ...pick(position), message, hint, severity, rule, ...(mend && { mend }) });
  }

  /** What may have become untrue: a warning, or advice where an editor's own change may be its cause. */
  outdated(position: SourcePosition, message: string, hint: string, isAdvice: boolean): void {
    this.all.push({ ...pick(position), message, hint, severity: isAdvice ? "advice" : "warning", rule: "read-with" });
  }

  /** Takes out what does not matter after all. */
  forget(isMeant: (finding: Finding) => boolean): void {
    const kept = this.all.filter((finding) => !isMeant(finding));
    this.all.splice(0, this.all.length, ...kept);
  }

  get hasErrors(): boolean {
    return this.all.some((finding) => finding.severity === "error");
  }

  /** In reading order: file by file as they were opened, then by line and column. */
  sorted(): Finding[] {
    const files = [...new Set(this.all.map((finding) => finding.file))];
    return [...this.all].sort(
      (a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line || a.column - b.column,
    );
  }
}

function pick({ file, line, column, path }: SourcePosition): SourcePosition {
  return { file, line, column, path };
}

/** Prints one finding as an editor reads it in a terminal: three short lines. File names are relative to `folder`. */
export function describeFinding(finding: Finding, folder: string): string {
  const file = relative(folder, finding.file) || finding.file;
  const kind = titles[finding.severity];
  const rule = finding.rule === undefined ? "" : ` [${finding.rule}]`;
  const path = finding.path === "" ? "" : ` (${finding.path})`;
  return `${kind}${rule}: ${finding.message}\n  ku: ${file}:${finding.line}:${finding.column}${path}\n  si: ${finding.hint}`;
}

const titles = { error: "Gabim", warning: "Vërejtje", todo: "Për t’u bërë", advice: "Këshillë" };

/** Whether a magazine with this finding fails the check. */
export const isFault = ({ severity }: Pick<Finding, "severity">): boolean =>
  severity === "error" || severity === "warning";

/** Prints a finding as a GitHub command. GitHub then puts it on its line of a pull request. */
export function annotateFinding(finding: Finding, folder: string): string {
  const { severity, line, column, rule, message, hint } = finding;
  // A file name of git has slashes on every system.
  const file = relative(folder, finding.file).replaceAll("\\", "/");
  const properties = { file, line, col: column, title: rule ?? titles[severity] };
  const listed = Object.entries(properties).map(([name, value]) => `${name}=${escaped(String(value), /[%\r\n:,]/g)}`);
  return `::${isFault(finding) ? severity : "notice"} ${listed.join(",")}::${escaped(`${message}\n${hint}`, /[%\r\n]/g)}`;
}

const escaped = (text: string, signs: RegExp) => text.replace(signs, (sign) => encodeURIComponent(sign));
