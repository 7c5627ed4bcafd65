import type { Finding, Mend } from "./finding";

/**
 * Applies the corrections of findings to a file's text. It skips one whose words are not there, or that overlaps
 * another. Where their words overlap but not what they change, as in „19 620 Pa“, it applies both.
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
      return mend !== undefined && text.startsWith(mend.from, offset) ? [changeOf(offset, mend)] : [];
    })
    .sort((a, b) => b.offset - a.offset);
  let mends = 0;
  let from = Number.POSITIVE_INFINITY;
  for (const edit of edits) {
    if (edit.offset + edit.from.length > from || edit.offset === from) continue;
    text = text.slice(0, edit.offset) + edit.to + text.slice(edit.offset + edit.from.length);
    from = edit.offset;
    mends++;
  }
  return { text: ends === "\n" ? text : text.replaceAll("\n", ends), mends };
}

/** Narrows a correction to the signs that it changes. */
function changeOf(offset: number, { from, to }: Mend): Mend & { offset: number } {
  const shorter = Math.min(from.length, to.length);
  let head = 0;
  while (head < shorter && from[head] === to[head]) head++;
  let tail = 0;
  while (tail < shorter - head && from.at(-1 - tail) === to.at(-1 - tail)) tail++;
  return {
    offset: offset + head,
    from: from.slice(head, from.length - tail),
    to: to.slice(head, to.length - tail),
  };
}
