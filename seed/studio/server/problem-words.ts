/** Says what to do in the studio where a rule's own hint is for a terminal: here a button is the cure. */
import type { Finding } from "../../pipeline/checking/finding";

/** Returns the hint of a finding as an editor of the studio reads it. */
export function hintInWords({
  rule,
  hint,
  mend,
  reading,
}: Pick<Finding, "rule" | "hint" | "mend" | "reading">): string {
  if (rule === "own-cover") return "Te Fushat, lart, zgjidh një fotografi.";
  if (rule === "cover-words") return "Te Fushat, lart, shkruaj çfarë tregon.";
  if (rule === "unit-spacing" && mend !== undefined)
    return "Mes tyre duhet një hapësirë që nuk ndahet; e vë butoni përkrah.";
  if (reading !== undefined) return hint.replace(/npm run .*/, "shtyp „E lexova“.");
  return hint;
}
