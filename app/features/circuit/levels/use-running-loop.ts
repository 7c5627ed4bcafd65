import { useMemo } from "react";
import type { Component } from "../parts/component";
import { useCharging } from "../parts/use-charging";
import { type LoopState, loopBranches, loopState } from "./series-loop";

/** Returns the loop's present state; time runs while a capacitor charges. */
export function useRunningLoop(components: readonly Component[]): LoopState {
  const { charges } = useCharging(components, loopBranches);
  return useMemo(() => loopState(components, charges), [components, charges]);
}
