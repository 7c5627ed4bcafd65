import type { Action } from "./touch-model";

/**
 * Parts the buttons of a model into a row of equal chips and the others, in their order.
 *
 * @returns `word`: what the chips' labels begin with, which stands once before them; it may be empty
 */
export function rowsOf<Name extends string>(actions: readonly Action<Name>[] = []) {
  const chips = actions.filter(({ chip }) => chip !== undefined);
  const [first] = chips;
  const word = first?.label.slice(0, -(first.chip ?? "").length).trim() ?? "";
  return { chips, word, others: actions.filter(({ chip }) => chip === undefined) };
}
