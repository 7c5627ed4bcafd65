/** Reads a component's instruments, with signs, and writes columns of readings. */

import { formatNumber } from "../../../../magazine/albanian";
import { clamp } from "../../../../play/clamp";
import type { Component } from "../../parts/component";
import type { Reading, Solution } from "../../solver/circuit-solver";
import { edgeEnds } from "../grid/grid";
import type { GridComponent } from "../grid/grid-component";

export type Direction = "right" | "left" | "down" | "up";

export interface PartReading {
  /**
   * Current in amperes. Of a battery positive if it delivers, of a capacitor positive if it charges; of others a
   * magnitude.
   */
  current: number;
  /** Direction of the current on the board; `null` without one. */
  direction: Direction | null;
  /** Voltage between the ends in volts: of a battery V(+) − V(−), of others a magnitude. */
  voltage: number;
  /** Power in watts. Of a battery the delivered power, negative if it is charged; of any other the consumed power. */
  power: number;
  /** Heat inside a battery in watts, I²r; 0 for others. */
  heat: number;
  /** Whether nothing limits the current, so that its number would mean nothing. */
  unbounded: boolean;
}

/**
 * Amperes above which the current of ideal sources that contradict each other has no meaning. Each source then gets a
 * thousandth of an ohm, while 24 V over the smallest resistor give 24 A.
 */
const boundless = 30;

const nothing: Reading = { current: 0, voltage: 0, power: 0 };

/** Returns the readings of one component of a solved board. */
export function partReading(component: GridComponent, { readings, bounded }: Solution): PartReading {
  const { current, voltage, power } = readings.get(component.id) ?? nothing;
  const { kind, reversed, internalResistance } = component;
  const { upright } = edgeEnds(component.edge);
  const ahead: Direction = upright ? "down" : "right";
  const back: Direction = upright ? "up" : "left";
  const direction = current === 0 ? null : current > 0 ? ahead : back;
  const unbounded = bounded && Math.abs(current) > boundless;
  if (kind === "battery") {
    const sign = reversed ? -1 : 1;
    const heat = unbounded ? 0 : current ** 2 * internalResistance;
    return {
      current: sign * current + 0,
      direction,
      voltage: -sign * voltage + 0,
      power: -power + 0,
      heat,
      unbounded,
    };
  }
  if (kind === "capacitor") {
    // Relative to its voltage: a positive current charges it, a negative one discharges it.
    const sign = voltage < 0 ? -1 : 1;
    return { current: sign * current + 0, direction, voltage: Math.abs(voltage), power, heat: 0, unbounded };
  }
  return {
    current: Math.abs(current),
    direction,
    voltage: Math.abs(voltage),
    power: Math.abs(power),
    heat: 0,
    unbounded,
  };
}

/** Returns a word for the component's energy flow if the sign alone is ambiguous. */
export function flowWord({ kind }: Pick<Component, "kind">, { current, power }: PartReading): string {
  if (current === 0) return "";
  if (kind === "battery") return power < 0 ? "po mbushet" : power > 0 ? "jep energji" : "";
  if (kind === "capacitor") return current > 0 ? "po mbushet" : "po shkarkohet";
  return "";
}

/** Unit and number of decimals of a whole column. */
export interface ColumnForm {
  unit: string;
  factor: number;
  digits: number;
}

/** Values below a ten-thousandth of the greatest do not count for the decimals. */
const leastShare = 1e-4;

/** Smallest magnitude written in the bare unit: 0,1 A, but 68,9 mA. */
const leastOfUnit = 0.1;

const decade = (magnitude: number) => Math.floor(Math.log10(magnitude) + 1e-9);

/**
 * Chooses one unit and number of decimals for a column. Its smallest value has three significant digits. So sums at a
 * node can be checked to the last digit: 1,756 A = 1,244 A + 0,512 A.
 */
export function columnForm(values: readonly number[], unit: string): ColumnForm {
  const magnitudes = values.map(Math.abs).filter((value) => Number.isFinite(value) && value > 0);
  const greatest = Math.max(0, ...magnitudes);
  const milli = greatest > 0 && greatest < leastOfUnit;
  const factor = milli ? 1000 : 1;
  const least = Math.min(greatest, ...magnitudes.filter((value) => value >= greatest * leastShare));
  const digits = least === 0 ? 2 : clamp(2 - decade(least * factor), 0, 5);
  return { unit: milli ? `m${unit}` : unit, factor, digits };
}

/** Formats a value in its column, without the unit. */
export const inColumn = (value: number, { factor, digits }: ColumnForm) => formatNumber(value * factor, digits);

/** Formats one reading with three significant digits and its unit: "1,97 V", "68,9 mA". */
export function readingWithUnit(value: number, unit: string): string {
  const form = columnForm([value], unit);
  return `${inColumn(value, form)}\u00a0${form.unit}`;
}
