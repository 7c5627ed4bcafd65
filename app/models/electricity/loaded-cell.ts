/**
 * A cell with inner resistance under a load: I = ε / (R + r), U = ε − I r (Ohm's law of the whole circuit). Half of the
 * electromotive force is left when R = r, and there the load gets its most power, ε² / 4r (Jacobi's theorem, 1840).
 * Idealised: ε and r stay the same whatever the current, and the motor is a resistor that does not turn.
 */

export interface LoadedCell {
  /** In amperes. */
  current: number;
  /** Between the poles, in volts. */
  voltage: number;
  /** What the load gets and what stays in the cell as heat, in watts. */
  power: number;
  lost: number;
}

/** @param force electromotive, in volts @param inner @param load resistances, in ohms, not both zero */
export function loadedCell(force: number, inner: number, load: number): LoadedCell {
  const current = force / (inner + load);
  return { current, voltage: current * load, power: current ** 2 * load, lost: current ** 2 * inner };
}

/** The most power that any load can get, in watts. */
export const mostPower = (force: number, inner: number) => force ** 2 / (4 * inner);
