/**
 * Writes and reads an assignment as a code. Bits: version 4, four switches, seed 16, count of parts 4, the parts, CRC 16.
 *
 * A code that was written once is read for ever: another layout gets another version.
 */
import { type Assignment, type AssignmentPart, exerciseNameBits } from "./assignment";
import { BitReader, BitWriter } from "./bits";
import { bitsOfCode, cleanSigns, codeLength, codeOfBits } from "./signs";

const version = 1;
/** Numbers of the kinds in a code; they never change. */
const kinds: readonly AssignmentPart["kind"][] = ["exercises", "quiz", "model", "circuit", "game", "stop"];

/** `newer`: a later Prizma wrote it. `damaged`: a sign is wrong or missing. */
type CodeFault = "newer" | "damaged";
export type ReadAssignment = { ok: true; code: string; assignment: Assignment } | { ok: false; fault: CodeFault };

/** @returns clean signs @throws RangeError if a number or a count is too large for its bits */
export function writeAssignment(assignment: Assignment): string {
  const bits = new BitWriter().put(version, 4);
  bits.put(Number(assignment.hasOwnNumbers), 1).put(Number(assignment.hasHelp), 1);
  bits.put(Number(assignment.keepsTyped), 1).put(Number(assignment.who === "nickname"), 1);
  bits.put(assignment.seed, 16).put(assignment.parts.length, 4);
  for (const part of assignment.parts) writePart(bits, part);
  return codeOfBits("assignment", bits.bits);
}

function writePart(bits: BitWriter, part: AssignmentPart): void {
  bits.put(kinds.indexOf(part.kind), 3);
  switch (part.kind) {
    case "exercises":
      writeNames(bits, part.content, part.exercises);
      return;
    case "quiz":
      writeNames(bits, part.content, part.questions);
      return;
    case "model":
      bits.put(part.model, 16);
      return;
    case "circuit":
      bits.put(part.link.length, 9);
      for (const sign of part.link) bits.put(sign.charCodeAt(0), 7);
      return;
    case "game":
      bits.put(part.operations, 4).put(part.clock, 3);
      return;
    case "stop":
      return;
  }
}

function writeNames(bits: BitWriter, content: number, names: readonly number[]): void {
  bits.putGroups(content).put(names.length, 5);
  for (const name of names) bits.put(name, exerciseNameBits);
}

/** Reads a code as it was typed or stands in an address. */
export function readAssignment(text: string): ReadAssignment {
  const code = cleanSigns(text);
  const payload = code === null ? null : bitsOfCode("assignment", code);
  if (code === null || payload === null) return { ok: false, fault: "damaged" };
  const bits = new BitReader(payload);
  if (bits.take(4) !== version) return { ok: false, fault: "newer" };
  const switches = {
    hasOwnNumbers: bits.take(1) === 1,
    hasHelp: bits.take(1) === 1,
    keepsTyped: bits.take(1) === 1,
    who: bits.take(1) === 1 ? ("nickname" as const) : ("number" as const),
  };
  const seed = bits.take(16);
  const parts: (AssignmentPart | null)[] = [];
  for (let count = bits.take(4); count > 0; count--) parts.push(readPart(bits));
  const known = parts.filter((part) => part !== null);
  if (known.length < parts.length) return { ok: false, fault: "newer" };
  const isWhole = !bits.isShort && codeLength("assignment", bits.position) === code.length;
  return isWhole
    ? { ok: true, code, assignment: { ...switches, seed, parts: known } }
    : { ok: false, fault: "damaged" };
}

function readPart(bits: BitReader): AssignmentPart | null {
  const kind = kinds[bits.take(3)];
  switch (kind) {
    case "exercises":
      return { kind, content: bits.takeGroups(), exercises: readNames(bits) };
    case "quiz":
      return { kind, content: bits.takeGroups(), questions: readNames(bits) };
    case "model":
      return { kind, model: bits.take(16) };
    case "circuit":
      return { kind, link: Array.from({ length: bits.take(9) }, () => String.fromCharCode(bits.take(7))).join("") };
    case "game":
      return { kind, operations: bits.take(4), clock: bits.take(3) };
    case "stop":
      return { kind };
    default:
      return null;
  }
}

const readNames = (bits: BitReader) => Array.from({ length: bits.take(5) }, () => bits.take(exerciseNameBits));
