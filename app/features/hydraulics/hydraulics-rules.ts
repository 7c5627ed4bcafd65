/** Settings of the press in the units of its sliders: cm², N, cm. The law is in `press.ts`. */
import { clamp } from "../../play/clamp";
import type { Push } from "./press";

export interface PressSettings {
  /** Area of the small piston, cm². */
  smallArea: number;
  /** Area of the large piston, cm². */
  largeArea: number;
  /** Force on the small piston, N. */
  force: number;
  /** Path of the small piston downwards, cm. */
  path: number;
}

export const limits = {
  smallArea: { min: 1, max: 6, step: 0.1, digits: 1, unit: "cm²" },
  largeArea: { min: 1, max: 24, step: 0.1, digits: 1, unit: "cm²" },
  force: { min: 1, max: 60, step: 1, digits: 0, unit: "N" },
  path: { min: 0, max: 8, step: 0.1, digits: 1, unit: "cm" },
} as const;

/**
 * Presets of the press. The syringes are those of the project's worked example, 15 and 27 mm across: rounded to the
 * slider's tenth, the model gave 31.7 N where the example gives 32.4. The brake has only the sizes of a real one, 20 mm and 54 mm across: a driver pushes with
 * thousands of N.
 */
export const presets = [
  { name: "Shiringat e projektit", settings: { smallArea: 1.767, largeArea: 5.73, force: 10, path: 5 } },
  { name: "Përmasat e frenit", settings: { smallArea: 3.1, largeArea: 22.9, force: 60, path: 4 } },
  { name: "Dy pistonë njësoj", settings: { smallArea: 4, largeArea: 4, force: 20, path: 3 } },
] as const;

export const initialPress: PressSettings = presets[0].settings;

export type PressAction = { type: "set"; what: keyof PressSettings; value: number } | { type: "preset"; index: number };

/** Returns the longest path of the small piston, cm: neither piston may leave its cylinder. */
export function longestPath({ smallArea, largeArea }: Pick<PressSettings, "smallArea" | "largeArea">): number {
  const { max, step } = limits.path;
  const steps = Math.min(max, (max * largeArea) / smallArea) / step;
  return Math.floor(steps + 1e-9) * step;
}

export function pressReducer(settings: PressSettings, action: PressAction): PressSettings {
  switch (action.type) {
    case "preset":
      return presets[action.index]?.settings ?? settings;
    case "set": {
      const { min, max } = limits[action.what];
      if (Number.isNaN(action.value)) return settings;
      const next = { ...settings, [action.what]: clamp(action.value, min, max) };
      return { ...next, path: Math.min(next.path, longestPath(next)) };
    }
  }
}

/** Converts the settings to SI units. */
export function pushOf({ smallArea, largeArea, force, path }: PressSettings): Push {
  return { smallArea: smallArea * 1e-4, largeArea: largeArea * 1e-4, force, path: path / 100 };
}
