/** Reads text files as editors save them: UTF-8 only, with normalised line ends and NFC. */
import { readFileSync } from "node:fs";
import type { FindingList, SourcePosition } from "./finding";
import { positionsIn } from "./text-position";

/**
 * Reads an existing text file.
 *
 * @returns its text (NFC, `\n`, no byte-order mark); null after a finding, where it is not UTF-8
 */
export function readEditorFile(file: string, findings: FindingList): string | null {
  const bytes = readFileSync(file);
  const wrong = wrongEncoding(bytes);
  if (wrong !== null) {
    const start: SourcePosition = { file, line: 1, column: 1, path: "" };
    const position = wrong.offset === null ? start : { ...start, ...positionsIn(wrong.text)(wrong.offset) };
    findings.error(position, wrong.message, "Ruaje përsëri me kodimin UTF-8 (te Notepad: Save as, Encoding, UTF-8).");
    return null;
  }
  const text = bytes
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .normalize("NFC");
  const fault = file.endsWith(".md") ? beyondReading(text) : null;
  if (fault === null) return text;
  findings.error({ file, line: fault.line, column: 1, path: "" }, fault.message, fault.hint);
  return null;
}

/** Longest text in characters: the longest lesson has 15,000. The Markdown parser needs 8 s for 60,000 open marks. */
const longest = 40_000;
/**
 * Twenty marks of nested lists and quotations at a line's start. The parser recurses for each, and fails at some
 * thousands.
 */
const nestedMarks = /^(?:[ \t]*(?:>|(?:[*+-]|\d+[.)])[ \t])){20}/m;

/** Finds the reason why a text cannot be parsed as Markdown; null where it can. */
function beyondReading(text: string): { line: number; message: string; hint: string } | null {
  if (text.length > longest) {
    const message = `Teksti ka ${text.length} shenja; lexohen deri në ${longest}.`;
    return { line: 1, message, hint: "Ndaje në dy shkrime." };
  }
  const nested = nestedMarks.exec(text);
  if (nested === null) return null;
  const hint = "Hiq shenjat e tepërta në fillim të rreshtit.";
  const { line } = positionsIn(text)(nested.index);
  return { line, message: "Rreshti nis me njëzet a më shumë shenja liste ose citimi, njëra brenda tjetrës.", hint };
}

type Wrong = { message: string; text: string; offset: number | null } | null;

function wrongEncoding(bytes: Buffer): Wrong {
  const text = bytes.toString("utf8");
  // UTF-16 has a zero byte beside every Latin letter; UTF-8 text has none at all.
  if (bytes.subarray(0, 4096).includes(0)) {
    const message =
      "Skedari nuk është tekst në UTF-8: mund të jetë „Unicode“ (UTF-16) ose skedar i një programi tjetër.";
    return { message, text, offset: null };
  }
  // Bytes that are not UTF-8 are decoded as U+FFFD. In Windows-1252 that is every ë and ç.
  const offset = text.indexOf("\uFFFD");
  return offset < 0 ? null : { message: "Skedari nuk është në UTF-8.", text, offset };
}
