import { relative } from "node:path";

/** A correction: the text at a finding's place, and its replacement. */
export interface Mend {
  from: string;
  to: string;
}

/** A problem that an editor must correct, or may check if it is a warning. It has a place, a message, a hint. */
export interface Finding {
  file: string;
  /** Line and column both count from 1. */
  line: number;
  column: number;
  /** The JSON path, such as `contents[3].title`. For a lesson's file it is the path of the content that names it. */
  path: string;
  /** Albanian, for the editor, like the hint. */
  message: string;
  hint: string;
  /**
   * A to-do is an open place of an unfinished piece. It prevents publishing, but not the preview. Advice prevents
   * nothing: the magazine is valid, and could be better.
   */
  severity: "error" | "warning" | "todo" | "advice";
  /** A correction that a program may make without asking. */
  mend?: Mend;
  /** What an editor confirms to have read again: a thing of a piece (docs/decisions/032). */
  reading?: ReadAgain;
  /** The rule of `rules/` that found it. It is undefined for a text that cannot be read at all. */
  rule?: string;
}

/** What an editor reads again beside a piece: a picture, a model or a term that it shows, by its name. */
export interface ReadAgain {
  slug: string;
  thing: string;
}

/** A finding's place in the editor's files. */
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

  /** Adds a rule's finding. */
  add(
    position: SourcePosition,
    { message, hint, severity, rule, reading }: Pick<Finding, "message" | "hint" | "severity" | "rule" | "reading">,
    mend?: Mend,
  ): void {
    const cure = { ...(mend && { mend }), ...(reading && { reading }) };
    this.all.push({ ...pick(position), message, hint, severity, rule, ...cure });
  }

  /**
   * Adds a finding that a text may be outdated. Advice where the editor's own change may be the cause, else a warning.
   */
  outdated(position: SourcePosition, message: string, hint: string, reading: ReadAgain, isAdvice: boolean): void {
    const severity = isAdvice ? "advice" : "warning";
    this.all.push({ ...pick(position), message, hint, severity, rule: "read-with", reading });
  }

  /** Removes the findings that match. */
  forget(isMeant: (finding: Finding) => boolean): void {
    const kept = this.all.filter((finding) => !isMeant(finding));
    this.all.splice(0, this.all.length, ...kept);
  }

  get hasErrors(): boolean {
    return this.all.some((finding) => finding.severity === "error");
  }

  /** Returns the findings in reading order. File by file as they were opened, then by line and column. */
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

/** Prints one finding for a terminal in three short lines. File names are relative to `folder`. */
export function describeFinding(finding: Finding, folder: string): string {
  const file = relative(folder, finding.file) || finding.file;
  const kind = titles[finding.severity];
  const rule = finding.rule === undefined ? "" : ` [${finding.rule}]`;
  const path = finding.path === "" ? "" : ` (${finding.path})`;
  return `${kind}${rule}: ${finding.message}\n  ku: ${file}:${finding.line}:${finding.column}${path}\n  si: ${finding.hint}`;
}

const titles = { error: "Gabim", warning: "Vërejtje", todo: "Për t’u bërë", advice: "Këshillë" };

/** Tells whether a finding fails the check. */
export const isFault = ({ severity }: Pick<Finding, "severity">): boolean =>
  severity === "error" || severity === "warning";

/** Prints a finding as a GitHub command. GitHub shows it on its line of a pull request. */
export function annotateFinding(finding: Finding, folder: string): string {
  const { severity, line, column, rule, message, hint } = finding;
  // Git writes slashes in file names on every system.
  const file = relative(folder, finding.file).replaceAll("\\", "/");
  const properties = { file, line, col: column, title: rule ?? titles[severity] };
  const listed = Object.entries(properties).map(([name, value]) => `${name}=${escaped(String(value), /[%\r\n:,]/g)}`);
  return `::${isFault(finding) ? severity : "notice"} ${listed.join(",")}::${escaped(`${message}\n${hint}`, /[%\r\n]/g)}`;
}

const escaped = (text: string, signs: RegExp) => text.replace(signs, (sign) => encodeURIComponent(sign));
