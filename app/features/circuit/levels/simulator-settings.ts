/** Parses the simulator's settings from its `gameData`, a JSON string. Invalid values are replaced by defaults. */
import * as v from "valibot";
import { parseJson } from "../../../magazine/result";
import type { ComponentKind } from "../parts/component";
import { levelKinds, levels } from "./levels";

export interface SimulatorSettings {
  /** Number of levels that are played. */
  levels: number;
  /** Components that can be placed, in the order of the board. */
  components: readonly ComponentKind[];
  /** Number of elements that the intro announces, as "12+". */
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
 * Parses the settings.
 *
 * @param gameData the content's own string; invalid values count as absent.
 * @returns known components; those that the levels need are always included.
 */
export function readSettings(gameData: string | undefined): SimulatorSettings {
  const parsed = parseJson(schema, gameData ?? "");
  const { levels: played, components, elements } = parsed.ok ? parsed.value : defaultSettings;
  const needed = levels.slice(0, played).flatMap(({ required }) => Object.keys(required));
  const wanted = new Set([...components, ...needed]);
  return { levels: played, components: levelKinds.filter((kind) => wanted.has(kind)), elements };
}
