/** Reads the simulator's settings from its `gameData`, a JSON string. Defaults stand for what is broken. */
import * as v from "valibot";
import { parseJson } from "../../../magazine/result";
import type { ComponentKind } from "../parts/component";
import { levelKinds, levels } from "./levels";

export interface SimulatorSettings {
  /** How many of the levels are played. */
  levels: number;
  /** What can be placed, in the board's own order. */
  components: readonly ComponentKind[];
  /** How many elements the introduction announces, as "12+". */
  elements: number;
}

export const defaultSettings: SimulatorSettings = {
  levels: 5,
  components: ["resistor", "capacitor", "battery", "switch", "bulb"],
  elements: 12,
};

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

const schema = v.object({
  levels: v.fallback(v.pipe(countSchema, v.maxValue(levels.length)), defaultSettings.levels),
  components: v.fallback(v.array(v.string()), () => [...defaultSettings.components]),
  elements: v.fallback(countSchema, defaultSettings.elements),
});

/**
 * @param gameData the content's own string; anything broken in it counts as left out.
 * @returns components that are known; those that the levels need are there even where the editor left them out.
 */
export function readSettings(gameData: string | undefined): SimulatorSettings {
  const parsed = parseJson(schema, gameData ?? "");
  const { levels: played, components, elements } = parsed.ok ? parsed.value : defaultSettings;
  const needed = levels.slice(0, played).flatMap(({ required }) => Object.keys(required));
  const wanted = new Set([...components, ...needed]);
  return { levels: played, components: levelKinds.filter((kind) => wanted.has(kind)), elements };
}
