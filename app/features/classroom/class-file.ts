/**
 * An assignment with its results as a file: for a second teacher, or from a phone to a laptop. Results are codes; what
 * is opened goes the way of pasted codes, so opening merges and forgets nothing.
 */
import { readWork } from "../../magazine/classroom/given-work";
import { resultPrefix } from "../../magazine/classroom/result-code";
import { isObject } from "../../magazine/is-object";
import { type ClassRecord, type GivenAssignment, nameOfGiven, parseGiven, withGiven } from "./class-memory";
import { type Collected, collected } from "./collecting-rules";

const [kind, version] = ["prizma-klasa", 1] as const;

/** The most bytes of a file that is opened. Forty items and two hundred results have some 80 000. */
export const mostFileBytes = 500_000;

/** Returns an assignment with its results as a file. */
export function classFile(given: GivenAssignment): File {
  const text = JSON.stringify({ kind, version, given }, null, 1);
  return new File([text], `${nameOfGiven(given)}.json`, { type: "application/json" });
}

/** The longest name that the field for it takes. */
const mostLabel = 60;
/** The most items that a result can have. */
const mostItems = 63;

type FileFault = "huge" | "foreign" | "newer";
export type ReadClassFile = { ok: true; given: GivenAssignment } | { ok: false; fault: FileFault };

export const fileFaults: Record<FileFault, string> = {
  huge: "Ky skedar është tepër i madh për një klasë. Asgjë nuk u ndryshua.",
  foreign: "Ky nuk është skedar i klasës. Asgjë nuk u ndryshua.",
  newer: "Ky skedar u bë me një Prizëm më të re: rifreskoje faqen kur të ketë rrjet. Asgjë nuk u ndryshua.",
};

/** Reads the text of a file, which anybody may have edited. */
export function readClassFile(text: string): ReadClassFile {
  if (text.length > mostFileBytes) return { ok: false, fault: "huge" };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, fault: "foreign" };
  }
  if (!isObject(value) || value.kind !== kind) return { ok: false, fault: "foreign" };
  if (value.version !== version) return { ok: false, fault: "newer" };
  const given = parseGiven(value.given);
  // Its assignment decides where its results belong: a code that is none has no table.
  if (given === null || !readWork(given.code).ok) return { ok: false, fault: "foreign" };
  if (given.snapshot.items.length > mostItems) return { ok: false, fault: "foreign" };
  return { ok: true, given: { ...given, label: given.label.slice(0, mostLabel) } };
}

/** Adds an assignment from a file, with its results. Of one that is there, name and sentences stay as they are. */
export function withClassFile(record: ClassRecord, { results, ...given }: GivenAssignment): Collected {
  const there = record.given.some(({ code }) => code === given.code);
  const known = there ? record : withGiven(record, given);
  return collected(known, given.code, results.map((code) => resultPrefix + code).join("\n"));
}
