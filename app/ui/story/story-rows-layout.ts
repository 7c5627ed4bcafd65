/** The form of a list's row. It is one large story with two beside it, three, one broad one, or two. */
export type RowForm = "spread" | "triple" | "band" | "pair";

/** The number of stories in a row. */
export const rowSize: Record<RowForm, number> = { spread: 3, triple: 3, band: 1, pair: 2 };

/** The order of the row forms. A form is skipped if it does not fit or equals the row before. */
const rhythm = ["triple", "band", "pair"] as const;

/** Returns the rows for the rest of a list. `null` if the row before leaves no way to fill it. */
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
 * Arranges a list of stories in rows so that no two neighbours look alike. A spread comes first, then threes, a band
 * and pairs in turn; every row is full.
 */
export function compose(count: number): RowForm[] {
  if (count <= 0) return [];
  if (count < 3) return [count === 1 ? "band" : "pair"];
  return ["spread", ...(fill(count - 3, "spread", 0) ?? [])];
}
