import { relative } from "node:path";
import { plural } from "../../../app/magazine/albanian";
import { describeFinding, type Finding } from "../checking/finding";

/** Findings of one kind that are told one by one; of more, the first is, and the places of the others. */
const toldApart = 3;

/** Places on a line, after which only their number is told. */
const placesShown = 8;

const order: readonly Finding["severity"][] = ["error", "warning", "todo", "advice"];

/** What an editor reads of findings: errors first, then warnings by kind, then what is still to be written. */
export function findingLines(findings: readonly Finding[], folder: string): string[] {
  return order.flatMap((severity) => {
    const kinds = new Map<string, Finding[]>();
    for (const [index, finding] of findings.entries()) {
      if (finding.severity !== severity) continue;
      // Errors differ: each is told. Warnings without a rule are of the kind of their hint.
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
  const places = others.slice(0, placesShown).map(({ file, line }) => `${relative(folder, file) || file}:${line}`);
  const more = others.length > placesShown ? `, e ${others.length - placesShown} të tjera` : "";
  return [`${describeFinding(first, folder)}\n  edhe ${others.length} si kjo: ${places.join(", ")}${more}`];
}

/** How many findings there are of each severity, such as „1 gabim, 2 vërejtje“. */
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

/** What to type where a program can put some of it right. Nothing where it cannot. */
export function mendLines(findings: readonly Finding[]): string[] {
  const mendable = findings.filter(({ mend }) => mend !== undefined).length;
  return mendable === 0 ? [] : [`${plural(mendable, "prej tyre e", "prej tyre i")} ndreq vetë: npm run seed -- fix`];
}
