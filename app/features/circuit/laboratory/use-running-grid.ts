import { useMemo } from "react";
import { useCharging } from "../parts/use-charging";
import { type GridComponents, gridBranches, measure } from "./grid-component";

/** Returns the grid's readings now; while a capacitor charges, time runs. `discharge` empties them all. */
export function useRunningGrid(components: GridComponents) {
  const { charges, discharge } = useCharging(components, gridBranches);
  return { solution: useMemo(() => measure(components, charges), [components, charges]), discharge };
}
