import type { Finding } from "./finding";

/**
 * Applies the corrections of findings to a file's text. It skips one whose words are not there, or that overlaps
 * another.
 */
export function withMends(
  written: string,
  findings: readonly Pick<Finding, "line" | "column" | "mend">[],
): { text: string; mends: number } {
  // Findings refer to the text as it is read. NFC, one kind of line ends, no byte-order mark.
  const ends = written.includes("\r\n") ? "\r\n" : "\n";
  let text = written
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .normalize("NFC");
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const edits = findings
    .flatMap(({ line, column, mend }) => {
      const offset = (starts[line - 1] ?? text.length) + column - 1;
      return mend !== undefined && text.startsWith(mend.from, offset) ? [{ offset, ...mend }] : [];
    })
    .sort((a, b) => b.offset - a.offset);
  let mends = 0;
  let from = Number.POSITIVE_INFINITY;
  for (const edit of edits) {
    if (edit.offset + edit.from.length > from) continue;
    text = text.slice(0, edit.offset) + edit.to + text.slice(edit.offset + edit.from.length);
    from = edit.offset;
    mends++;
  }
  return { text: ends === "\n" ? text : text.replaceAll("\n", ends), mends };
}
