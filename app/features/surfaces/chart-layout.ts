/** Scales of the warming chart, a drawing of 640 by 430 units. Minutes go to the right, degrees up. */
import { allMinutes, lampMinutes } from "./heat-balance";
import { type Roof, roofs } from "./surfaces-rules";

export const plotArea = { left: 62, right: 624, top: 34, bottom: 372, width: 640, height: 430 } as const;

export interface TemperatureScale {
  /** °C at the bottom and at the top. */
  low: number;
  high: number;
  /** °C of the grid lines. */
  ticks: number[];
}

/** Makes a scale in whole tens that includes every temperature. */
export function scaleFor(temperatures: number[]): TemperatureScale {
  const low = Math.floor((Math.min(...temperatures) - 1) / 10) * 10;
  const high = Math.ceil((Math.max(...temperatures) + 1) / 10) * 10;
  const step = high - low > 60 ? 20 : 10;
  const count = Math.floor((high - low) / step);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, index) => low + index * step) };
}

export const minuteX = (minute: number) => plotArea.left + ((plotArea.right - plotArea.left) * minute) / allMinutes;

export function degreeY(temperature: number, { low, high }: TemperatureScale): number {
  return plotArea.bottom - ((plotArea.bottom - plotArea.top) * (temperature - low)) / (high - low);
}

/** Draws a curve, given at every minute, as an SVG path. */
export function curvePath(temperatures: number[], scale: TemperatureScale): string {
  const points = temperatures.map(
    (temperature, minute) => `${round(minuteX(minute))} ${round(degreeY(temperature, scale))}`,
  );
  return `M${points.join("L")}`;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Minute at which a curve's name ends, shortly before the lamp goes out. */
const namedAt = lampMinutes - 2;
/** Distance between two names, units of the drawing. */
const lineHeight = 24;

/** Distance from the lowest curve to its name. The name stays below the part that has not risen yet. */
const belowCurve = 38;

/** Places the roofs' names above their curves, that of the lowest one below. Names keep one line of distance. */
export function labelPlaces(
  curves: Record<Roof, number[]>,
  scale: TemperatureScale,
): { roof: Roof; x: number; y: number }[] {
  const places = roofs
    .map((roof) => ({ roof, x: minuteX(namedAt), y: degreeY(curves[roof][namedAt] ?? scale.low, scale) - 10 }))
    .sort((a, b) => a.y - b.y);
  let above = Number.NEGATIVE_INFINITY;
  for (const [rank, place] of places.entries()) {
    const own = rank === places.length - 1 ? Math.min(place.y + 10 + belowCurve, plotArea.bottom - 8) : place.y;
    place.y = Math.round(Math.max(own, above + lineHeight));
    above = place.y;
  }
  return places;
}
