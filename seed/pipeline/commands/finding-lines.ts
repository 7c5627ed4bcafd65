import { relative } from "node:path";
import { plural } from "../../../app/magazine/albanian";
import { describeFinding, type Finding } from "../checking/finding";

/**
 * Up to so many findings of one kind are printed in full. Of more, only the first is; the others give their places, and
 * what each asks for where that differs and no program mends it.
 */
const toldApart = 3;

/** A longer hint is told once: it says more than one word. */
const longestCure = 40;

/** The most places on a line; of the others only the number is printed. */
const placesShown = 8;

const order: readonly Finding["severity"][] = ["error", "warning", "todo", "advice"];

/** Prints findings for an editor: errors first, then warnings by kind, then to-dos, then advice. */
export function findingLines(findings: readonly Finding[], folder: string): string[] {
  return order.flatMap((severity) => {
    const kinds = new Map<string, Finding[]>();
    for (const [index, finding] of findings.entries()) {
      if (finding.severity !== severity) continue;
      // Every error is printed. Warnings without a rule are grouped by their hint.
      const kind = severity === "error" ? String(index) : (finding.rule ?? finding.hint);
      kinds.set(kind, [...(kinds.get(kind) ?? []), finding]);
    }
    return [...kinds.values()].flatMap((same) => kindLines(same, folder));
  });
}

function kindLines(same: readonly Finding[], folder: string): string[] {
  const [first, ...others] = same;
  if (first === undefined) return [];
  if (same.length <= toldApart) return same.map((finding) => describeFinding(finding, folder));
  const place = ({ file, line }: Finding) => `${relative(folder, file) || file}:${line}`;
  const isEachItsOwn = same.every(({ mend, hint }) => mend === undefined && hint.length <= longestCure);
  if (isEachItsOwn && new Set(same.map(({ hint }) => hint)).size > 1) {
    const told = others.map((finding) => `\n  ${place(finding)}: ${finding.message} ${finding.hint}`);
    return [`${describeFinding(first, folder)}\n  edhe ${others.length} si kjo:${told.join("")}`];
  }
  const places = others.slice(0, placesShown).map(place);
  const more = others.length > placesShown ? `, e ${others.length - placesShown} të tjera` : "";
  return [`${describeFinding(first, folder)}\n  edhe ${others.length} si kjo: ${places.join(", ")}${more}`];
}

/** Counts the findings of each severity, such as „1 gabim, 2 vërejtje“. */
export function countedFindings(findings: readonly Finding[]): string {
  const count = (severity: Finding["severity"]) => findings.filter((finding) => finding.severity === severity).length;
  const [errors, warnings, todos, advices] = order.map(count) as [number, number, number, number];
  return [
    ...(errors > 0 ? [plural(errors, "gabim", "gabime")] : []),
    ...(warnings > 0 ? [plural(warnings, "vërejtje", "vërejtje")] : []),
    ...(todos > 0 ? [`${plural(todos, "vend", "vende")} për t’u shkruar`] : []),
    ...(advices > 0 ? [plural(advices, "këshillë", "këshilla")] : []),
  ].join(", ");
}

/**
 * Says how a magazine or a piece without a fault stands. Advice takes nothing from it: it says what could be better.
 *
 * @param passing the words where something remains to be written or looked at
 */
export function soundWords(findings: readonly Finding[], passing: string): string {
  const isWell = findings.every(({ severity }) => severity === "advice");
  return [isWell ? "gjithçka në rregull" : passing, ...(findings.length > 0 ? [countedFindings(findings)] : [])].join(
    "; ",
  );
}

/** Names the command that corrects some of the findings. It is empty where none can be corrected by a program. */
export function mendLines(findings: readonly Finding[]): string[] {
  const mendable = findings.filter(({ mend }) => mend !== undefined).length;
  return mendable === 0 ? [] : [`${plural(mendable, "prej tyre e", "prej tyre i")} ndreq vetë: npm run seed -- fix`];
}
