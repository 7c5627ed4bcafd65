/** Restores the layout of `magazine.json` after a form has rewritten it. */
import { readFileSync, writeFileSync } from "node:fs";
import { withLayoutOf } from "../checking/json-layout";

/** Fields whose `false` means nothing: a form writes it for every unticked box. */
const ticked = ["featured", "draft"];

/**
 * Writes the file's value in the earlier layout.
 * @param file of the magazine @param earlier its text before the form
 * @returns whether the file was written; false where it is not JSON, which the check reports
 */
export function keepLayout(file: string, earlier: string): boolean {
  const text = readFileSync(file, "utf8");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return false;
  }
  const laid = withLayoutOf(earlier, withoutEmptyTicks(value));
  if (laid !== text) writeFileSync(file, laid);
  return laid !== text;
}

function withoutEmptyTicks(magazine: unknown): unknown {
  const contents = (magazine as { contents?: unknown } | null)?.contents;
  if (!Array.isArray(contents)) return magazine;
  const says = ([name, value]: [string, unknown]) => value !== false || !ticked.includes(name);
  const pieces = contents.map((piece: unknown) =>
    piece instanceof Object ? Object.fromEntries(Object.entries(piece).filter(says)) : piece,
  );
  return { ...(magazine as object), contents: pieces };
}
