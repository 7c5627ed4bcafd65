/** A row of a list: one large story with two beside it, three, one broad one, or two. */
export type RowForm = "spread" | "triple" | "band" | "pair";

/** How many stories a row holds. */
export const rowSize: Record<RowForm, number> = { spread: 3, triple: 3, band: 1, pair: 2 };

/** The order in which rows take turns; each is skipped where it would not fit or would follow its own kind. */
const rhythm = ["triple", "band", "pair"] as const;

/** Rows for what is left of a list; `null` where the row before leaves no way to fill it. */
function fill(left: number, before: RowForm, turn: number): RowForm[] | null {
  if (left === 0) return [];
  for (let skipped = 0; skipped < rhythm.length; skipped++) {
    const form = rhythm[(turn + skipped) % rhythm.length] as RowForm;
    if (form === before || rowSize[form] > left) continue;
    const rest = fill(left - rowSize[form], form, turn + skipped + 1);
    if (rest) return [form, ...rest];
  }
  return null;
}

/**
 * Sets a list of stories as rows so that no two neighbours look alike. A spread opens, then threes, a band and pairs by
 * turns; every row is full.
 */
export function compose(count: number): RowForm[] {
  if (count <= 0) return [];
  if (count < 3) return [count === 1 ? "band" : "pair"];
  return ["spread", ...(fill(count - 3, "spread", 0) ?? [])];
}
