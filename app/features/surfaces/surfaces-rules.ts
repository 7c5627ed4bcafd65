/** Settings of lamp, room and moss, and the sheet of the pupil's readings. */

import { parseNumber } from "../../magazine/albanian";
import { isObject } from "../../magazine/is-object";
import { clamp } from "../../play/clamp";
import { lampLight, type Room, type Surface, warming } from "./heat-balance";

/** The three roofs of the project, in the order of its sheet. */
export const roofs = ["black", "white", "green"] as const;

export type Roof = (typeof roofs)[number];

export const roofNames: Record<Roof, string> = { black: "E zezë", white: "E bardhë", green: "E gjelbër" };

/** Minutes at which the project reads its thermometers. */
export const readingMinutes = Array.from({ length: 13 }, (_, index) => index * 5);

interface LampSettings {
  /** Power of the lamp, W. */
  power: number;
  /** Distance from lamp to roof, cm. */
  distance: number;
  /** Temperature of the air, °C. */
  air: number;
  /** Wetness of the moss, per cent. */
  wetness: number;
  /** Minute whose heat balance is shown. */
  minute: number;
}

export type RoofReadings = Record<Roof, string[]>;

export interface SurfacesState extends LampSettings {
  /** Typed texts by roof, one for each reading minute. */
  readings: RoofReadings;
  /** Readings before the sheet was cleared, until a new one is typed. */
  cleared: RoofReadings | null;
}

export const limits = {
  power: { min: 40, max: 150, step: 5, digits: 0, unit: "W" },
  distance: { min: 25, max: 60, step: 1, digits: 0, unit: "cm" },
  air: { min: 10, max: 32, step: 1, digits: 0, unit: "°C" },
  wetness: { min: 0, max: 100, step: 5, digits: 0, unit: "%" },
  minute: { min: 0, max: 60, step: 1, digits: 0, unit: "min" },
} as const;

const blankSheet = (): RoofReadings => {
  const column = () => readingMinutes.map(() => "");
  return { black: column(), white: column(), green: column() };
};

/** Initial settings, as in the project: 100 W at 30 cm give 400 W/m². */
export const initialSurfaces: SurfacesState = {
  power: 100,
  distance: 30,
  air: 22,
  wetness: 60,
  minute: 15,
  readings: blankSheet(),
  cleared: null,
};

export type SurfacesAction =
  | { type: "set"; what: keyof LampSettings; value: number }
  | { type: "write"; roof: Roof; index: number; text: string }
  | { type: "recall"; readings: RoofReadings }
  | { type: "clear" }
  | { type: "undo" };

/** Tells whether the sheet is empty. */
export function isBlank(readings: RoofReadings): boolean {
  return roofs.every((roof) => readings[roof].every((text) => text === ""));
}

/** Most characters of a stored reading. */
const longestText = 12;

/** Parses a sheet stored on the device. @returns null if it is not one */
export function readSheet(kept: unknown): RoofReadings | null {
  if (!isObject(kept)) return null;
  const column = (roof: Roof): string[] | null => {
    const texts = kept[roof];
    if (!Array.isArray(texts) || texts.length !== readingMinutes.length) return null;
    return texts.every((text) => typeof text === "string") ? texts.map((text) => text.slice(0, longestText)) : null;
  };
  const [black, white, green] = roofs.map(column);
  return black && white && green ? { black, white, green } : null;
}

export function surfacesReducer(state: SurfacesState, action: SurfacesAction): SurfacesState {
  switch (action.type) {
    case "set": {
      const { min, max } = limits[action.what];
      if (Number.isNaN(action.value)) return state;
      return { ...state, [action.what]: clamp(action.value, min, max) };
    }
    case "write": {
      const column = state.readings[action.roof].map((text, index) => (index === action.index ? action.text : text));
      return { ...state, readings: { ...state.readings, [action.roof]: column }, cleared: null };
    }
    case "recall":
      return { ...state, readings: action.readings };
    case "clear":
      return isBlank(state.readings) ? state : { ...state, readings: blankSheet(), cleared: state.readings };
    case "undo":
      return state.cleared === null ? state : { ...state, readings: state.cleared, cleared: null };
  }
}

/**
 * Returns a roof's physical values. 12.5 mm of plasterboard has 9 kJ/(m²·K) (8.5 kg/m² at 1.09 kJ/(kg·K)); 1 cm of moss
 * adds 2 kJ/(m²·K) when dry, and 33 more when soaked (four fifths of it water).
 */
export function surfaceOf(roof: Roof, { wetness }: Pick<LampSettings, "wetness">): Surface {
  switch (roof) {
    case "black":
      return { absorptivity: 0.95, heatCapacity: 9000, wetness: 0 };
    case "white":
      return { absorptivity: 0.3, heatCapacity: 9000, wetness: 0 };
    case "green":
      return { absorptivity: 0.75, heatCapacity: 11_000 + 330 * wetness, wetness: wetness / 100 };
  }
}

/** Returns the room while the lamp is on. */
export function roomOf({ power, distance, air }: Pick<LampSettings, "power" | "distance" | "air">): Room {
  return { light: lampLight(power, distance / 100), air };
}

/** Computes the curve of a roof, °C at every minute. */
export const curveOf = (roof: Roof, settings: LampSettings) => warming(surfaceOf(roof, settings), roomOf(settings));

/** Limits of a plausible reading, °C; values outside are typing errors. */
export const [coldest, hottest] = [-10, 120];

/** Parses a typed temperature; null if no roof can have it. */
export function readingOf(text: string): number | null {
  const value = parseNumber(text);
  return value !== null && value >= coldest && value <= hottest ? value : null;
}

/** Lists the valid readings of a roof: minute and °C. */
export function pointsOf(readings: string[]): { minute: number; temperature: number }[] {
  return readings.flatMap((text, index) => {
    const temperature = readingOf(text);
    return temperature === null ? [] : [{ minute: readingMinutes[index] ?? 0, temperature }];
  });
}

/** Returns the mean distance of the readings from the curve, K; null without readings. */
export function meanDistance(points: ReturnType<typeof pointsOf>, curve: number[]): number | null {
  if (points.length === 0) return null;
  const sum = points.reduce((all, { minute, temperature }) => all + Math.abs(temperature - (curve[minute] ?? 0)), 0);
  return sum / points.length;
}
