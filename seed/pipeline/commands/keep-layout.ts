/** Puts `magazine.json` back into its own lines after a form has written it anew. */
import { readFileSync, writeFileSync } from "node:fs";
import { withLayoutOf } from "../checking/json-layout";

/** Fields that say nothing by `false`: a form writes it wherever a box is not ticked. */
const ticked = ["featured", "draft"];

/**
 * @param file of the magazine @param earlier its text before the form
 * @returns whether it was written; never where it is no JSON, which the check tells
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
  const says = ([name, said]: [string, unknown]) => said !== false || !ticked.includes(name);
  const pieces = contents.map((piece: unknown) =>
    piece instanceof Object ? Object.fromEntries(Object.entries(piece).filter(says)) : piece,
  );
  return { ...(magazine as object), contents: pieces };
}
