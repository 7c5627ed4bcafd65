/** Returns the formula around the caret, `$…$` or `$$…$$`; null outside a formula. */
export function formulaAt(text: string, caret: number): { tex: string; display: boolean } | null {
  const from = text.lastIndexOf("\n\n", Math.max(0, caret - 1)) + 1;
  const end = text.indexOf("\n\n", caret);
  const paragraph = text.slice(from, end < 0 ? undefined : end);
  const offset = caret - from;
  for (const match of paragraph.matchAll(/(?<!\\)(\$\$?)((?:\\.|[^$\\])+)\1/g)) {
    const start = match.index;
    if (offset >= start && offset <= start + match[0].length)
      return { tex: (match[2] ?? "").trim(), display: match[1] === "$$" };
  }
  return null;
}
