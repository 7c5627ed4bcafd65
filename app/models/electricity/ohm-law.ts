/**
 * Ohm's law and the resistance of a wire: I = U / R, R = ρ l / S. Sources: G. S. Ohm 1827; ρ = 0,49 µΩ·m of constantan
 * at 20 °C (CRC Handbook of Chemistry and Physics). Idealised: direct current, and a resistance that does not change as
 * the wire warms.
 */

/** Resistance of a metre of the model's wire, in ohms: constantan of 0,245 mm². */
export const ohmsPerMetre = 0.49 / 0.245;

/** Returns the current in amperes. @param voltage in volts @param resistance in ohms */
export const ohmCurrent = (voltage: number, resistance: number) => voltage / resistance;

/** Returns the length in metres of the model's wire with this resistance, in ohms. */
export const wireLength = (resistance: number) => resistance / ohmsPerMetre;

/** Returns the heating power of the wire, in watts. @param voltage in volts @param resistance in ohms */
export const heating = (voltage: number, resistance: number) => voltage ** 2 / resistance;

/** Returns the electric field along the wire, in V/m: the force on every coulomb. */
export const fieldAlong = (voltage: number, resistance: number) => voltage / wireLength(resistance);
