import { type EffectCallback, useEffect } from "react";

/**
 * Runs an effect after the first render and after each with a changed value. The effect may read other values; their
 * changes alone do not run it.
 *
 * @param values always as many, in one order
 */
export function useOnChange(values: readonly unknown[], effect: EffectCallback): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what the effect waits for.
  useEffect(effect, values);
}
