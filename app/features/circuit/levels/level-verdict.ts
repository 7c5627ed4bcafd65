/** A board passes where it holds what the level requires and every switch is ON (product 10.5). */

import type { ComponentId, Part } from "../parts/component";
import type { Level } from "./levels";
import { loopState } from "./series-loop";

export type Fault =
  | { code: "missing"; component: ComponentId; required: number; present: number }
  | { code: "switch-open"; count: number }
  | { code: "short-circuit" };

export interface Verdict {
  passed: boolean;
  /** Why not, or what is wrong with the physics; the first one weighs most. */
  faults: Fault[];
}

/** Judges a board. A required component is counted by its name inside the ids of the parts (product 10.5). */
export function examine(level: Level, parts: readonly Part[]): Verdict {
  const missing = Object.entries(level.required).flatMap(([name, required]): Fault[] => {
    const present = parts.filter(({ id }) => id.includes(name)).length;
    return present < required ? [{ code: "missing", component: name as ComponentId, required, present }] : [];
  });
  const open = parts.filter(({ component, on }) => component === "switch" && !on).length;
  const shorted = loopState(parts).condition === "short-circuit";
  const switches: Fault[] = open > 0 ? [{ code: "switch-open", count: open }] : [];
  const shorts: Fault[] = shorted ? [{ code: "short-circuit" }] : [];
  return { passed: missing.length === 0 && open === 0, faults: [...shorts, ...missing, ...switches] };
}
