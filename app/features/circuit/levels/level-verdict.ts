/** Judges a board (product 10.5). It passes if it has what the level requires and every switch is ON. */
import type { Component, ComponentKind } from "../parts/component";
import type { Level } from "./levels";
import type { LoopCondition } from "./series-loop";

export type LevelFault =
  | { code: "missing"; kind: ComponentKind; required: number; present: number }
  | { code: "switch-open"; count: number }
  | { code: "short-circuit" };

export interface LevelVerdict {
  passed: boolean;
  /** Faults of the level or of the physics, the most important first. */
  faults: LevelFault[];
}

/**
 * Judges a board. A required component is counted by its name inside the ids on the board (product 10.5).
 *
 * @param condition state of the board's loop: a short circuit is reported, but alone it fails no level.
 */
export function judgeBoard(level: Level, components: readonly Component[], condition: LoopCondition): LevelVerdict {
  const missing = Object.entries(level.required).flatMap(([name, required]): LevelFault[] => {
    const present = components.filter(({ id }) => id.includes(name)).length;
    return present < required ? [{ code: "missing", kind: name as ComponentKind, required, present }] : [];
  });
  const open = components.filter(({ kind, on }) => kind === "switch" && !on).length;
  const switches: LevelFault[] = open > 0 ? [{ code: "switch-open", count: open }] : [];
  const shorts: LevelFault[] = condition === "short-circuit" ? [{ code: "short-circuit" }] : [];
  return { passed: missing.length === 0 && open === 0, faults: [...shorts, ...missing, ...switches] };
}
