/** Judges a board: it passes where it holds what the level requires and every switch is ON (product 10.5). */
import type { Component, ComponentKind } from "../parts/component";
import type { Level } from "./levels";
import type { Condition } from "./series-loop";

export type Fault =
  | { code: "missing"; kind: ComponentKind; required: number; present: number }
  | { code: "switch-open"; count: number }
  | { code: "short-circuit" };

export interface Verdict {
  passed: boolean;
  /** Why not, or what is wrong with the physics; the first one weighs most. */
  faults: Fault[];
}

/**
 * Judges a board. A required component is counted by its name inside the ids on the board (product 10.5).
 *
 * @param condition of the board's loop: a short circuit is told, and fails no level by itself.
 */
export function examine(level: Level, components: readonly Component[], condition: Condition): Verdict {
  const missing = Object.entries(level.required).flatMap(([name, required]): Fault[] => {
    const present = components.filter(({ id }) => id.includes(name)).length;
    return present < required ? [{ code: "missing", kind: name as ComponentKind, required, present }] : [];
  });
  const open = components.filter(({ kind, on }) => kind === "switch" && !on).length;
  const switches: Fault[] = open > 0 ? [{ code: "switch-open", count: open }] : [];
  const shorts: Fault[] = condition === "short-circuit" ? [{ code: "short-circuit" }] : [];
  return { passed: missing.length === 0 && open === 0, faults: [...shorts, ...missing, ...switches] };
}
