/** Says what became of codes: of a pasted chat in a few sentences, of one that was read in one. */
import { plural } from "../../magazine/albanian";
import type { CollectedResult } from "../../magazine/classroom/collection";
import { mostSearched } from "../../magazine/classroom/found-codes";
import { pupilName } from "../../magazine/classroom/nicknames";
import { inGroups } from "../../magazine/classroom/signs";
import { nameOfGiven } from "./class-memory";
import type { Collected } from "./collecting-rules";

const names = (results: readonly CollectedResult[]) => results.map(({ result }) => pupilName(result.who)).join(", ");

/** Names the other assignments into which results went. */
const others = ({ elsewhere }: Collected) =>
  [...new Set(elsewhere.map(nameOfGiven))].map((name) => `‚${name}‘`).join(", ");

const ofAssignment = "Ky është kodi i detyrës, jo rezultati. Nxënësi e merr kodin e vet në fund.";

/** Says what became of pasted codes, good news first. */
export function pastedWords(outcome: Collected): string[] {
  const { added, updated, same, elsewhere, aside, newer, damaged, isAssignment, isCut } = outcome;
  const said = [
    added.length > 0 && `U shtuan: ${names(added)}.`,
    updated.length > 0 && `U përditësuan: ${names(updated)}.`,
    same.length > 0 && `I ke tashmë: ${names(same)}.`,
    elsewhere.length > 0 &&
      `${plural(elsewhere.length, "rezultat është", "rezultate janë")} i detyrës ${others(outcome)}: u shtua atje.`,
    aside > 0 &&
      `${plural(aside, "rezultat është", "rezultate janë")} nga një detyrë që s’e ka kjo pajisje. Hape lidhjen e detyrës: atëherë numërohen.`,
    newer > 0 &&
      `${plural(newer, "rezultat u bë", "rezultate u bënë")} me një Prizëm më të re. Rifreskoje faqen kur të ketë rrjet; ${newer === 1 ? "kodi u ruajt" : "kodet u ruajtën"}.`,
    damaged.length > 0 &&
      `${plural(damaged.length, "kod nuk u lexua i plotë", "kode nuk u lexuan të plota")}: ${damaged.map((code) => `${inGroups(code)}…`).join(", ")} Kopjoje sërish mesazhin.`,
    isAssignment && ofAssignment,
    isCut && `Teksti ishte tepër i gjatë: u lexuan ${mostSearched.toLocaleString("sq-AL")} shenjat e para.`,
  ].filter((sentence) => sentence !== false);
  return said.length === 0 && outcome.doubtful.length === 0 ? ["Në këtë tekst nuk ka asnjë kod të Prizmës."] : said;
}

/** What a code is that was read: `kept` now, there `again`, only `told` of, or `foreign` to the magazine. */
type ReadKind = "kept" | "again" | "told" | "foreign";

export interface ReadWords {
  kind: ReadKind;
  sentence: string;
  /** A word or two for the picture. */
  mark: string;
}

const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

/** Returns a pupil's name and how many exercises were solved: „nr. 17, 9 nga 12“. */
function nameAndCount({ result: { who, items } }: CollectedResult): string {
  const had = items.filter(({ first }) => first.kind !== "gone");
  const solved = had.filter(({ end }) => end === "alone" || end === "helped").length;
  return `${pupilName(who)}, ${solved} nga ${had.length}`;
}

/** Says what became of one code that a camera or a photograph gave. */
export function readWords(outcome: Collected): ReadWords {
  const { added, updated, same, doubtful, elsewhere, aside, newer, isAssignment } = outcome;
  const [twice] = doubtful;
  const kept = added[0] ?? updated[0] ?? twice?.added;
  if (kept !== undefined) {
    const name = pupilName(kept.result.who);
    const words = twice
      ? `${capital(name)} ka tashmë një rezultat, nga një pajisje tjetër: vendos më poshtë.`
      : `${updated.length > 0 ? "U përditësua" : "I fundit"}: ${nameAndCount(kept)}.`;
    return { kind: "kept", sentence: words, mark: name };
  }
  const [there] = same;
  if (there !== undefined) {
    const name = pupilName(there.result.who);
    return { kind: "again", sentence: `E ke: ${name}.`, mark: `E ke: ${name}` };
  }
  if (elsewhere.length > 0) return told(`Ky është i detyrës ${others(outcome)}: u shtua atje.`, "Detyrë tjetër");
  if (aside > 0)
    return told(
      "Këtë detyrë nuk e ka kjo pajisje. Hape lidhjen e detyrës; kodi u ruajt dhe atëherë numërohet.",
      "Detyrë e panjohur",
    );
  if (newer > 0)
    return told(
      "Ky rezultat u bë me një Prizëm më të re. Rifreskoje faqen kur të ketë rrjet; kodi u ruajt.",
      "Prizëm më e re",
    );
  if (isAssignment) return told(ofAssignment, "Kodi i detyrës");
  return { kind: "foreign", sentence: "Ky kod nuk është rezultat i Prizmës.", mark: "" };
}

const told = (sentence: string, mark: string): ReadWords => ({ kind: "told", sentence, mark });
