/**
 * A cell with inner resistance under a load. Ohm's law of the whole circuit gives I = ε / (R + r), U = ε − I r. At R =
 * r the voltage is half of the electromotive force, and the load's power has its maximum, ε² / 4r (Jacobi's theorem,
 * 1840). Idealised: ε and r do not depend on the current, and the motor is a resistor that does not turn.
 */

export interface LoadedCell {
  /** In amperes. */
  current: number;
  /** Voltage between the poles, in volts. */
  voltage: number;
  /** Power of the load, and power lost as heat in the cell, in watts. */
  power: number;
  lost: number;
}

/** @param force electromotive, in volts @param inner @param load resistances, in ohms, not both zero */
export function loadedCell(force: number, inner: number, load: number): LoadedCell {
  const current = force / (inner + load);
  return { current, voltage: current * load, power: current ** 2 * load, lost: current ** 2 * inner };
}

/** Returns the greatest power that any load can get, in watts. */
export const mostPower = (force: number, inner: number) => force ** 2 / (4 * inner);
