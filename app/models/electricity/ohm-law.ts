/**
 * Ohm's law and the resistance of a wire: I = U / R, R = ρ l / S (G. S. Ohm 1827), with ρ = 0,49 µΩ·m of constantan at
 * 20 °C (CRC Handbook of Chemistry and Physics). Idealised: direct current, and a wire that does not change as it warms.
 */

/** Ohms of a metre of the model's wire: constantan of 0,245 mm². */
export const ohmsPerMetre = 0.49 / 0.245;

/** Current in amperes. @param voltage in volts @param resistance in ohms */
export const ohmCurrent = (voltage: number, resistance: number) => voltage / resistance;

/** Metres of the model's wire that have this resistance, in ohms. */
export const wireLength = (resistance: number) => resistance / ohmsPerMetre;

/** Watts that warm the wire. @param voltage in volts @param resistance in ohms */
export const heating = (voltage: number, resistance: number) => voltage ** 2 / resistance;

/** Joules per coulomb and metre of the wire: the push on every electron. */
export const fieldAlong = (voltage: number, resistance: number) => voltage / wireLength(resistance);
